import { getCharacters } from './characters.ts';
import type { FieldValues } from './field-value.ts';
import type { OptionField, TextRules } from './option-form.ts';
import type { OptionsPlan } from './options-plan.ts';
import { safePattern } from './safe-pattern.ts';

// A text without the characters its field refuses: what is previewed and priced. An entry with such
// characters is refused all the same.
// Example: with `A-Za-z ` allowed, "Ada №7" is "Ada " and "№7" is refused.

export interface SplitText {
  allowed: string;
  /** The refused characters, each once. */
  refused: string;
}

export function splitText({ allowed }: Pick<TextRules, 'allowed'>, text: string): SplitText {
  if (allowed === '') return { allowed: text, refused: '' };
  const fits = safePattern(`^[${allowed}]+$`);
  if (text === '' || fits.test(text)) return { allowed: text, refused: '' };
  // Line breaks are normalised by the field, not typed.
  const passes = (each: string) => /^[\r\n]+$/.test(each) || fits.test(each);
  const characters = getCharacters(text);
  return {
    allowed: characters.filter(passes).join(''),
    refused: [...new Set(characters.filter((each) => !passes(each)))].join(''),
  };
}

export function allowedText(field: OptionField, text: string): string {
  return isTyped(field) ? splitText(field.rules, text).allowed : text;
}

/** The same object where nothing is refused. */
export function allowedValues({ fields }: OptionsPlan, values: FieldValues): FieldValues {
  let changed: Record<string, FieldValues[string]> | null = null;
  for (const field of fields) {
    const value = values[field.id];
    if (!isTyped(field) || typeof value !== 'string') continue;
    const text = splitText(field.rules, value).allowed;
    if (text === value) continue;
    changed ??= { ...values };
    changed[field.id] = text;
  }
  return changed ?? values;
}

type Typed = Extract<OptionField, { type: 'text' | 'textarea' | 'hidden' }>;

function isTyped(field: OptionField): field is Typed {
  return field.type === 'text' || field.type === 'textarea' || field.type === 'hidden';
}
