import type { ViewedItem } from '../catalog/viewed-items.ts';
import type { TrackedEvent, TrackedItem, TrackedShop } from './tracked-event.ts';
import { getAmount, toAddress } from './tracked-values.ts';

/* Calls as a mail tracker reads them from its queue: what to do, and with what.
   queueCalls({ kind: 'identified', email: 'jo@example.com' }, shop) is
   [['identify', { $email: 'jo@example.com' }]]. */

export type QueueCall =
  | ['identify', { $email: string }]
  | ['track', string, Record<string, unknown>]
  | ['trackViewedItem', Record<string, unknown>];

export function queueCalls(event: TrackedEvent, shop: TrackedShop): QueueCall[] {
  switch (event.kind) {
    case 'identified':
      return [['identify', { $email: event.email }]];
    case 'product-viewed': {
      const fields = viewedFields(event.item, shop);
      return [
        ['track', 'Viewed Product', { ...fields, ProductID: event.item.productId }],
        ['trackViewedItem', fields],
      ];
    }
    case 'listing-viewed':
      return [['track', 'Viewed Listing', { Title: event.title, ItemNames: names(event.items) }]];
    case 'searched':
      return [['track', 'Searched Site', { SearchTerm: event.term, Results: event.found }]];
    case 'added':
    case 'removed': {
      const name = event.kind === 'added' ? 'Added to Cart' : 'Removed from Cart';
      return [['track', name, changedFields(event, shop)]];
    }
    case 'checkout-started':
      // No address yet: it is reported with the address, below.
      return [];
    case 'checkout-email':
      return [
        ['identify', { $email: event.email }],
        [
          'track',
          'Started Checkout',
          {
            $value: getAmount(event.cart.value, shop),
            ItemNames: names(event.cart.items),
            Items: event.cart.items.map((item) => lineFields(item, shop)),
          },
        ],
      ];
    case 'order-placed':
      return [
        ['identify', { $email: event.order.email }],
        [
          'track',
          'Placed Order',
          {
            $event_id: event.order.number,
            $value: getAmount(event.order.value, shop),
            ItemNames: names(event.order.items),
            Items: event.order.items.map((item) => lineFields(item, shop)),
            DiscountCodes: event.order.coupons,
          },
        ],
      ];
  }
}

function viewedFields(item: ViewedItem, shop: TrackedShop): Record<string, unknown> {
  const price = getAmount(item.price, shop);
  return {
    Title: item.title,
    ItemId: item.productId,
    variantId: item.variantId,
    Categories: item.categories,
    ImageUrl: toAddress(item.imageUrl, shop),
    Url: toAddress(item.url, shop),
    $value: price,
    Metadata: { Price: price },
  };
}

function changedFields(
  { item, cart }: Extract<TrackedEvent, { kind: 'added' | 'removed' }>,
  shop: TrackedShop,
): Record<string, unknown> {
  return {
    $value: getAmount(cart.value, shop),
    ItemName: item.name,
    ProductID: item.productId,
    variantId: item.variantId,
    SKU: item.sku,
    Price: getAmount(item.price, shop),
    Quantity: item.quantity,
    Url: toAddress(item.url, shop),
    ItemNames: names(cart.items),
    ItemCount: cart.items.reduce((count, { quantity }) => count + quantity, 0),
  };
}

function lineFields(item: TrackedItem, shop: TrackedShop): Record<string, unknown> {
  return {
    ProductID: item.productId,
    variantId: item.variantId,
    SKU: item.sku,
    ProductName: item.name,
    Quantity: item.quantity,
    ItemPrice: getAmount(item.price, shop),
    ProductURL: toAddress(item.url, shop),
  };
}

function names(items: readonly TrackedItem[]): string[] {
  return items.map(({ name }) => name);
}
