import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';

/** What a notification is about. Its content is not trusted further: the payment is asked about. */
export function stripeEvent(event: Stripe.Event): ProviderEvent {
  const { id, type: kind } = event;
  switch (event.type) {
    case 'payment_intent.payment_failed': {
      const { object } = event.data;
      const why = object.last_payment_error?.message ?? 'no reason was given';
      const notice = `A payment attempt failed: ${why}`;
      return { ...aboutIntent(event, object), notice, declined: true };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.requires_action':
    case 'payment_intent.amount_capturable_updated':
      return aboutIntent(event, event.data.object);
    case 'charge.refunded': {
      const reference = getReference(event.data.object.payment_intent);
      return { id, kind, reference, key: null, notice: null };
    }
    case 'charge.dispute.created': {
      const { object } = event.data;
      const notice = `The buyer’s bank disputes the payment (${object.reason}): answer it at the provider.`;
      return { id, kind, reference: getReference(object.payment_intent), key: null, notice };
    }
    default:
      return { id, kind, reference: null, key: null, notice: null };
  }
}

function aboutIntent(
  { id, type: kind }: Stripe.Event,
  { id: reference, metadata }: Stripe.PaymentIntent,
): ProviderEvent {
  return { id, kind, reference, key: metadata.payment_key ?? null, notice: null };
}

function getReference(intent: string | Stripe.PaymentIntent | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
