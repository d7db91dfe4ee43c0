import * as z from 'zod/mini';
import { OPERATORS } from '#rules/options/formulas/condition.ts';
import { MAX_COUNT } from '../wc/field.ts';

// Parts that sections and fields of an option form share, as a manager writes them.

/** Of a field, a section, an item of a bundle: a name that forms and formulas can use. */
export const identifier = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
      'must begin with a letter and have at most 40 letters, digits, _ and -.',
    ),
  );

/** No text of the shop holds a NUL, and PostgreSQL refuses to store one. */
const plain = z
  .string()
  .check(z.refine((value) => !value.includes('\0'), 'must not hold a NUL character.'));

export function upTo(maxLength: number) {
  return plain.check(z.maxLength(maxLength, `must be at most ${maxLength} characters long.`));
}

export const line = upTo(400);
export const rowId = z.int().check(z.minimum(1), z.maximum(MAX_COUNT));

const name = upTo(80);
const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), id: identifier }),
  z.strictObject({ kind: z.literal('quantity') }),
  z.strictObject({ kind: z.literal('attribute'), name }),
  z.strictObject({ kind: z.literal('stock_status') }),
  z.strictObject({ kind: z.literal('stock_quantity') }),
  z.strictObject({ kind: z.literal('product_id') }),
  z.strictObject({ kind: z.literal('custom_field'), name }),
]);

const join = z._default(z.enum(['and', 'or']), 'and');

const condition = z.strictObject({
  subject,
  operator: z.enum(OPERATORS),
  value: z._default(z.union([line, z.array(line).check(z.maxLength(200))]), ''),
});

const conditionGroup = z.strictObject({
  join,
  conditions: z.array(condition).check(z.minLength(1), z.maxLength(50)),
});

/** When a section or a field shows; null where it always does. */
export const visibilityRule = z._default(
  z.nullable(
    z.strictObject({
      action: z.enum(['show', 'hide']),
      join,
      groups: z.array(conditionGroup).check(z.minLength(1), z.maxLength(20)),
    }),
  ),
  null,
);
