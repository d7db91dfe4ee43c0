import type { TextValue } from '#wire/vitrine/text.ts';

/** The forms of a text: one, or one for each plural form. */
export function getForms(value: TextValue): readonly (readonly [form: string, text: string])[] {
  return typeof value === 'string' ? [['', value]] : Object.entries(value);
}

export function withForm(value: TextValue, form: string, text: string): TextValue {
  return typeof value === 'string' ? text : { ...value, [form]: text };
}
