import { addMoney } from '#rules/money/arithmetic.ts';
import price from '../catalog/price.module.css';
import { classNames } from '../ui/class-names.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { useBundle } from './bundle-model.ts';
import styles from './bundle-price.module.css';

/** The price in the sticky bar. */
export function BarBundlePrice() {
  return <BundlePrice size="small" />;
}

/** The bundle's current price, and the sum of its items bought separately. */
export function BundlePrice({ size = 'large' }: { size?: 'large' | 'small' }) {
  const t = useTranslator();
  const money = useMoney();
  const { total, saving, exact } = useBundle();
  const written = exact ? money(total) : t('bundles.from', { price: money(total) });
  const was = money(addMoney(total, saving));
  const box = classNames('price', price.price, size === 'large' && price.large, styles.price);
  if (saving === 0) return <p className={box}>{written}</p>;
  return (
    <p className={box}>
      <ins className={price.now}>
        <span className="visually-hidden">{t('product.now', { price: written })}</span>
        <span aria-hidden="true">{written}</span>
      </ins>{' '}
      <del className={price.was}>
        <span className="visually-hidden">{t('product.was', { price: was })}</span>
        <span aria-hidden="true">{was}</span>
      </del>
    </p>
  );
}
