import { type OrderStep, type OrderStepName, orderSteps } from '#rules/orders/order-steps.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderView } from '#wire/order.ts';
import { Icon } from '../ui/icon.tsx';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-steps.module.css';

const DONE = {
  placed: 'orders.step.placed',
  paid: 'orders.step.paid',
  sent: 'orders.step.sent',
  ready: 'orders.step.ready',
  cancelled: 'orders.status.cancelled',
  refunded: 'orders.status.refunded',
} as const satisfies Record<OrderStepName, MessageKey>;

const NEXT: Record<OrderStepName, MessageKey> = {
  ...DONE,
  paid: 'orders.step.unpaid',
  sent: 'orders.step.packed',
  ready: 'orders.step.made',
};

interface OrderStepsProps extends Pick<OrderView, 'status' | 'placedAt' | 'shipments'> {
  paidAt: number | null;
  isShipped: boolean;
}

/** How far the order is. */
export function OrderSteps({ shipments, ...order }: OrderStepsProps) {
  const t = useTranslator();
  const steps = orderSteps({ ...order, sentAt: shipments.map(({ at }) => at) });
  return (
    <section className={styles.steps}>
      <h2 className={styles.title}>{t('orders.steps')}</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, state, at } }: { step: OrderStep }) {
  const t = useTranslator();
  const day = useDay();
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className={styles.mark}>{state === 'done' && <Icon name="check" size={16} />}</span>
      <span>
        {t((state === 'done' ? DONE : NEXT)[name])}
        {at !== null && (
          <time dateTime={new Date(at).toISOString()} className={styles.day}>
            {day(at)}
          </time>
        )}
      </span>
    </li>
  );
}
