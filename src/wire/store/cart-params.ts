import * as z from 'zod/mini';
import { optionEntries } from '../forms/option-entries.ts';
import { idParam, text } from './params.ts';

// Parameters of the cart routes. An invalid quantity gets the cart's own message, so
// it is only made a number here.

const quantity = z.pipe(
  z.transform((value: unknown): number => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' && /^\s*\d{1,15}(\.\d{1,3})?\s*$/.test(value)
      ? Number(value)
      : Number.NaN;
  }),
  z.custom<number>((value) => typeof value === 'number'),
);

/** A key that was left out is one the cart does not have. */
export const itemKey = z.object({ key: z._default(text(64), '') });

export const itemChange = z.object({ key: z._default(text(64), ''), quantity });

export const itemQuantity = z.object({ key: text(64), quantity: z.optional(quantity) });

/** Data for a WooCommerce plug-in. */
export const extensionUpdate = z.object({
  namespace: z._default(text(200), ''),
  data: z.optional(z.record(z.string(), z.unknown())),
});

export const itemAddition = z.object({
  /** Left out, it is a product there is none of. */
  id: z._default(idParam, 0),
  quantity: z._default(quantity, 1),
  variation: z._default(
    z.array(
      z.object({
        attribute: text(200),
        value: z.pipe(
          z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
          text(200),
        ),
      }),
      'must be a list of attribute and value',
    ),
    [],
  ),
  extensions: z.optional(
    z.object({
      vitrine: z.optional(
        z.object({
          /** Option field to value; what a value may be is the field's business. */
          options: z.optional(optionEntries),
          /** The chosen items of a bundle; problems with them get the cart's own messages. */
          bundle_items: z.optional(z.unknown()),
          bundle_fields: z.optional(z.record(z.string(), z.string())),
        }),
      ),
    }),
  ),
});

/** A code that was left out is one no coupon has. */
export const couponCode = z.object({ code: z._default(text(1000), '') });

export const rateChoice = z.object({
  package_id: z.optional(z.nullable(z.union([z.int(), text(20)], 'must be a number'))),
  rate_id: text(100),
});

/** What was left out stays as it is. */
const address = z.object({
  first_name: z.exactOptional(text(100)),
  last_name: z.exactOptional(text(100)),
  company: z.exactOptional(text(100)),
  address_1: z.exactOptional(text(200)),
  address_2: z.exactOptional(text(200)),
  city: z.exactOptional(text(100)),
  state: z.exactOptional(text(100)),
  postcode: z.exactOptional(text(40)),
  country: z.exactOptional(text(2)),
  phone: z.exactOptional(text(40)),
  email: z.exactOptional(text(254)),
});

export const customerChange = z.object({
  shipping_address: z.optional(address),
  billing_address: z.optional(address),
});

export const batchRequests = z.object({
  requests: z
    .array(
      z.object({
        path: text(500),
        method: z._default(z.enum(['POST', 'PUT', 'PATCH', 'DELETE']), 'POST'),
        headers: z._default(z.record(z.string(), z.string()), {}),
        body: z._default(z.record(z.string(), z.unknown()), {}),
      }),
      'must be a list of requests',
    )
    .check(z.maxLength(25, 'must have at most 25 entries')),
});
