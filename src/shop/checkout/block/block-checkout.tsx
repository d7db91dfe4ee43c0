import { useCallback, useEffect } from 'react';
import type { CheckoutPage } from '#wire/checkout.ts';
import type { CheckoutClient } from '../../checkout-client/checkout-client.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
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
import { chosenIn } from '../state/checkout-state.ts';
import { useCheckout } from '../state/use-checkout.ts';
import { UpdateButton } from '../update-button.tsx';

/** Delay between page load and the first report of the chosen methods, in milliseconds. */
const FIRST_WORD_MS = 200;

/** Numbered steps, sent through the Store API. */
export function BlockCheckout({ page }: { page: CheckoutPage }) {
  const t = useTranslator();
  const client = useCallback(() => lazyClient(page), [page]);
  const checkout = useCheckout(page, client);
  const addressTitle = useAddressTitle(checkout);
  const { cart } = checkout.state.review;

  useEffect(() => {
    const { review } = page;
    const timer = setTimeout(() => {
      const shippingMethods = chosenIn(review);
      const chosen = { paymentMethod: review.paymentMethod, shippingMethods };
      void import('./block-client.ts').then(({ reportChoices }) => reportChoices(chosen));
    }, FIRST_WORD_MS);
    return () => clearTimeout(timer);
  }, [page]);

  const names = ['contact', 'address', ...(cart.needsShipping ? ['delivery'] : []), 'payment'];
  const step = (name: string) => names.indexOf(name) + 1;
  return (
    <div className="wp-block-woocommerce-checkout">
      <Messages checkout={checkout} />
      <CheckoutForm checkout={checkout} className="wc-block-checkout__form">
        <CheckoutColumns
          checkout={checkout}
          details={
            <>
              {/* Empty slot for wallets: a payment provider's script adds its buttons here. */}
              <div className="wc-block-components-express-payment" data-express hidden />
              <ExpressPart checkout={checkout} />
              <Part title={t('checkout.contact')} step={step('contact')}>
                <ContactPart checkout={checkout} />
              </Part>
              <Part title={addressTitle} step={step('address')}>
                <AddressPart checkout={checkout} />
              </Part>
              {cart.needsShipping && (
                <Part title={t('checkout.delivery')} step={step('delivery')}>
                  <ShippingChoice checkout={checkout} />
                  <UpdateButton />
                </Part>
              )}
            </>
          }
          payment={
            <PaymentPart checkout={checkout} step={step('payment')}>
              <NotePart checkout={checkout} />
            </PaymentPart>
          }
        />
      </CheckoutForm>
    </div>
  );
}

/** Nothing is sent before hydration, so the client is loaded after it. */
function lazyClient({ review, payments }: CheckoutPage): CheckoutClient {
  const client = import('./block-client.ts').then(({ createBlockClient }) =>
    createBlockClient(review, payments),
  );
  const unreachable = () => ({ ok: false, code: 'offline' }) as const;
  return {
    review: (request, cause) => client.then((opened) => opened.review(request, cause), unreachable),
    place: (request) => client.then((opened) => opened.place(request), unreachable),
  };
}
