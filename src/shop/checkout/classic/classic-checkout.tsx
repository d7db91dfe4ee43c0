import { useCallback } from 'react';
import type { CheckoutPage } from '#wire/checkout.ts';
import { createClassicClient } from '../../checkout-client/classic-client.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { CheckoutForm } from '../checkout-form.tsx';
import { AddressPart, useAddressTitle } from '../parts/address-part.tsx';
import { ContactPart } from '../parts/contact-part.tsx';
import { ShippingChoice } from '../parts/delivery-part.tsx';
import { ExpressPart } from '../parts/express-part.tsx';
import { Messages } from '../parts/messages.tsx';
import { NotePart } from '../parts/note-part.tsx';
import { Part } from '../parts/part.tsx';
import { PaymentPart } from '../parts/payment-box.tsx';
import { useCheckout } from '../state/use-checkout.ts';
import { UpdateButton } from '../update-button.tsx';
import { CouponForm } from './coupon-form.tsx';

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
  const { cart } = checkout.state.review;
  return (
    <>
      <Messages checkout={checkout} />
      <CouponForm />
      <CheckoutForm checkout={checkout}>
        <CheckoutColumns
          checkout={checkout}
          details={
            <>
              <ExpressPart checkout={checkout} />
              <Part title={t('checkout.contact')}>
                <ContactPart checkout={checkout} />
              </Part>
              <Part title={addressTitle}>
                <AddressPart checkout={checkout} />
              </Part>
              {cart.needsShipping && (
                <Part title={t('checkout.delivery')} className="woocommerce-checkout-delivery">
                  <ShippingChoice checkout={checkout} />
                  <UpdateButton />
                </Part>
              )}
              <NotePart checkout={checkout} />
            </>
          }
          payment={<PaymentPart checkout={checkout} />}
        />
      </CheckoutForm>
    </>
  );
}
