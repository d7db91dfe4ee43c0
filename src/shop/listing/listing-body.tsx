import type { ReactNode } from 'react';
import type { ListingPage } from '#wire/listing.ts';
import { ProductGrid } from '../ui/catalog/product-grid.tsx';
import { Pagination } from '../ui/list-controls.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './listing-body.module.css';
import { Toolbar } from './toolbar.tsx';

interface ListingBodyProps {
  listing: ListingPage;
  /** Shown in place of the grid when nothing matches. */
  empty: ReactNode;
}

/**
 * Filters beside the products, or behind a button on a phone; sorting and pagination around them.
 */
export function ListingBody({ listing, empty }: ListingBodyProps) {
  const { products, pagination, activeFilters, clearUrl } = listing;
  const filtered = activeFilters.length > 0;
  const worthFiltering = pagination.total > 1 || filtered;
  return (
    <div className={`page-width ${styles.body}`}>
      {worthFiltering && <FilterPanel listing={listing} />}
      <div className={styles.products}>
        {worthFiltering && <Toolbar listing={listing} />}
        {filtered && <ActiveFilters filters={activeFilters} clearUrl={clearUrl} />}
        {products.length > 0 ? (
          <ProductGrid products={products} priorityCount={3} heading="h2" />
        ) : (
          empty
        )}
        <Pagination pagination={pagination} />
      </div>
    </div>
  );
}
