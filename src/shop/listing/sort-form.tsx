import { type ChangeEvent, useId } from 'react';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import type { ListingPage } from '#wire/listing.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/shop-context.tsx';
import { QueryFields } from './query-fields.tsx';
import styles from './sort-form.module.css';

interface SortFormProps {
  listing: ListingPage;
  search: boolean;
}

/** A form like any other; where script runs, choosing an order sends it at once. */
export function SortForm({ listing, search }: SortFormProps) {
  const t = useText();
  const id = useId();
  const send = (event: ChangeEvent<HTMLSelectElement>) => event.target.form?.requestSubmit();
  return (
    <form
      method="get"
      action={listing.action}
      autoComplete="off"
      className={`woocommerce-ordering ${styles.form}`}
    >
      <QueryFields listing={listing} search={search} except={['orderby']} />
      <label htmlFor={id} className={styles.label}>
        {t('listing.sort')}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          name="orderby"
          defaultValue={listing.query.sort}
          onChange={send}
          className={`orderby ${styles.select}`}
        >
          {LISTING_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </span>
      <noscript>
        <Button type="submit" size="small" variant="secondary">
          {t('listing.apply')}
        </Button>
      </noscript>
    </form>
  );
}
