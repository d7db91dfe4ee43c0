import type { TrackedCart, TrackedEvent, TrackedItem, TrackedShop } from './tracked-event.ts';
import { getAmount, soldId } from './tracked-values.ts';

/* An entry of the data layer that counts visits: { event: 'view_item', ecommerce: { … } }. No person
   is named in it; null for what is not written to it. */

export interface LayerEntry {
  event: string;
  search_term?: string;
  ecommerce?: Record<string, unknown>;
}

export function layerEntry(event: TrackedEvent, shop: TrackedShop): LayerEntry | null {
  switch (event.kind) {
    case 'identified':
    case 'checkout-email':
      return null;
    case 'product-viewed': {
      const { title, productId, variantId, categories, price, url } = event.item;
      const [category = ''] = categories;
      const item = { productId, variantId, name: title, sku: '', price, quantity: 1, url };
      const items = [{ ...layerItem(item, shop), item_category: category }];
      return { event: 'view_item', ecommerce: { ...worth(price, shop), items } };
    }
    case 'listing-viewed':
      return {
        event: 'view_item_list',
        ecommerce: { item_list_name: event.title, items: layerItems(event.items, shop) },
      };
    case 'searched':
      return { event: 'search', search_term: event.term };
    case 'added':
    case 'removed': {
      const { item } = event;
      const value = getAmount(item.price, shop) * item.quantity;
      return {
        event: event.kind === 'added' ? 'add_to_cart' : 'remove_from_cart',
        ecommerce: { currency: shop.currency.code, value, items: layerItems([item], shop) },
      };
    }
    case 'checkout-started':
      return { event: 'begin_checkout', ecommerce: cartFields(event.cart, shop) };
    case 'order-placed': {
      const { order } = event;
      return {
        event: 'purchase',
        ecommerce: {
          transaction_id: order.number,
          ...cartFields(order, shop),
          shipping: getAmount(order.shipping, shop),
          tax: getAmount(order.tax, shop),
          coupon: order.coupons.join(','),
        },
      };
    }
  }
}

function worth(price: TrackedItem['price'], shop: TrackedShop) {
  return { currency: shop.currency.code, value: getAmount(price, shop) };
}

function cartFields({ value, items }: TrackedCart, shop: TrackedShop): Record<string, unknown> {
  return { ...worth(value, shop), items: layerItems(items, shop) };
}

function layerItems(items: readonly TrackedItem[], shop: TrackedShop) {
  return items.map((item) => layerItem(item, shop));
}

function layerItem(item: TrackedItem, shop: TrackedShop) {
  return {
    item_id: String(item.productId),
    item_variant: item.variantId === null ? '' : soldId(item),
    item_name: item.name,
    price: getAmount(item.price, shop),
    quantity: item.quantity,
  };
}
