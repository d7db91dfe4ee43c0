import { type ReactNode, useRef } from 'react';
import type { ListingPage } from '#wire/listing.ts';
import { ProductGrid } from '../product-cards/product-grid.tsx';
import { Island } from '../ui/island/island.tsx';
import { Pagination } from '../ui/list-controls.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { filtersIsland } from './filters-island.ts';
import styles from './listing-body.module.css';
import { PageSizes } from './page-sizes.tsx';
import { ShowMore } from './show-more.tsx';
import { Toolbar } from './toolbar.tsx';
import type { More } from './use-more-products.ts';

interface ListingBodyProps {
  listing: ListingPage;
  more: More;
  /** The page's head has the count and the order already. */
  headed?: boolean;
  /** Shown in place of the grid when nothing matches. */
  empty: ReactNode;
}

/** One product needs neither filters nor an order. */
export function worthFiltering({ pagination, activeFilters }: ListingPage): boolean {
  return pagination.total > 1 || activeFilters.length > 0;
}

/**
 * Filters beside the products, or behind a button on a phone; sorting and pagination around them.
 */
export function ListingBody({ listing, more, headed, empty }: ListingBodyProps) {
  const { products, query, pagination, activeFilters, clearUrl } = listing;
  const filtered = activeFilters.length > 0;
  const narrowing = worthFiltering(listing);
  const grid = useRef<HTMLDivElement>(null);
  return (
    <div className={`page-width ${styles.body}`}>
      {narrowing && <Island island={filtersIsland} data={listing} />}
      <div ref={grid} className={styles.products}>
        {narrowing && !headed && <Toolbar listing={listing} />}
        {filtered && <ActiveFilters filters={activeFilters} clearUrl={clearUrl} />}
        {products.length > 0 ? (
          <ProductGrid
            place="listing"
            products={products}
            filters={query.attributes}
            priorityCount={3}
            heading="h2"
            layout={query.view}
          />
        ) : (
          empty
        )}
        <footer className={styles.footer}>
          <ShowMore pagination={pagination} more={more} grid={grid} />
          <Pagination pagination={pagination} />
          <PageSizes listing={listing} />
        </footer>
      </div>
    </div>
  );
}
