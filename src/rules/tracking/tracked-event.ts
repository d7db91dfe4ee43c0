import type { ViewedItem } from '../catalog/viewed-items.ts';
import type { Money } from '../money/money.ts';

// What the shop tells the trackers of a visitor who has consented. Each adapter writes it in the
// words of its tracker: queue-calls.ts, layer-entry.ts, pixel-call.ts.

/** A line of a cart, an order or a list of products. */
export interface TrackedItem {
  productId: number;
  variantId: number | null;
  name: string;
  sku: string;
  /** Of one piece; null where the product has no price. */
  price: Money | null;
  quantity: number;
  /** A path of the shop. */
  url: string;
}

export interface TrackedCart {
  items: readonly TrackedItem[];
  value: Money;
}

export type TrackedEvent =
  | { kind: 'identified'; email: string }
  | { kind: 'product-viewed'; item: ViewedItem }
  | { kind: 'listing-viewed'; title: string; items: readonly TrackedItem[] }
  | { kind: 'searched'; term: string; found: number }
  | { kind: 'added' | 'removed'; item: TrackedItem; cart: TrackedCart }
  | { kind: 'checkout-started'; cart: TrackedCart }
  /** The address of the shopper is known at the checkout. */
  | { kind: 'checkout-email'; email: string; cart: TrackedCart }
  | { kind: 'order-placed'; order: TrackedOrder };

export interface TrackedOrder extends TrackedCart {
  number: string;
  email: string;
  shipping: Money;
  tax: Money;
  coupons: readonly string[];
}

/** What an adapter needs to know of the shop. */
export interface TrackedShop {
  /** https://shop.example */
  origin: string;
  currency: { code: string; decimals: number };
}
