import type { TrackedCart, TrackedEvent, TrackedItem } from '#rules/tracking/tracked-event.ts';
import type { CartView } from '#wire/cart.ts';
import type { CheckoutPage } from '#wire/checkout.ts';
import type { ListingPage, SearchPage } from '#wire/listing.ts';
import type { OrderView } from '#wire/order.ts';
import type { PageEnvelope, PageName } from '#wire/page.ts';
import type { ProductCard } from '#wire/product.ts';
import { isNewOrder } from './visit-memory.ts';

/** An order that is looked at later was reported when it was placed. */
const JUST_PLACED_MS = 60 * 60 * 1000;

/** What opening this page means; nothing for most pages. */
export async function pageEvents(envelope: PageEnvelope): Promise<TrackedEvent[]> {
  if (
    isPage(envelope, 'product') ||
    isPage(envelope, 'product-options') ||
    isPage(envelope, 'product-bundle')
  ) {
    const { viewedProduct } = await import('./viewed-product.ts');
    return [{ kind: 'product-viewed', item: viewedProduct(envelope.data.product) }];
  }
  if (isPage(envelope, 'search')) return [searched(envelope.data)];
  if (isPage(envelope, 'listing')) return [listingViewed(envelope.data)];
  if (isPage(envelope, 'checkout')) return checkoutStarted(envelope.data);
  if (isPage(envelope, 'order-received')) return orderPlaced(envelope.data.order, envelope.now);
  return [];
}

function isPage<Name extends PageName>(
  envelope: PageEnvelope,
  name: Name,
): envelope is PageEnvelope<Name> {
  return envelope.page === name;
}

function searched({ term, pagination }: SearchPage): TrackedEvent {
  return { kind: 'searched', term, found: pagination.total };
}

function listingViewed({ title, products }: ListingPage): TrackedEvent {
  return { kind: 'listing-viewed', title, items: products.map(cardItem) };
}

function cardItem({ id, name, url, price }: ProductCard): TrackedItem {
  return {
    productId: id,
    variantId: null,
    name,
    sku: '',
    price: price?.min ?? null,
    quantity: 1,
    url,
  };
}

function checkoutStarted({ review, values }: CheckoutPage): TrackedEvent[] {
  const cart = trackedCart(review.cart);
  const { email } = values.billing;
  return [
    { kind: 'checkout-started', cart },
    ...(email === '' ? [] : [{ kind: 'checkout-email' as const, email, cart }]),
  ];
}

function orderPlaced(order: OrderView, now: number): TrackedEvent[] {
  if (now - order.placedAt > JUST_PLACED_MS || order.status === 'failed') return [];
  if (!isNewOrder(order.number)) return [];
  const { total, shipping, tax } = order.totals;
  const { number, email, couponCodes } = order;
  const items = order.lines.map(lineItem);
  return [
    {
      kind: 'order-placed',
      order: { number, email, items, value: total, shipping, tax, coupons: couponCodes },
    },
  ];
}

export function trackedCart({ items, totals }: CartView): TrackedCart {
  return { items: items.map(lineItem), value: totals.total };
}

type Line = CartView['items'][number] | OrderView['lines'][number];

export function lineItem(line: Line): TrackedItem {
  const { productId, variationId, name, sku, unitPrice, quantity, url } = line;
  return { productId, variantId: variationId, name, sku, price: unitPrice, quantity, url };
}
