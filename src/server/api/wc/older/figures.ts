import { gmtText } from '#rules/dates/zone-time.ts';
import { isJsonObject, type JsonObject } from '#rules/json/json-value.ts';
import { type CustomerFigures, customerFigures } from '#server/orders/managing/customer-figures.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { amountWriter } from '../shared/amounts.ts';
import type { OlderVersion } from './translate.ts';

// What customers have ordered and spent, which `wc/v3` leaves to `wc-analytics`.

const isCustomer = (value: unknown): value is JsonObject & { id: number } =>
  isJsonObject(value) && typeof value.id === 'number' && 'email' in value;

/** The customers in a list, an item or the answer of a batch. */
function customersIn(body: unknown): (JsonObject & { id: number })[] {
  if (Array.isArray(body)) return body.filter(isCustomer);
  if (isCustomer(body)) return [body];
  return isJsonObject(body) ? Object.values(body).flatMap(customersIn) : [];
}

/** The same with the figures of every customer in it. */
export async function withFigures(
  body: unknown,
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  version: OlderVersion,
): Promise<unknown> {
  const findFigures = await customerFigures(
    db,
    customersIn(body).map(({ id }) => id),
  );
  const amount = amountWriter(settings);
  const named = ({ orders, spent, lastOrder }: CustomerFigures) => ({
    orders_count: orders,
    total_spent: amount(spent),
    ...(version === 'v1' && {
      last_order: {
        id: lastOrder?.id ?? null,
        date: lastOrder && gmtText(lastOrder.placedAt),
      },
    }),
  });
  const complete = (value: unknown): unknown => {
    if (isCustomer(value)) return { ...value, ...named(findFigures(value.id)) };
    if (Array.isArray(value)) return value.map(complete);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, complete(each)]));
  };
  return complete(body);
}
