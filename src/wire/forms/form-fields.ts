import * as z from 'zod/mini';
import { isShallowJson } from '#rules/input/json-depth.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import { isQuantity } from '#rules/quantities/quantity.ts';
import { idParam } from '../store/params.ts';

// The kinds of field that forms and shop calls have. Each reads the text of a form and the value of a
// JSON body alike. A field of the wrong type reads as an empty one: what is wrong with it is answered
// by the domain, under the same code as for a field that was left out.
// Example: formText(3) reads 'oak tray' as 'oak', 12 as '12', and ['oak'] as ''.

/** Of a call that takes nothing but its name. */
export const noInput = z.object({});

/** Undefined where no text was sent; what is longer is cut. */
export function sentText(maxLength: number) {
  return z.transform((value: unknown): string | undefined => toText(value)?.slice(0, maxLength));
}

/** '' where no text was sent; what is longer is cut. */
export function formText(maxLength: number) {
  return z.transform((value: unknown): string => (toText(value) ?? '').slice(0, maxLength));
}

/** Without spaces around it and without NUL, which PostgreSQL refuses. */
export function formLine(maxLength: number) {
  return z.transform((value: unknown): string => getLine(value, maxLength) ?? '');
}

/** The same, undefined where no text was sent. */
export function sentLine(maxLength: number) {
  return z.transform((value: unknown): string | undefined => getLine(value, maxLength));
}

/** Null for what is no id. */
export const formId = z.transform((value: unknown): number | null => {
  // A field that was not sent is the usual case, and creating a problem for it takes long.
  if (value === undefined) return null;
  const id = idParam.safeParse(value);
  return id.success ? id.data : null;
});

/** `12,15` as [12, 15], each once; what is no id is left out. */
export function formIds(limit: number) {
  return z.transform((value: unknown): number[] => {
    const parts = (toText(value) ?? '').split(',');
    const ids = parts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
    return [...new Set(ids)].slice(0, limit);
  });
}

/** A tick box sends `on` or `1`; programs send true. */
export const formFlag = z.transform((value: unknown): boolean =>
  [true, 1, '1', 'on', 'true'].some((on) => on === value),
);

/** True where the field was sent at all, as the name of a pressed button is. */
export const formButton = z.transform((value: unknown): boolean => value !== undefined);

/** Null where none is given; NaN where it is none. Whether decimals are allowed says the product. */
export const formQuantity = z.transform((value: unknown): number | null => getQuantity(value));

/** Digits, as scripts write a time or a count; null for anything else. */
export function formDigits(limit: number) {
  const digits = new RegExp(`^\\d{1,${limit}}$`);
  return z.transform((value: unknown): number | null => {
    const text = (toText(value) ?? '').trim();
    return digits.test(text) ? Number(text) : null;
  });
}

/** A JSON text or the value itself; null for what the schema does not read. */
export function jsonField<S extends z.ZodMiniType>(schema: S) {
  return z.transform((value: unknown): z.output<S> | null => {
    const read = schema.safeParse(typeof value === 'string' ? parsedJson(value) : value);
    return read.success ? read.data : null;
  });
}

export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

export function getQuantity(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number') return isQuantity(value) ? value : Number.NaN;
  return typeof value === 'string' ? readQuantity(value) : Number.NaN;
}

/** A list is a record of its places: ['a'] has the entry ['0', 'a']. Anything else has none. */
export function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function getLine(value: unknown, maxLength: number): string | undefined {
  return toText(value)?.slice(0, maxLength).replaceAll('\0', '').trim();
}

function parsedJson(text: string): unknown {
  if (!isShallowJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema decides about undefined.
    return undefined;
  }
}
