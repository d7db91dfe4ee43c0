import type { RestError } from './rest-error.ts';

/** What a rule refused: at which parameter, in words, and the code that a program can read. */
export interface FieldProblem {
  code: string;
  /** Such as `sections[0][fields][2]`. */
  param: string;
  message: string;
  /** The id of the field or item it is about, or ''. */
  field: string;
}

/** 400 with every problem, and the first of each parameter where clients written for WooCommerce look. */
export function fieldProblems(problems: readonly FieldProblem[]): RestError {
  const details: Record<string, { code: string; message: string; data: { param: string } }> = {};
  for (const { code, param, message } of problems) {
    details[param.split('[')[0] ?? param] ??= { code, message, data: { param } };
  }
  const params = Object.entries(details).map(([name, { message }]) => [name, message]);
  return {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${Object.keys(details).join(', ')}`,
    status: 400,
    data: { params: Object.fromEntries(params), details, problems },
  };
}

/** `sections.0.fields.2` is `sections[0][fields][2]`. */
export function paramName(path: string): string {
  const [first = 'body', ...rest] = path.split('.');
  return `${first}${rest.map((part) => `[${part}]`).join('')}`;
}
