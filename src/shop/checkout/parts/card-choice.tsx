import { type ReactNode, type Ref, useState } from 'react';
import { toProviderAmount } from '#rules/payments/provider-amount.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import { SAVE_FIELD } from '#wire/forms/payment-data.ts';
import { type CardEntry, CardFields } from '../../payment/card-fields.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface CardChoiceProps {
  provider: string;
  card: NonNullable<PaymentChoice['card']>;
  review: CheckoutReview;
  entry: Ref<CardEntry>;
  canSave: boolean;
  /** In place of the fields without script. */
  children?: ReactNode;
}

/** The provider's fields in the checkout: the payment is asked for once the order is written. */
export function CardChoice(props: CardChoiceProps) {
  const { provider, card, review, entry, canSave, children } = props;
  const t = useTranslator();
  const [saves, setSaves] = useState(false);
  const { currency } = useShop();
  const { code, decimals } = currency;
  const amount = toProviderAmount(review.cart.totals.total, { currency: code, decimals });
  if (amount === null) return null;
  return (
    <>
      <CardFields
        ref={entry}
        provider={provider}
        publishableKey={card.publishableKey}
        purpose={{
          mode: 'payment',
          amount,
          currency: code.toLowerCase(),
          captureMethod: card.capture,
          setupFutureUsage: saves ? 'on_session' : null,
        }}
      >
        {children}
      </CardFields>
      {canSave && (
        <Checkbox
          name={SAVE_FIELD}
          value="1"
          label={t('orders.pay.card.save')}
          checked={saves}
          onChange={(event) => setSaves(event.target.checked)}
        />
      )}
    </>
  );
}
