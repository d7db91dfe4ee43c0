import * as z from 'zod/mini';
import {
  ATTRIBUTION_FIELDS,
  type AttributionValues,
} from '#rules/attribution/attribution-fields.ts';

const MAX_LENGTH = 500;

/** One line; undefined for what is empty or no text. */
const attributionText = z.transform((value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\p{Cc}+/gu, ' ').trim();
  return text === '' ? undefined : text.slice(0, MAX_LENGTH);
});

/** The hidden inputs of the checkout, whose names begin with a prefix that the shop sets. */
export function attributionForm(prefix: string) {
  const names = ATTRIBUTION_FIELDS.map((field) => [field, `${prefix}${field}`] as const);
  const texts = names.map(([, name]) => [name, attributionText] as const);
  return z.pipe(
    z.object(Object.fromEntries(texts)),
    z.transform((sent): Partial<AttributionValues> => {
      const values: Partial<AttributionValues> = {};
      for (const [field, name] of names) {
        const value = sent[name];
        if (value !== undefined) values[field] = value;
      }
      return values;
    }),
  );
}
