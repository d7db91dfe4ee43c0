import type { ProductRecord } from '#wire/product.ts';
import { Price } from '../catalog/price.tsx';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import { useBuyOptions } from './buy-options.ts';
import { useBuyParts } from './buy-parts.ts';
import { useDisplayedItem } from './displayed-item.ts';
import styles from './displayed-price.module.css';

/** The price of the current choice. A line that some choice may fill is present from the start. */
export function DisplayedPrice({ product }: { product: ProductRecord }) {
  const { price, unitPrice } = useDisplayedItem();
  const t = useTranslator();
  const day = useDay();
  const parts = useBuyParts();
  const options = useBuyOptions();
  if (parts) return <parts.Price />;
  if (!price) return null;
  const mayEnd = [product, ...product.variations].some(
    (item) => item.price !== null && item.price.saleEndsAt !== null,
  );
  const date = price.saleEndsAt !== null && day(price.saleEndsAt);
  return (
    <div className={styles.box}>
      <Price price={options?.priceNow(price) ?? price} size="large" wrap={options?.perUnit} />
      {unitPrice && <p className={styles.unit}>{unitPrice}</p>}
      {(mayEnd || date) && (
        <p className={styles.saleEnd}>{date && t('product.saleEnds', { date })}</p>
      )}
    </div>
  );
}
