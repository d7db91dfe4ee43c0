import { type Fields, nestFields } from './nested-fields.ts';

export interface PostedForm {
  /** Texts, with nested names unfolded. */
  values: Fields;
  /** By the name of their input, without the brackets of a list. */
  files: Record<string, File[]>;
}

/** A longer name is no field of any form. */
const MAX_NAME_LENGTH = 200;

export function postedForm(form: FormData): PostedForm {
  const texts: [string, string][] = [];
  const files = new Map<string, File[]>();
  for (const [name, value] of form) {
    if (name.length > MAX_NAME_LENGTH) continue;
    if (typeof value === 'string') texts.push([name, value]);
    else {
      const input = name.replace(/\[\]$/, '');
      files.set(input, [...(files.get(input) ?? []), value]);
    }
  }
  return { values: nestFields(texts), files: Object.fromEntries(files) };
}
