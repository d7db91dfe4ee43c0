import { printPrice } from '#wire/forms/listing-address.ts';
import type { ListingPage } from '#wire/listing.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './price-filter.module.css';
import { QueryFields } from './query-fields.tsx';

const NAMES = ['min_price', 'max_price'];

export function PriceFilter({ listing }: { listing: ListingPage }) {
  const t = useTranslator();
  const { currency } = useShop();
  const { price } = listing.facets;
  const { minPrice, maxPrice } = listing.query;
  const active = minPrice !== null || maxPrice !== null;
  if (!active && (!price || price.min === price.max)) return null;
  const print = (amount: typeof minPrice | undefined) =>
    amount === null || amount === undefined ? '' : printPrice(amount, currency.decimals);
  const shared = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  return (
    <FilterGroup title={`${t('listing.price')} (${currency.symbol})`} layout="form">
      <form method="get" action={listing.action} autoComplete="off" className={styles.form}>
        <QueryFields fields={listing.fields} except={NAMES} />
        <TextField
          label={t('listing.priceFrom')}
          name="min_price"
          defaultValue={print(minPrice)}
          placeholder={print(price?.min)}
          {...shared}
        />
        <TextField
          label={t('listing.priceTo')}
          name="max_price"
          defaultValue={print(maxPrice)}
          placeholder={print(price?.max)}
          {...shared}
        />
        <Button type="submit" variant="secondary" size="small" className={styles.apply}>
          {t('listing.apply')}
        </Button>
      </form>
    </FilterGroup>
  );
}
