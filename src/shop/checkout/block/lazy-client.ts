import type { CheckoutPage } from '#wire/checkout.ts';
import type { CheckoutClient } from '../../checkout-client/checkout-client.ts';

/** Nothing is sent before hydration, so the client is loaded after it. */
export function lazyClient({ review, payments }: CheckoutPage): CheckoutClient {
  const client = import('./block-client.ts').then(({ createBlockClient }) =>
    createBlockClient(review, payments),
  );
  const unreachable = () => ({ ok: false, code: 'offline' }) as const;
  return {
    review: (request, cause) => client.then((opened) => opened.review(request, cause), unreachable),
    place: (request) => client.then((opened) => opened.place(request), unreachable),
  };
}
