import type { ListingPage } from '#wire/listing.ts';
import { Button } from '../ui/button.tsx';
import { useText } from '../ui/shop-context.tsx';
import { FILTERS_ID } from './filter-panel.tsx';
import { SortForm } from './sort-form.tsx';
import styles from './toolbar.module.css';

interface ToolbarProps {
  listing: ListingPage;
  search: boolean;
}

export function Toolbar({ listing, search }: ToolbarProps) {
  const t = useText();
  const { from, to, total, pages } = listing.pagination;
  return (
    <div className={styles.toolbar}>
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
      <p className={styles.count}>
        {pages > 1
          ? t('listing.range', { from, to, total })
          : t('listing.results', { count: total })}
      </p>
      <SortForm listing={listing} search={search} />
    </div>
  );
}
