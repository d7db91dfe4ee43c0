import type { OrderView } from '#wire/order.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  order: OrderView;
  /** Columns before the amount. */
  span?: number;
}

/** The total rows, and later refunds. */
export function OrderSums({ order, span = 1 }: OrderSumsProps) {
  const t = useTranslator();
  const money = useMoney();
  return (
    <tfoot>
      {order.rows.map(({ code, label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written when the order was placed.
        <tr key={index} className={code === 'total' ? `order-total ${styles.total}` : styles.sum}>
          <th scope="row" colSpan={span}>
            {label}
          </th>
          <td className={styles.amount}>
            {code === 'shipping' && amount === 0 ? t('orders.free') : money(amount)}
          </td>
        </tr>
      ))}
    </tfoot>
  );
}
