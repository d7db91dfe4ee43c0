import type { ListingPage } from '#wire/listing.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Prose } from '../ui/prose.tsx';
import { ChildCategories } from './child-categories.tsx';
import { worthFiltering } from './listing-body.tsx';
import styles from './listing-head.module.css';
import { ListingSort } from './listing-sort.tsx';
import { FilterButton, ListingCount } from './toolbar.tsx';
import { ViewSwitch } from './view-switch.tsx';

/**
 * What is listed, how much of it and in which order, in as few lines as possible: the first products
 * and their prices belong into the first screen.
 */
export function ListingHead({ listing }: { listing: ListingPage }) {
  const { title, breadcrumbs, description, childCategories, activeFilters, query } = listing;
  const untouched = activeFilters.length === 0 && query.from === 1;
  const narrowing = worthFiltering(listing);
  return (
    <header className={`page-width ${styles.head}`}>
      <Breadcrumb trail={breadcrumbs} className={styles.trail} />
      <h1 className={styles.title}>{title}</h1>
      {narrowing && <ListingCount listing={listing} className={styles.count} />}
      {untouched && description && (
        <div className={styles.description}>
          <Prose html={description} />
        </div>
      )}
      {untouched && (
        <ChildCategories title={title} categories={childCategories} className={styles.children} />
      )}
      {narrowing && (
        <div className={styles.tools}>
          <FilterButton listing={listing} />
          <ListingSort listing={listing} />
          <ViewSwitch listing={listing} />
        </div>
      )}
    </header>
  );
}
