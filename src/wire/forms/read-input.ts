import type * as z from 'zod/mini';

/** What is wrong with an input: a key of the messages table, and the field it is about. */
export interface InputProblem<Code extends string> {
  code: Code;
  /** '' where it is about the whole. */
  field: string;
  /** The longest it may be, where it is too long. */
  limit?: number;
}

export type InputResult<Value, Code extends string> =
  | { ok: true; input: Value }
  | { ok: false; problems: InputProblem<Code>[] };

/**
 * Reads an input by its schema. The message of each of the schema's own refusals is one of `codes`;
 * any other is a mistake in the schema and throws.
 */
export function readInput<S extends z.ZodMiniType, Code extends string>(
  schema: S,
  codes: readonly Code[],
  value: unknown,
): InputResult<z.output<S>, Code> {
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, input: read.data };
  const problems = read.error.issues.map((issue) => {
    const code = codes.find((each) => each === issue.message);
    if (code === undefined) throw new Error(`A schema refused without a code: ${issue.message}`);
    const limit = issue.code === 'too_big' ? { limit: Number(issue.maximum) } : {};
    return { code, field: issue.path.join('.'), ...limit };
  });
  return { ok: false, problems };
}
