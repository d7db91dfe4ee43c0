import * as z from 'zod/mini';

const message = z.union([z.string(), z.record(z.string(), z.string())]);

/** A text of the shop as `vitrine/v1/texts` answers it. */
export const textItem = z.object({
  key: z.string(),
  default: message,
  value: message,
  is_default: z.boolean(),
  words: z.array(z.string()),
});

export type TextItem = z.infer<typeof textItem>;
export type TextValue = z.infer<typeof message>;

export const textItems = z.array(textItem);

/** The forms of a text: one, or one for each plural form. */
export function getForms(value: TextValue): readonly (readonly [form: string, text: string])[] {
  return typeof value === 'string' ? [['', value]] : Object.entries(value);
}

export function withForm(value: TextValue, form: string, text: string): TextValue {
  return typeof value === 'string' ? text : { ...value, [form]: text };
}
