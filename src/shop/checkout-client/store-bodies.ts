import { hasFields } from '#rules/input/has-fields.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import type { StoreCheckout } from '#wire/store/checkout.ts';

// Bodies of the Store API, checked before the checkout reads them.

export const isStoreCart = (body: unknown) =>
  hasFields<StoreCart>(body, {
    items: 'list',
    coupons: 'list',
    fees: 'list',
    totals: 'object',
    shipping_address: 'object',
    billing_address: 'object',
    needs_payment: 'boolean',
    needs_shipping: 'boolean',
    payment_requirements: 'list',
    has_calculated_shipping: 'boolean',
    shipping_rates: 'list',
    items_count: 'number',
    items_weight: 'number',
    cross_sells: 'list',
    errors: 'list',
    payment_methods: 'list',
    extensions: 'object',
  });

export const hasPayment = (body: unknown) =>
  hasFields<Pick<StoreCheckout, 'payment_result'>>(body, { payment_result: ['object', 'null'] });

interface RefusalData {
  problems?: CheckoutProblem[];
  total?: string | null;
  empty?: boolean;
  /** Names of wrong fields, such as `billing_postcode`. */
  fields?: string[];
}

/** What a refusal says beside its message; nothing where it is not from this shop. */
export function getRefusalData({ data }: Readonly<Record<string, unknown>>): RefusalData {
  const isData = hasFields<RefusalData>(data, {
    problems: ['list', 'undefined'],
    total: ['string', 'null', 'undefined'],
    empty: ['boolean', 'undefined'],
    fields: ['list', 'undefined'],
  });
  return isData ? data : {};
}
