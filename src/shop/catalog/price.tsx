import type { PriceRecord } from '#wire/product.ts';
import { classNames } from '../ui/class-names.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import styles from './price.module.css';

interface PriceProps {
  price: PriceRecord;
  /** A price range as "$14.00 – $18.00" or "From $14.00". */
  form?: 'range' | 'from';
  size?: 'small' | 'large';
  /** Adds what the price is for: "$38.00 per m²". */
  wrap?: ((price: string) => string) | undefined;
  className?: string | undefined;
}

/** The current price, with the regular price struck through on sale. */
export function Price({
  price,
  form = 'range',
  size = 'small',
  wrap = asIs,
  className,
}: PriceProps) {
  const t = useTranslator();
  const now = wrap(useSpan(price.min, price.max, form));
  // "From $54.00" needs one struck price only.
  const wasMax = form === 'from' ? price.regularMin : price.regularMax;
  const was = wrap(useSpan(price.regularMin, wasMax, form));
  const box = classNames('price', styles.price, size === 'large' && styles.large, className);
  if (!price.onSale || was === now) return <p className={box}>{now}</p>;
  return (
    <p className={box}>
      <ins className={styles.now}>
        <span className="visually-hidden">{t('product.now', { price: now })}</span>
        <span aria-hidden="true">{now}</span>
      </ins>{' '}
      <del className={styles.was}>
        <span className="visually-hidden">{t('product.was', { price: was })}</span>
        <span aria-hidden="true">{was}</span>
      </del>
    </p>
  );
}

function asIs(price: string): string {
  return price;
}

function useSpan(min: PriceRecord['min'], max: PriceRecord['max'], form: 'range' | 'from') {
  const t = useTranslator();
  const money = useMoney();
  if (min === max) return money(min);
  if (form === 'from') return t('product.from', { price: money(min) });
  return t('product.range', { min: money(min), max: money(max) });
}
