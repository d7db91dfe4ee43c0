import type { OrderView } from '#wire/order.ts';
import { useTranslator } from '../ui/shop-context.tsx';

interface Greeting {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** A email about it was sent just now. */
  mailed: boolean;
}

/** A thank-you while the order stands; what became of it otherwise. */
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
      // Nobody is written to while the payment is still open.
      return { kind: 'success', text, mailed: status !== 'pending' };
    }
  }
}
