import type { OrderSummary } from '#wire/order.ts';
import { Image } from '../ui/image.tsx';
import { useDay, useMoney, useTranslator } from '../ui/shop-context.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './order-table.module.css';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  /** Sent with the cancellation form. */
  nonce: string;
}

/** A list of orders; on a narrow screen it scrolls horizontally by touch or arrow keys. */
export function OrderTable({ orders, nonce }: OrderTableProps) {
  const t = useTranslator();
  return (
    <section
      aria-label={t('orders.list')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className={`touch-scroll-table ${styles.scroll}`}
    >
      <table className={`woocommerce-orders-table shop_table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col">{t('orders.status')}</th>
            <th scope="col">{t('orders.total')}</th>
            <th scope="col">{t('orders.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderTableRow order={order} nonce={nonce} key={order.id} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OrderTableRow({ order, nonce }: { order: OrderSummary; nonce: string }) {
  const t = useTranslator();
  const day = useDay();
  const money = useMoney();
  const { number, placedAt, status, statusText, total, count, images, url } = order;
  return (
    <tr className={`woocommerce-orders-table__row status-${status}`}>
      <th scope="row">
        {images.length > 0 && (
          <span className={styles.pictures}>
            {images.map((image) => (
              <Image key={image.id} image={image} sizes="56px" upTo={160} ratio="square" alt="" />
            ))}
          </span>
        )}
        <a href={url}>{number}</a>
      </th>
      <td>
        <time dateTime={new Date(placedAt).toISOString()}>{day(placedAt)}</time>
      </td>
      <td>
        <OrderStatus status={status} text={statusText} />
      </td>
      <td>{t('orders.totalOf', { total: money(total), count })}</td>
      <td>
        <a href={url} aria-label={t('orders.viewOf', { number })} className={styles.view}>
          {t('orders.view')}
        </a>
        {order.canCancel && <CancelSheet order={order} nonce={nonce} />}
      </td>
    </tr>
  );
}
