import type { CheckoutPage } from '#wire/checkout.ts';
import type { CheckoutClient } from '../client/checkout-client.ts';

/** Nothing is sent before hydration, so the client is loaded after it. */
export function lazyClient({ review, payments }: CheckoutPage): CheckoutClient {
  const client = import('./block-client.ts').then(({ createBlockClient }) =>
    createBlockClient(review, payments),
  );
  const unreachable = () => ({ ok: false, code: 'offline' }) as const;
  return {
    review: (ask, cause) => client.then((opened) => opened.review(ask, cause), unreachable),
    place: (ask) => client.then((opened) => opened.place(ask), unreachable),
  };
}
