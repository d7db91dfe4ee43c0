import type { Ref } from 'react';
import { toProviderAmount } from '#rules/payments/provider-amount.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import { type CardEntry, CardFields } from '../../payment/card-fields.tsx';
import { useShop } from '../../ui/shop-context.tsx';

interface CardChoiceProps {
  card: NonNullable<PaymentChoice['card']>;
  review: CheckoutReview;
  entry: Ref<CardEntry>;
}

/** The provider's fields in the checkout: the payment is asked for once the order is written. */
export function CardChoice({ card, review, entry }: CardChoiceProps) {
  const { currency } = useShop();
  const { code, decimals } = currency;
  const amount = toProviderAmount(review.cart.totals.total, { currency: code, decimals });
  if (amount === null) return null;
  return (
    <CardFields
      ref={entry}
      publishableKey={card.publishableKey}
      purpose={{
        mode: 'payment',
        amount,
        currency: code.toLowerCase(),
        captureMethod: card.capture,
      }}
    />
  );
}
