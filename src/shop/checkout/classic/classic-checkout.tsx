import { useCallback } from 'react';
import type { CheckoutPage } from '#wire/checkout.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { CheckoutForm } from '../checkout-form.tsx';
import { createClassicClient } from '../client/classic-client.ts';
import { AddressPart, useAddressTitle } from '../parts/address-part.tsx';
import { ContactPart } from '../parts/contact-part.tsx';
import { DeliveryChoice } from '../parts/delivery-part.tsx';
import { Messages } from '../parts/messages.tsx';
import { NotePart } from '../parts/note-part.tsx';
import { Part } from '../parts/part.tsx';
import { PaymentChoices } from '../parts/payment-part.tsx';
import { PlaceOrderPart } from '../parts/place-order-part.tsx';
import { errorOf } from '../parts/problems-of.ts';
import { TermsPart } from '../parts/terms-part.tsx';
import { useCheckout } from '../state/use-checkout.ts';
import { UpdateButton } from '../update-button.tsx';

/** Everything on one page, sent by the classic calls. */
export function ClassicCheckout({ page }: { page: CheckoutPage }) {
  const t = useTranslator();
  const { nonces, attribution } = useShop();
  const client = useCallback(
    () => createClassicClient(nonces.public, attribution.prefix),
    [nonces.public, attribution.prefix],
  );
  const checkout = useCheckout(page, client);
  const addressTitle = useAddressTitle(checkout);
  const { state, pay } = checkout;
  const { cart } = state.review;
  return (
    <>
      <Messages checkout={checkout} />
      <CheckoutForm checkout={checkout}>
        <CheckoutColumns
          checkout={checkout}
          details={
            <>
              <Part title={t('checkout.contact')}>
                <ContactPart checkout={checkout} />
              </Part>
              <Part title={addressTitle}>
                <AddressPart checkout={checkout} />
              </Part>
              {cart.needsShipping && (
                <Part title={t('checkout.delivery')}>
                  <DeliveryChoice checkout={checkout} />
                  <UpdateButton />
                </Part>
              )}
              <NotePart checkout={checkout} />
            </>
          }
          payment={
            <Part
              id="payment"
              title={t('checkout.payment')}
              className="woocommerce-checkout-payment"
            >
              <PaymentChoices
                review={state.review}
                chosen={state.paymentMethod}
                onChoose={pay}
                error={errorOf(state, 'payment_method')}
              />
              <TermsPart checkout={checkout} />
              <PlaceOrderPart checkout={checkout} />
            </Part>
          }
        />
      </CheckoutForm>
    </>
  );
}
