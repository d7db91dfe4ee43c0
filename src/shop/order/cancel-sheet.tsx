import type { OrderSummary } from '#wire/order.ts';
import { Button } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-sheet.module.css';

interface CancelSheetProps {
  order: OrderSummary;
  nonce: string;
}

/**
 * Cancelling from a list: a native popover above the table, without script; Escape or a click
 * outside closes it. The form posts to the order's own page, which shows the result.
 */
export function CancelSheet({ order, nonce }: CancelSheetProps) {
  const t = useTranslator();
  const { id, number, url } = order;
  const sheet = `cancel-order-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={sheet}
        aria-label={t('orders.cancel.of', { number })}
        className={styles.open}
      >
        {t('orders.cancel.short')}
      </button>
      <div
        id={sheet}
        popover="auto"
        role="dialog"
        aria-labelledby={`${sheet}-title`}
        className={styles.sheet}
      >
        <h2 id={`${sheet}-title`} className={styles.title}>
          {t('orders.cancel.ask', { number })}
        </h2>
        <CancelForm order={order} nonce={nonce} action={url}>
          <Button variant="quiet" wide popoverTarget={sheet} popoverTargetAction="hide">
            {t('orders.cancel.keep')}
          </Button>
        </CancelForm>
      </div>
    </>
  );
}
