import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { statesFor } from '#server/addresses/states.ts';
import { namedPaymentMarks } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CartTotals } from '#shop/cart/cart-totals.tsx';
import { ErrorSummary } from '#shop/checkout/parts/error-summary.tsx';
import { PaymentBox } from '#shop/checkout/parts/payment-box.tsx';
import { ReviewTable } from '#shop/checkout/parts/review-table.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import { REVIEW_SELECTORS } from '#wire/checkout.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { shopConfig } from '../document/shop-config.ts';
import type { FragmentRenderer } from '../fragment-renderer.ts';

const nothing = () => undefined;
/** Without script nothing is sent by these. */
const noControls = { chooseRate: async () => false, estimate: async () => false };

/** What scripts insert into cart and checkout, made from the components of the pages. */
export function createCheckoutFragments(
  nonces: (now: number) => ShopConfig['nonces'],
): Pick<FragmentRenderer, 'orderReview' | 'problems' | 'cartTotals'> {
  const render = ({ settings, now }: ShopContext, page: 'cart' | 'checkout', content: ReactNode) =>
    renderToStaticMarkup(
      <ShopProvider config={shopConfig(page, settings, nonces(now))} now={now}>
        {content}
      </ShopProvider>,
    );
  return {
    orderReview(ctx, review, { terms, privacyUrl, closed }) {
      const payment = (
        <PaymentBox
          review={review}
          chosen={review.paymentMethod}
          onChoose={nothing}
          placing={false}
          closed={closed}
          terms={{ terms, privacyUrl, accepted: false, onAccept: nothing }}
        />
      );
      return {
        [REVIEW_SELECTORS.table]: render(ctx, 'checkout', <ReviewTable review={review} />),
        [REVIEW_SELECTORS.payment]: render(ctx, 'checkout', payment),
        // The table holds these as well: they are shown once.
        [REVIEW_SELECTORS.lines]: '<div class="woocommerce-checkout-lines" hidden></div>',
        [REVIEW_SELECTORS.delivery]: '<div class="woocommerce-checkout-delivery" hidden></div>',
      };
    },
    problems: (ctx, problems) =>
      render(ctx, 'checkout', <ErrorSummary problems={problems} round={0} twoAddresses={false} />),
    cartTotals: (ctx, cart, countries) =>
      render(
        ctx,
        'cart',
        <CartTotals
          cart={cart}
          countries={countries}
          states={statesFor(cart.destination.country)}
          controls={noControls}
          marks={{ payments: namedPaymentMarks(ctx) }}
        />,
      ),
  };
}
