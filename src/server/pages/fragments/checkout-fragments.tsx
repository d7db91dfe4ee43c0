import { renderToStaticMarkup } from 'react-dom/server';
import { PaymentChoices } from '#shop/checkout/parts/payment-part.tsx';
import { SummaryTotals } from '#shop/checkout/parts/summary.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import { REVIEW_SELECTORS } from '#wire/checkout.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { shopConfig } from '../document/shop-config.ts';
import type { FragmentRenderer } from './fragment-renderer.ts';

const nothing = () => undefined;

/** The order review as HTML for programs that insert it, made from the components of the page. */
export function createCheckoutFragments(
  nonces: (now: number) => ShopConfig['nonces'],
): Pick<FragmentRenderer, 'orderReview'> {
  return {
    orderReview({ settings, now }, review) {
      const config = shopConfig('checkout', settings, nonces(now));
      const table = (
        <ShopProvider config={config} now={now}>
          <SummaryTotals review={review} />
        </ShopProvider>
      );
      const payment = (
        <ShopProvider config={config} now={now}>
          <div className="woocommerce-checkout-payment">
            <PaymentChoices review={review} chosen={review.paymentMethod} onChoose={nothing} />
          </div>
        </ShopProvider>
      );
      return {
        [REVIEW_SELECTORS.table]: renderToStaticMarkup(table),
        [REVIEW_SELECTORS.payment]: renderToStaticMarkup(payment),
      };
    },
  };
}
