/**
 * What the decoder can be asked for, by name: input and answer. Each domain adds its own, and the
 * program of the decoder (`src/server/decode-files.ts`) carries them out.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains add their tasks to it.
export interface DecodeTasks {}

export type TaskName = keyof DecodeTasks;

export type TaskTable = {
  readonly [Name in TaskName]: (
    input: DecodeTasks[Name]['input'],
  ) => Promise<DecodeTasks[Name]['answer']>;
};
