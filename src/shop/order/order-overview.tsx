import type { ReactNode } from 'react';
import type { OrderView } from '#wire/order.ts';
import { useDay, useMoney, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-overview.module.css';
import { OrderStatus } from './order-status.tsx';

interface OrderOverviewProps {
  order: OrderView;
}

/** The order in short: number, date, status, total and payment method. */
export function OrderOverview({ order }: OrderOverviewProps) {
  const t = useTranslator();
  const day = useDay();
  const money = useMoney();
  return (
    <dl className={`woocommerce-order-overview order_details ${styles.overview}`}>
      <Fact label={t('orders.number')}>{order.number}</Fact>
      <Fact label={t('orders.date')}>
        <time dateTime={new Date(order.placedAt).toISOString()}>{day(order.placedAt)}</time>
      </Fact>
      <Fact label={t('orders.status')}>
        <OrderStatus status={order.status} text={order.statusText} />
      </Fact>
      <Fact label={t('orders.total')}>{money(order.totals.total)}</Fact>
      {order.payment.title !== '' && <Fact label={t('orders.payment')}>{order.payment.title}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
