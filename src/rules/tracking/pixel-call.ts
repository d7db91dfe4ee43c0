import type { TrackedCart, TrackedEvent, TrackedShop } from './tracked-event.ts';
import { getAmount, soldId } from './tracked-values.ts';

/* A call of an advertiser's pixel: ['track', 'AddToCart', { content_ids: ['12'], … }]. No person is
   named in it; null for what it does not count. */

export type PixelCall = ['track', string, Record<string, unknown>];

export function pixelCall(event: TrackedEvent, shop: TrackedShop): PixelCall | null {
  switch (event.kind) {
    case 'identified':
    case 'checkout-email':
    case 'removed':
      return null;
    case 'product-viewed': {
      const { productId, variantId, title, price } = event.item;
      return [
        'track',
        'ViewContent',
        {
          content_ids: [String(variantId ?? productId)],
          content_name: title,
          content_type: 'product',
          currency: shop.currency.code,
          value: getAmount(price, shop),
        },
      ];
    }
    case 'listing-viewed':
      return [
        'track',
        'ViewCategory',
        { content_name: event.title, content_ids: event.items.map(soldId) },
      ];
    case 'searched':
      return ['track', 'Search', { search_string: event.term }];
    case 'added': {
      const { item } = event;
      const value = getAmount(item.price, shop) * item.quantity;
      return [
        'track',
        'AddToCart',
        {
          content_ids: [soldId(item)],
          content_name: item.name,
          content_type: 'product',
          currency: shop.currency.code,
          value,
        },
      ];
    }
    case 'checkout-started':
      return ['track', 'InitiateCheckout', cartFields(event.cart, shop)];
    case 'order-placed':
      return [
        'track',
        'Purchase',
        { ...cartFields(event.order, shop), order_id: event.order.number },
      ];
  }
}

function cartFields({ items, value }: TrackedCart, shop: TrackedShop): Record<string, unknown> {
  return {
    content_ids: items.map(soldId),
    content_type: 'product',
    contents: items.map((item) => ({ id: soldId(item), quantity: item.quantity })),
    num_items: items.reduce((count, { quantity }) => count + quantity, 0),
    currency: shop.currency.code,
    value: getAmount(value, shop),
  };
}
