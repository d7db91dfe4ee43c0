import { elementAt } from '#rules/lists/element-at.ts';
import { BOUGHT_STATUSES } from '#rules/orders/order-status.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BoosterSettings } from '#server/settings/groups/booster-settings.ts';
import { address } from '#wire/address.ts';
import type { ProductBoosters } from '#wire/boosters.ts';

const DAY = 86_400_000;
/** The newest ones of a product; when all of them were cancelled, nothing is shown. */
const LOOKED_AT = 20;

/**
 * The last time it was bought, and by whom as far as the settings make it public; null for never.
 */
export async function lastSale(
  ctx: ShopContext,
  productId: number,
  { days, who }: BoosterSettings['sale'],
): Promise<ProductBoosters['sale'] | null> {
  const ids = await ctx.db
    .selectFrom('order_lines')
    .select('order_id')
    .distinct()
    .where('product_id', '=', productId)
    .orderBy('order_id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  if (ids.length === 0) return null;
  const order = await ctx.db
    .selectFrom('orders')
    .select(['placed_at', 'billing', 'shipping_address'])
    .where(
      'id',
      'in',
      ids.map(({ order_id }) => order_id),
    )
    .where('status', 'in', BOUGHT_STATUSES)
    .where('placed_at', '>', ctx.now - days * DAY)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) return null;
  const sale = { at: order.placed_at, name: '', town: '' };
  if (who === 'nobody') return sale;
  const { firstName, city } = decodeJson(order.billing, address);
  sale.town = city.trim();
  // The first word only: more was not meant to be published.
  if (who === 'name-and-town') sale.name = elementAt(firstName.trim().split(/\s+/), 0);
  return sale;
}
