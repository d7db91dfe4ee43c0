import { useMemo } from 'react';
import { INFORMATION_TAB, REVIEWS_TAB } from '#rules/catalog/opening-tab.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { AdditionalInformation, hasInformation } from '../../../product/additional-information.tsx';
import { ReviewFormHost } from '../../../reviews/form/review-form-host.tsx';
import { reviewsIsland } from '../../../reviews/section/reviews-island.ts';
import { Island } from '../../../ui/island/island.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { useTranslator } from '../../../ui/shop-context.tsx';
import { type TabItem, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useTabs } from '../../../ui/tabs/use-tabs.ts';

import { useOpeningTab } from './use-opening-tab.ts';

/** Id of the fragment with the reviews. */
export const REVIEWS_FRAGMENT = 'reviews';

/** Description, additional information and reviews. */
export function ProductTabs({ product, reviews }: Pick<ProductPage, 'product' | 'reviews'>) {
  const t = useTranslator();
  const reviewsData = useMemo(() => ({ id: REVIEWS_FRAGMENT, product }), [product]);
  const items: TabItem[] = [];
  if (product.description) {
    items.push({
      id: 'tab-description',
      title: t('product.description'),
      content: <Prose html={product.description} />,
    });
  }
  if (hasInformation(product)) {
    items.push({
      id: INFORMATION_TAB,
      title: t('product.additional'),
      content: <AdditionalInformation product={product} />,
    });
  }
  if (!product.rating.off) {
    items.push({
      id: REVIEWS_TAB,
      title: t('product.reviews', { count: product.rating.count }),
      content: (
        <div id="reviews" tabIndex={-1}>
          {reviews.form && <ReviewFormHost productId={product.id} />}
          <Island island={reviewsIsland} data={reviewsData} />
        </div>
      ),
    });
  }
  const [state, setState] = useTabs(items, reviews.isOpen && REVIEWS_TAB);
  useOpeningTab(
    items.map(({ id }) => id),
    (active) => setState({ active, closed: false }),
  );
  if (items.length === 0) return null;
  return (
    <Tabs
      label={t('product.about', { name: product.name })}
      items={items}
      state={state}
      onChange={(next) => {
        setState(next);
        // A reload or a shared link shows the same tab; it is no history entry.
        if (!next.closed) history.replaceState(history.state, '', `#${next.active}`);
      }}
      className="woocommerce-tabs"
    />
  );
}
