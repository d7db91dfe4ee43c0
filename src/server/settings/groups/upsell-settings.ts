import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { UPSELL_PLACES } from '#rules/upsells/rules.ts';
import { MAX_COUNT } from '#wire/wc/field.ts';
import { setting } from './setting.ts';

export const MAX_RULES = 50;
const ids = z.array(z.int().min(1).max(MAX_COUNT)).max(50);
const target = z.object({ productIds: ids, categoryIds: ids });
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER).transform(money).nullable();

const rule = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(100),
  enabled: z.boolean(),
  place: z.enum(UPSELL_PLACES),
  about: target,
  match: z.enum(['any', 'all']),
  least: amount,
  most: amount,
  offer: target,
});

export const UPSELL_SETTINGS = {
  /** The bar of products that go with this one, where a product has been given one or on all. */
  'upsells.bar': setting(z.boolean(), true),
  'upsells.where': setting(z.enum(['chosen', 'all']), 'chosen'),
  'upsells.byScript': setting(z.boolean(), true),
  /** After an add by script: what was added is shown on the page, or the cart page opens. */
  'upsells.popup': setting(z.boolean(), true),
  /** How many besides the product itself. */
  'upsells.most': setting(z.int().min(1).max(8), 3),
  /** Orders two products must have in common before they count as bought together. */
  'upsells.minimumOrders': setting(z.int().min(1).max(1000), 2),
  /** What is offered with which products and baskets; the first that fits decides. */
  'upsells.rules': setting(z.array(rule).max(MAX_RULES), []),
};
