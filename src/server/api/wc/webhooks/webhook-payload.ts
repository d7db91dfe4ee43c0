import { topicParts } from '#rules/webhooks/topics.ts';
import { couponById, loadUsers } from '#server/coupons/list-coupons.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { couponItem } from '../coupons/coupon-codec.ts';
import { customerItem, loadKnown } from '../customers/customer-item.ts';
import { loadItem as itemWithDownloads } from '../orders/line-downloads.ts';
import { productItems } from '../products/product-items.ts';

// What a webhook is sent about a thing: the item as `wc/v3` answers it, read anew.

export function webhookPayload(origin: string) {
  return async (ctx: ShopContext, topic: string, id: number): Promise<unknown> => {
    const { resource } = topicParts(topic);
    const item = await getItem(ctx, origin, resource, id);
    if (item === null) return null;
    const collection = `${origin}/wp-json/wc/v3/${resource}s`;
    const links = {
      self: [{ href: `${collection}/${id}` }],
      collection: [{ href: collection }],
    };
    return { ...item, _links: links };
  };
}

async function getItem(
  ctx: ShopContext,
  origin: string,
  resource: string,
  id: number,
): Promise<object | null> {
  const { db } = ctx;
  if (resource === 'order') {
    const order = await findOrder(ctx, id);
    return order && itemWithDownloads({ ctx, origin }, order);
  }
  if (resource === 'product') {
    const [item] = await productItems(ctx, origin, [id], true);
    return item ?? null;
  }
  if (resource === 'customer') {
    const row = await accountById(db, id);
    return row ? customerItem(row, await loadKnown(db, [id]), ctx) : null;
  }
  const row = await couponById(db, id);
  return row ? couponItem(row, (await loadUsers(db, [id])).get(id) ?? [], ctx) : null;
}
