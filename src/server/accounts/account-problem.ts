import type { MessageValues } from '#rules/messages/format.ts';
import type { MessageKey } from '#wire/messages/messages.ts';

type AccountProblemCode = Extract<MessageKey, `account.problem.${string}`>;

/** Why something of an account was refused; the code is a key of the messages table. */
export interface AccountProblem {
  code: AccountProblemCode;
  /** Name of the form's field; left out where it is about the whole. */
  field?: string;
  values?: MessageValues;
}

export type Refused = { ok: false; problems: AccountProblem[] };

export function refuse(code: AccountProblemCode, field?: string, values?: MessageValues): Refused {
  return { ok: false, problems: [problem(code, field, values)] };
}

export function problem(
  code: AccountProblemCode,
  field?: string,
  values?: MessageValues,
): AccountProblem {
  return { code, ...(field !== undefined && { field }), ...(values && { values }) };
}

export function tooMany(retryAfterSeconds: number): Refused {
  return refuse('account.problem.tooMany', undefined, {
    count: Math.ceil(retryAfterSeconds / 60),
  });
}
