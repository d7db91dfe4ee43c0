import type { OrderView } from '#wire/order.ts';
import { useText } from '../ui/shop-context.tsx';

interface Greeting {
  kind: 'success' | 'info' | 'error';
  text: string;
}

/** A thank-you while the order stands; what became of it otherwise. */
export function useGreeting({ status, billing }: OrderView): Greeting {
  const t = useText();
  switch (status) {
    case 'failed':
      return { kind: 'error', text: t('orders.received.failed') };
    case 'cancelled':
    case 'refunded':
      return { kind: 'info', text: t(`orders.received.${status}`) };
    default: {
      const name = billing.firstName;
      const text =
        name === '' ? t('orders.received.thanksNobody') : t('orders.received.thanks', { name });
      return { kind: 'success', text };
    }
  }
}
