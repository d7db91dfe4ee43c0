import * as z from 'zod/mini';
import type { typedReturnLine } from '../returns.ts';
import { formId, formLine, formText, toEntries, toText } from './form-fields.ts';

// The form of a return, and the address of its page: `/return-order/7?proof=…`. The proof opens the
// returns of this order and nothing else of it.

export const returnQuery = z.object({
  proof: z.catch(z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))), undefined),
  done: z.catch(z.optional(z.enum(['asked', 'withdrawn'])), undefined),
});

const MAX_LINES = 200;
const MAX_NOTE = 1000;

const cut = (value: unknown, maxLength: number) =>
  (toText(value) ?? '').slice(0, maxLength).replaceAll('\0', '').trim();

/** `lines[12][quantity]`: those of which a number was typed, by the line's id. */
const typedLines = z.transform(
  (value: unknown): Record<string, z.infer<typeof typedReturnLine>> =>
    Object.fromEntries(
      toEntries(value)
        .filter(([id]) => /^[1-9]\d{0,9}$/.test(id))
        .slice(0, MAX_LINES)
        .map(([id, sent]) => {
          const fields = Object.fromEntries(toEntries(sent));
          const line = {
            quantity: cut(fields.quantity, 20),
            reason: cut(fields.reason, 40),
            note: cut(fields.note, MAX_NOTE),
          };
          return [id, line];
        }),
    ),
);

export const returnForm = z.object({
  _wpnonce: formText(100),
  return_key: formLine(60),
  way: formLine(20),
  lines: typedLines,
  /** The return that is not to be any more. */
  withdraw: formId,
});

/** The input of a line's pictures. */
export function photosField(lineId: number): string {
  return `photos_${lineId}`;
}
