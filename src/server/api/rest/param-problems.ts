import type * as z from 'zod/mini';
import { INTEGER } from '#wire/wc/field.ts';
import type { RestError } from './rest-error.ts';

// What a schema refused, in the words and codes of WordPress: every wrong parameter by its own name.
// Example: a price sent as a number is `rest_invalid_type`, "regular_price is not of type string."

interface ParamProblem {
  code: string;
  message: string;
  data: { param: string } | null;
}

/** `line_items[0][quantity]`. */
function getName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? 'body'}${rest.map((part) => `[${part}]`).join('')}`;
}

const TYPES: Readonly<Record<string, string>> = { int: INTEGER, record: 'object' };

/** "a and b", "a, b, and c". */
function listed(values: readonly unknown[]): string {
  if (values.length <= 2) return values.join(' and ');
  return `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`;
}

const CODES: Readonly<Record<string, string>> = {
  number: 'rest_out_of_bounds',
  int: 'rest_out_of_bounds',
  string: 'rest_too_long',
  array: 'rest_too_many_items',
};

function toProblem(issue: z.core.$ZodIssue): ParamProblem {
  const name = getName(issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      const type =
        issue.message === INTEGER ? 'integer' : (TYPES[issue.expected] ?? issue.expected);
      const data = { param: name };
      return { code: 'rest_invalid_type', message: `${name} is not of type ${type}.`, data };
    }
    case 'invalid_value': {
      const message = `${name} is not one of ${listed(issue.values)}.`;
      return { code: 'rest_not_in_enum', message, data: null };
    }
    case 'too_small':
    case 'too_big': {
      const code = CODES[issue.origin] ?? 'rest_invalid_param';
      return { code, message: `${name} ${issue.message}`, data: null };
    }
    default:
      return { code: 'rest_invalid_param', message: `${name} ${issue.message}`, data: null };
  }
}

/** The first problem of each parameter. */
export function paramProblems(issues: readonly z.core.$ZodIssue[]): RestError {
  const details: Record<string, ParamProblem> = {};
  for (const issue of issues) details[String(issue.path[0] ?? 'body')] ??= toProblem(issue);
  const messages = Object.entries(details).map(([name, { message }]) => [name, message]);
  const within = issues.filter(({ path }) => path.length > 1);
  return {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${Object.keys(details).join(', ')}`,
    status: 400,
    data: {
      params: Object.fromEntries(messages),
      details,
      // WordPress names the outer parameter only; a form shows it at the field inside.
      ...(within.length > 0 && { fields: toFields(within) }),
    },
  };
}

/** The first problem of each field, by its whole name: `billing[postcode]`. */
function toFields(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[getName(issue.path)] ??= toProblem(issue).message;
  return fields;
}

export function missingParams(names: readonly string[]): RestError {
  return {
    code: 'rest_missing_callback_param',
    message: `Missing parameter(s): ${names.join(', ')}`,
    status: 400,
    data: { params: names },
  };
}
