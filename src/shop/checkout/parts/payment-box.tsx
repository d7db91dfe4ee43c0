import type { ReactNode } from 'react';
import { isDecline } from '#rules/payments/decline-reason.ts';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import { Part } from './part.tsx';
import { PaymentChoices, type PaymentChoicesProps } from './payment-part.tsx';
import { PlaceOrder, type PlaceOrderProps } from './place-order-part.tsx';
import { toError } from './problems-of.ts';
import { Terms, type TermsProps } from './terms-part.tsx';

interface PaymentBoxProps extends PaymentChoicesProps, Pick<PlaceOrderProps, 'placing' | 'closed'> {
  terms: TermsProps;
  /** A number before the title, where the checkout has steps. */
  step?: number | undefined;
  /** Why the card was declined; each refusal has its own number. */
  declined?: { text: string; round: number } | undefined;
  /** Between the methods and the terms. */
  children?: ReactNode;
}

/**
 * Everything from the payment method to the order button. Scripts written for WooCommerce replace it whole by
 * its class, so the server renders the same component into the answer of `update_order_review`.
 */
export function PaymentBox(props: PaymentBoxProps) {
  const { terms, step, placing, closed, declined, children, ...choices } = props;
  const t = useTranslator();
  return (
    <Part
      id="payment"
      step={step}
      title={t('checkout.payment')}
      className="woocommerce-checkout-payment"
    >
      {declined && (
        <ArrivingNotice key={declined.round} kind="error" id="payment-declined">
          {declined.text}
        </ArrivingNotice>
      )}
      <PaymentChoices {...choices} />
      {children}
      <Terms {...terms} />
      <PlaceOrder review={choices.review} placing={placing} closed={closed} />
    </Part>
  );
}

interface PaymentPartProps extends Pick<PaymentBoxProps, 'step' | 'children'> {
  checkout: Checkout;
}

/** The box of a page. */
export function PaymentPart({ checkout, step, children }: PaymentPartProps) {
  const { page, state, set, pay } = checkout;
  const declined = state.problems.find(({ code }) => isDecline(code));
  const { customer, guestsAllowed, canCreate } = page.account;
  return (
    <PaymentBox
      step={step}
      review={state.review}
      chosen={state.paymentMethod}
      onChoose={pay}
      card={checkout.card}
      saved={page.saved}
      canSave={customer !== null}
      error={declined ? undefined : toError(state, 'payment_method')}
      declined={declined && { text: declined.text, round: state.refusals }}
      placing={state.placing}
      closed={!customer && !guestsAllowed && !canCreate}
      terms={{
        terms: page.terms,
        privacyUrl: page.privacyUrl,
        accepted: state.values.terms,
        error: toError(state, 'terms'),
        onAccept: (terms) => {
          set({ terms });
          checkout.mended('terms');
        },
      }}
    >
      {children}
    </PaymentBox>
  );
}
