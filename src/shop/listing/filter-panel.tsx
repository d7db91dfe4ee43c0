import type { ListingPage } from '#wire/listing.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterLink } from './filter-link.tsx';
import styles from './filter-panel.module.css';
import { FILTERS_ID } from './filters-id.ts';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { TermFilter } from './term-filter.tsx';

/**
 * One panel for all widths: a column beside the products, or on narrow screens a native popover
 * styled as a drawer. All of it are links and forms, so its script never reaches a browser.
 */
export function FilterPanel({ data }: { data: ListingPage }) {
  const t = useTranslator();
  const { facets, pagination } = data;
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      aria-label={t('listing.filters')}
      className={styles.panel}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('listing.filters')}</h2>
        <IconButton
          icon="close"
          label={t('layout.close')}
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </header>
      <div className={styles.groups}>
        <PriceFilter listing={data} />
        <CategoryFilter categories={facets.categories} />
        {facets.attributes.map((attribute) => (
          <TermFilter key={attribute.name} attribute={attribute} />
        ))}
        <RatingFilter ratings={facets.ratings} />
        <FilterGroup title={t('listing.availability')}>
          <FilterLink {...facets.inStock}>{t('listing.inStock')}</FilterLink>
          {(facets.onSale.count > 0 || facets.onSale.active) && (
            <FilterLink {...facets.onSale}>{t('listing.onSale')}</FilterLink>
          )}
        </FilterGroup>
      </div>
      <footer className={styles.footer}>
        <Button wide popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {t('listing.showResults', { count: pagination.total })}
        </Button>
      </footer>
    </aside>
  );
}
