import type { OrderView } from '#wire/order.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { LinesTable } from './lines-table.tsx';
import styles from './order-details.module.css';
import { OrderLineRow } from './order-line-row.tsx';

interface OrderDetailsProps {
  order: OrderView;
  /** The heading; the shop's default if omitted. */
  title?: string;
}

/** Lines and totals as they were when the order was placed. */
export function OrderDetails({ order, title }: OrderDetailsProps) {
  const t = useTranslator();
  const heading = title ?? t('orders.details');
  return (
    <section className={`woocommerce-order-details ${styles.details}`}>
      <h2 className={styles.title}>{heading}</h2>
      <LinesTable
        order={order}
        caption={heading}
        figures={[t('orders.amount')]}
        figureClass={styles.amount}
        className="woocommerce-table shop_table order_details"
      >
        {order.lines.map((line) => (
          <OrderLineRow line={line} key={line.id} />
        ))}
      </LinesTable>
      {order.customerNote !== '' && (
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>{t('orders.note')}</h3>
          <p className={styles.noteText}>{order.customerNote}</p>
        </div>
      )}
    </section>
  );
}
