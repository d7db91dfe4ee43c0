import { createRoot } from 'react-dom/client';
import type { ProductRecord } from '#wire/product.ts';
import { fetchQuickView } from '../../product-cards/quick-view/fetch-quick-view.ts';
import { pageName } from '../../stores/cart/page-shop.ts';
import { ShopProvider } from '../../ui/shop-context.tsx';
import { PopupSummary } from './popup-summary.tsx';
import type { ReviewsPage } from './reviews-shop.ts';

/** Renders the review's product with its buy form; null where it is no longer needed. */
export async function showSummary(
  place: HTMLElement,
  { shop, product }: ReviewsPage,
  productId: number,
  isCurrent: () => boolean,
): Promise<(() => void) | null> {
  const record: ProductRecord | null =
    product?.id === productId ? product : await fetchQuickView(shop, productId);
  if (!record || !isCurrent()) return null;
  // Options and bundle items are chosen on the product's own page.
  const sold = product?.id !== productId || pageName() === 'product';
  const root = createRoot(place);
  root.render(
    <ShopProvider config={shop} now={Date.now()}>
      <PopupSummary product={record} sold={sold} />
    </ShopProvider>,
  );
  return () => root.unmount();
}
