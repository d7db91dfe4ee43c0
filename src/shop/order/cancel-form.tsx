import type { ReactNode } from 'react';
import type { OrderView } from '#wire/order.ts';
import { Button } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './cancel-form.module.css';

interface CancelFormProps {
  order: Pick<OrderView, 'number' | 'canPay'>;
  nonce: string;
  /** Target of the form; omitted, its own page. */
  action?: string | undefined;
  /** Rendered beside the button. */
  children?: ReactNode;
}

/** Explains the cancellation and confirms it: the second step wherever an order is cancelled. */
export function CancelForm({ order, nonce, action, children }: CancelFormProps) {
  const t = useTranslator();
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <p>{t('orders.cancel.what')}</p>
      {!order.canPay && <p>{t('orders.cancel.sent')}</p>}
      <Button type="submit" name="cancel_order" value="1" variant="secondary" wide>
        {t('orders.cancel.sure', { number: order.number })}
      </Button>
      {children}
    </form>
  );
}
