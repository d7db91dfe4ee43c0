import { adminMessages } from '#wire/messages/admin.ts';

/** Why a request failed, in the one shape every part of the admin shows. */
export interface RestProblem {
  readonly code: string;
  readonly message: string;
  /** 0 where no answer came. */
  readonly status: number;
  /** Messages by the name of the field they belong to. */
  readonly fields: Readonly<Record<string, string>>;
}

export const OFFLINE: RestProblem = {
  code: 'fetch_error',
  message: adminMessages['rest.offline'],
  status: 0,
  fields: {},
};

export function notJson(status: number): RestProblem {
  return { code: 'invalid_json', message: adminMessages['rest.notJson'], status, fields: {} };
}

export function uploadFailed(status: number): RestProblem {
  return { code: 'post_process', message: adminMessages['rest.uploadFailed'], status, fields: {} };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textsOf(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(record(value))) {
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

/**
 * The problem that the body of a refused request describes.
 * Example: { code: 'rest_invalid_param', message, data: { params: { sku: 'is taken' } } } has the
 * field `sku`. A body without a message is an unknown error.
 */
export function problemIn(body: unknown, status: number): RestProblem {
  const { code, message, data } = record(body);
  if (typeof message !== 'string' || message === '') {
    const unknown = adminMessages['rest.unknown'];
    return { code: 'unknown_error', message: unknown, status, fields: {} };
  }
  return {
    code: typeof code === 'string' ? code : 'unknown_error',
    message,
    status,
    fields: textsOf(record(data).params),
  };
}
