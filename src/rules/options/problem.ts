// A problem of an entry. The text is chosen where it is shown: the field's own message for this
// code, or the shop's.

export const OPTION_PROBLEMS = [
  'required',
  'characters',
  'pattern',
  'maxLength',
  'minLength',
  'number',
  'min',
  'max',
  'step',
  'minChosen',
  'maxChosen',
  'otherEmpty',
  'unknownChoice',
  'groupQuantity',
  'groupStock',
  'fileSmall',
  'fileLarge',
  'fileType',
  'fileCount',
  'fileUnknown',
  'moment',
  'momentEarly',
  'momentLate',
  'momentDay',
  'momentStep',
  'color',
  'place',
  'kind',
] as const;
export type OptionProblemName = (typeof OPTION_PROBLEMS)[number];

export interface OptionProblem {
  code: `options.problem.${OptionProblemName}`;
  field: string;
  limit?: number;
  /** The disallowed characters, or the file or product concerned. */
  found?: string;
}

export function problem(
  field: { id: string },
  name: OptionProblemName,
  more: Pick<OptionProblem, 'limit' | 'found'> = {},
): OptionProblem {
  return { code: `options.problem.${name}`, field: field.id, ...more };
}
