import type { CheckoutPage } from '#wire/checkout.ts';
import type { CheckoutDoor } from '../door/door.ts';

/** Nothing is asked before the page is taken over, so what asks comes after it. */
export function lazyDoor({ review, payments }: CheckoutPage): CheckoutDoor {
  const door = import('./block-door.ts').then(({ createBlockDoor }) =>
    createBlockDoor(review, payments),
  );
  const unreachable = () => ({ ok: false, code: 'offline' }) as const;
  return {
    review: (ask, cause) => door.then((opened) => opened.review(ask, cause), unreachable),
    place: (ask) => door.then((opened) => opened.place(ask), unreachable),
  };
}
