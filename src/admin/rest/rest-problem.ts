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

/** Refusals that are about one field without saying so. */
const FIELD_OF: Readonly<Record<string, string>> = {
  product_invalid_sku: 'sku',
  woocommerce_product_invalid_image_id: 'images',
};

/** As programs are answered; a person is asked for a number. */
const NO_NUMBER = /^is not of type (number|integer)\.?$/;

/** At its field the name of the parameter is not repeated: `sku is taken.` is "Is taken." there. */
function toTexts(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(record(value))) {
    if (typeof text !== 'string') continue;
    const withoutName = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
    const words = NO_NUMBER.test(withoutName) ? adminMessages['rest.noNumber'] : withoutName;
    texts[name] = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
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
  const known = typeof code === 'string' ? code : 'unknown_error';
  const field = FIELD_OF[known];
  const { params, fields } = record(data);
  // What is said of a field inside a parameter is said of the parameter too: once is enough.
  const within = toTexts(fields);
  const outer = new Set(Object.keys(within).map((name) => name.split('[')[0]));
  const general = Object.entries(toTexts(params)).filter(([name]) => !outer.has(name));
  return {
    code: known,
    message,
    status,
    fields: { ...Object.fromEntries(general), ...within, ...(field && { [field]: message }) },
  };
}
