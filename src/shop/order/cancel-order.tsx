import type { OrderView } from '#wire/order.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  order: Pick<OrderView, 'number' | 'canPay'>;
  nonce: string;
  /** Target of the form; omitted, its own page. */
  action?: string;
  className?: string | undefined;
}

/** Opened first and then confirmed, without script. */
export function CancelOrder({ order, nonce, action, className }: CancelOrderProps) {
  const t = useTranslator();
  return (
    <details className={classNames('cancel-order', styles.cancel, className)}>
      <summary className={styles.toggle}>
        {t('orders.cancel')}
        <Icon name="chevron-down" size={20} className={styles.mark} />
      </summary>
      <CancelForm order={order} nonce={nonce} action={action} />
    </details>
  );
}
