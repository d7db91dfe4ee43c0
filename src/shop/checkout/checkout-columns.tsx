import type { ReactNode } from 'react';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { StickyColumn } from '../ui/sticky/sticky-column.tsx';
import styles from './checkout-columns.module.css';
import { OrderSummary } from './parts/order-summary.tsx';
import type { Checkout } from './state/use-checkout.ts';

interface CheckoutColumnsProps {
  checkout: Checkout;
  /** Contact and addresses. */
  details: ReactNode;
  /** Payment and the order button. */
  payment: ReactNode;
}

/** On a phone the order summary is between address and payment; on wide screens it is sticky. */
export function CheckoutColumns({ checkout, details, payment }: CheckoutColumnsProps) {
  const t = useTranslator();
  const money = useMoney();
  const { cart } = checkout.state.review;
  const values = { count: cart.count, total: money(cart.totals.total) };
  return (
    <div className={styles.columns}>
      <a href="#order_review" className={styles.jump}>
        <span>{t('checkout.seeSummary')}</span>
        <span className={styles.total}>{t('checkout.itemsAndTotal', values)}</span>
      </a>
      <div className={styles.details} id="customer_details">
        {details}
      </div>
      <div className={styles.summary}>
        <StickyColumn>
          <OrderSummary checkout={checkout} />
        </StickyColumn>
      </div>
      <div className={styles.payment}>{payment}</div>
    </div>
  );
}
