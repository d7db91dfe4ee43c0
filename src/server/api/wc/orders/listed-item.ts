import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type ItemParts, orderItem } from './order-item.ts';

// An order that is listed again is the same cached record (orders/managing/order-cache.ts), and its item
// is a fifth of the time of a list: it is made again only where something else that shows in it changed.

interface Listed {
  settings: Settings;
  origin: string;
  decimals: number | undefined;
  item: ReturnType<typeof orderItem>;
}

const listed = new WeakMap<OrderRecord, Listed>();

export function listedItem(order: OrderRecord, parts: ItemParts): Listed['item'] {
  const { origin, decimals } = parts;
  const { settings } = parts.ctx;
  const known = listed.get(order);
  if (known?.settings === settings && known.origin === origin && known.decimals === decimals) {
    return known.item;
  }
  const item = orderItem(order, parts);
  listed.set(order, { settings, origin, decimals, item });
  return item;
}
