import * as z from 'zod/mini';
import { toMoment } from '#rules/dates/zone-time.ts';
import { roundMoney } from '#rules/money/arithmetic.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { customerFilter } from '#wire/vitrine/customers.ts';
import type { BuyerFilter } from './list-buyers.ts';

const filterFields = z.object(customerFilter);
export type CustomerFilter = z.output<typeof filterFields>;

/** What was asked for, in minor units and moments; days are the shop's own. */
export function getFilter(query: CustomerFilter, settings: Settings): BuyerFilter {
  const amount = (text: string | undefined) => {
    if (text === undefined || text === '') return undefined;
    const value = Number(text) * 10 ** settings['currency.decimals'];
    return value >= 0 && Number.isSafeInteger(Math.round(value)) ? roundMoney(value) : undefined;
  };
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

/** A stored segment; null where this version cannot read it, so that it is not taken for everyone. */
export function segmentFilter(stored: unknown, settings: Settings): BuyerFilter | null {
  const parsed = filterFields.safeParse(stored);
  return parsed.success ? getFilter(parsed.data, settings) : null;
}
