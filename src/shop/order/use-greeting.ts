import type { OrderView } from '#wire/order.ts';
import { useTranslator } from '../ui/shop-context.tsx';

interface Greeting {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** An email about it was just sent. */
  mailed: boolean;
}

/** A thank-you for an active order; its outcome otherwise. */
export function useGreeting({ status, billing }: OrderView): Greeting {
  const t = useTranslator();
  switch (status) {
    case 'failed':
      return { kind: 'error', text: t('orders.received.failed'), mailed: false };
    case 'cancelled':
    case 'refunded':
      return { kind: 'info', text: t(`orders.received.${status}`), mailed: false };
    case 'completed':
      return { kind: 'success', text: t('orders.received.completed'), mailed: false };
    default: {
      const name = billing.firstName;
      const text =
        name === '' ? t('orders.received.thanksNobody') : t('orders.received.thanks', { name });
      // No email is sent while the payment is pending.
      return { kind: 'success', text, mailed: status !== 'pending' };
    }
  }
}
