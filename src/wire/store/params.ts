import * as z from 'zod/mini';
import { FIRST_YEAR, hasKnownYear, LAST_YEAR } from '#rules/dates/year-limits.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { INTEGER } from '../wc/field.ts';

// The kinds of parameter a REST route takes. All of them read both a query text and a JSON value:
// "2" and 2 are the whole number 2, "1,2" and ["1", 2] are the same list. The error texts follow the
// parameter's name: "page must be 1 or more."

/** PostgreSQL's integer ends here, and so do our ids. */
const maxId = 2_147_483_647;
const maxList = 100;

function fromText(read: (text: string) => unknown) {
  return z.transform((value: unknown) => (typeof value === 'string' ? read(value.trim()) : value));
}

const toNumber = fromText((text) => (/^[+-]?\d+$/.test(text) ? Number(text) : text));

export function integer(min: number, max: number) {
  return z.pipe(
    toNumber,
    z
      .int(INTEGER)
      .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`)),
  );
}

export const idParam = integer(1, maxId);

/** An id of a list: what is none names no product, as in WooCommerce. */
export const anyId = z.pipe(
  z.transform((value: unknown): number => {
    const id = Math.trunc(Math.abs(Number(value)));
    return Number.isNaN(id) ? 0 : Math.min(id, maxId);
  }),
  z.int(),
);

/** A parameter that was sent empty counts as left out. */
export function ifDefined<Param extends z.ZodMiniType>(param: Param) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(param),
  );
}

/** An id in a path: one that no row can have is simply not found, so digits never fail here. */
export const pathId = z.pipe(
  z.transform((value: unknown) => Math.min(Number(value), maxId)),
  z.int(INTEGER),
);

export const flag = z.pipe(
  fromText((text) => {
    if (['true', '1'].includes(text.toLowerCase())) return true;
    return ['false', '0'].includes(text.toLowerCase()) ? false : text;
  }),
  z.boolean('must be true or false'),
);

/** No text of the shop holds a NUL, and PostgreSQL refuses to look for one. */
export function text(maxLength: number) {
  return z.string('must be a text').check(
    z.trim(),
    z.maxLength(maxLength, `must be at most ${maxLength} characters long`),
    z.refine((value) => !value.includes('\0'), 'must not hold a NUL character'),
  );
}

/** `2026-11-16T02:13:41`, with or without a zone; one without is in the shop's time. */
export const moment = text(40).check(
  z.refine(
    (value) => toMoment(value, 'UTC') !== null && hasKnownYear(value),
    `must be a date and time of the years ${FIRST_YEAR} to ${LAST_YEAR}`,
  ),
);

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

/** A comma-separated text or a list; an empty text is an empty list. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (typeof value === 'number') return [value];
      if (typeof value !== 'string') return value;
      return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    }),
    z
      .array(item, 'must be a list')
      .check(z.maxLength(maxList, `must have at most ${maxList} entries`)),
  );
}

/** An id or a slug: programs name categories and tags either way. */
export const idOrSlug = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  text(200),
);

export const pageParam = z._default(integer(1, 1_000_000_000), 1);
export function perPageParam(usual: number) {
  return z._default(integer(1, 100), usual);
}
export const termOperator = oneOf(['in', 'not_in', 'and']);

/** Of a route that takes nothing. */
export const noParams = z.object({});
export const idPath = z.object({ id: pathId });
