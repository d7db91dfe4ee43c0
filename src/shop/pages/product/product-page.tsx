import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import type { ProductPage } from '#wire/product-page.ts';
import { boostersIsland } from '../../boosters/boosters-island.ts';
import { AlertPlace } from '../../product/alert-place.tsx';
import { Alternatives } from '../../product/alternatives.tsx';
import { ProductChoiceProvider } from '../../product/choice/product-choice.tsx';
import { Gallery } from '../../product/gallery/gallery.tsx';
import { StickyBar } from '../../product/sticky-bar/sticky-bar.tsx';
import { Summary } from '../../product/summary.tsx';
import { productToolsIsland } from '../../product-tools/product-tools-island.ts';
import { RailIsland } from '../../rails/rail-island.tsx';
import { RecentlyViewed } from '../../rails/recently-viewed.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Island } from '../../ui/island/island.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { StickyColumn } from '../../ui/sticky/sticky-column.tsx';
import { upsellsIsland } from '../../upsells/upsells-island.ts';
import styles from './product-page.module.css';
import { ProductTabs } from './tabs/product-tabs.tsx';

interface ProductPageProps {
  data: ProductPage;
  /** Wraps the buy box of a product with options. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/** Nothing here waits for data: each boundary is hydrated separately, later. */
export function ProductPageView({ data, Around = Fragment }: ProductPageProps) {
  const t = useTranslator();
  const { product, breadcrumbs, related, upsells, reviews, notice, posted } = data;
  const { assurance, quotes, boosters, together, alerts, tools } = data;
  return (
    <>
      <div className={`page-width ${styles.trail}`}>
        <Breadcrumb trail={breadcrumbs} className={styles.crumbs} />
      </div>
      <ProductChoiceProvider product={product} posted={posted}>
        <Around>
          <div
            id={`product-${product.id}`}
            className={`product product-type-${product.kind} page-width ${styles.product}`}
          >
            <StickyColumn>
              <Gallery product={product} />
            </StickyColumn>
            <StickyColumn>
              <Summary {...{ product, notice, posted, assurance, quotes }}>
                {alerts && <AlertPlace product={product} alerts={alerts} />}
                <Alternatives product={product} related={related} />
                {boosters && <Island island={boostersIsland} data={boosters} />}
                <Island island={productToolsIsland} data={tools} />
              </Summary>
            </StickyColumn>
          </div>
          <StickyBar product={product} />
        </Around>
      </ProductChoiceProvider>
      {together && <Island island={upsellsIsland} data={together} />}
      <div className={`page-width ${styles.details}`}>
        <Suspense>
          <ProductTabs product={product} reviews={reviews} />
        </Suspense>
      </div>
      <RailIsland id="upsells" title={t('product.upsells')} products={upsells} />
      <RailIsland id="related" title={t('product.related')} products={related} />
      <Suspense>
        <RecentlyViewed product={product} />
      </Suspense>
    </>
  );
}
