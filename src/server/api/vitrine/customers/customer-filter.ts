import { toMoment } from '#rules/dates/zone-time.ts';
import type { BuyerFilter } from '#server/orders/buyers/list-buyers.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { customersFileQuery } from '#wire/vitrine/customers.ts';
import type { ParamsOf } from '../../rest/managed-endpoint.ts';
import { getAmount } from '../../wc/shared/amounts.ts';

export const ORDER_BY = {
  spent: 'spent',
  orders: 'orders',
  last_order: 'last_order_at',
  since: 'since',
  name: 'name',
  email: 'email',
  country: 'country',
  // What a list asks for that does not mind.
  id: 'since',
} as const;

/** What was asked for, in minor units and moments; days are the shop's own. */
export function getFilter(
  query: ParamsOf<typeof customersFileQuery>,
  settings: Settings,
): BuyerFilter {
  const amount = (text: string | undefined) =>
    text === undefined || text === '' ? undefined : (getAmount(text, settings) ?? undefined);
  const at = (text: string | undefined) =>
    text === undefined ? undefined : (toMoment(text, settings['shop.timeZone']) ?? undefined);
  return {
    search: query.search,
    account: query.account,
    country: query.country?.toUpperCase(),
    spentFrom: amount(query.spent_from),
    spentTo: amount(query.spent_to),
    ordersFrom: query.orders_from,
    ordersTo: query.orders_to,
    lastOrderAfter: at(query.last_order_after),
    lastOrderBefore: at(query.last_order_before),
    productId: query.product,
  };
}
