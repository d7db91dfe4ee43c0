import { money as amountOf } from '#rules/money/money.ts';
import type { CartItem } from '#wire/cart.ts';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import styles from './line-price.module.css';

/** The line's total before discounts, and its regular price. */
export function LinePrice({ item }: { item: CartItem }) {
  const t = useTranslator();
  const money = useMoney();
  const price = money(item.subtotal);
  if (item.saving === 0) return <span className="woocommerce-Price-amount amount">{price}</span>;
  const was = money(amountOf(item.subtotal + item.saving));
  return (
    <span className={styles.price}>
      <ins className={styles.now}>
        <span className="visually-hidden">{t('product.now', { price })}</span>
        <span aria-hidden="true">{price}</span>
      </ins>
      <del className={styles.was}>
        <span className="visually-hidden">{t('product.was', { price: was })}</span>
        <span aria-hidden="true">{was}</span>
      </del>
    </span>
  );
}
