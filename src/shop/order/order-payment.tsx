import type { OrderView } from '#wire/order.ts';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import { hasPaymentSteps } from './awaits-payment.ts';
import styles from './order-payment.module.css';

interface OrderPaymentProps {
  order: OrderView;
}

/** Payment instructions for an order that awaits payment; nothing otherwise. */
export function OrderPayment({ order }: OrderPaymentProps) {
  const t = useTranslator();
  const day = useDay();
  if (!hasPaymentSteps(order)) return null;
  const { instructions, details, dueAt } = order.payment;
  return (
    <section className={`order-payment payment_method_${order.payment.method} ${styles.payment}`}>
      <h2 className={styles.title}>{t('orders.howToPay')}</h2>
      {instructions !== '' && <p className={styles.words}>{instructions}</p>}
      {dueAt !== null && <p className="payment-due">{t('orders.payBy', { date: day(dueAt) })}</p>}
      {details.length > 0 && (
        <dl className={`bacs_details ${styles.details}`}>
          {details.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may be at one bank.
            <div key={index} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
