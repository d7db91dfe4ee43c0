import type { ListingPage } from '#wire/listing.ts';
import { Button } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { FILTERS_ID } from './filters-id.ts';
import { ListingSort } from './listing-sort.tsx';
import styles from './toolbar.module.css';
import { ViewSwitch } from './view-switch.tsx';

export function Toolbar({ listing }: { listing: ListingPage }) {
  return (
    <div className={styles.toolbar}>
      <FilterButton listing={listing} />
      <ListingCount listing={listing} className={styles.count} />
      <ListingSort listing={listing} />
      <ViewSwitch listing={listing} />
    </div>
  );
}

/** Opens the filters where they are not beside the products. */
export function FilterButton({ listing }: { listing: ListingPage }) {
  const t = useTranslator();
  return (
    <Button
      variant="secondary"
      size="small"
      icon="filter"
      popoverTarget={FILTERS_ID}
      className={styles.filters}
    >
      {t('listing.filters')}
      {listing.activeFilters.length > 0 && (
        <span className={styles.active}>{listing.activeFilters.length}</span>
      )}
    </Button>
  );
}

interface ListingCountProps {
  listing: ListingPage;
  className?: string | undefined;
}

export function ListingCount({ listing, className }: ListingCountProps) {
  const t = useTranslator();
  const { from, to, total, pages } = listing.pagination;
  return (
    <p className={className}>
      {pages > 1 ? t('listing.range', { from, to, total }) : t('listing.results', { count: total })}
    </p>
  );
}
