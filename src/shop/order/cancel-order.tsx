import type { OrderView } from '#wire/order.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/shop-context.tsx';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  order: Pick<OrderView, 'number' | 'canPay'>;
  nonce: string;
  /** Where the form goes; left out, to the page it stands on. */
  action?: string;
  className?: string;
}

/** Opened first and confirmed then, without any script. */
export function CancelOrder({ order, nonce, action, className }: CancelOrderProps) {
  const t = useText();
  return (
    <details className={classNames('cancel-order', styles.cancel, className)}>
      <summary className={styles.toggle}>
        {t('orders.cancel')}
        <Icon name="chevron-down" size={20} className={styles.mark} />
      </summary>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <p>{t('orders.cancel.what')}</p>
        {!order.canPay && <p>{t('orders.cancel.sent')}</p>}
        <Button type="submit" name="cancel_order" value="1" variant="secondary" wide>
          {t('orders.cancel.sure', { number: order.number })}
        </Button>
      </form>
    </details>
  );
}
