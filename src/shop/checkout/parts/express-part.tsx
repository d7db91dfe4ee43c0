import { ExpressPlace } from '../../express/express-place.tsx';
import type { Checkout } from '../state/use-checkout.ts';

/** The buttons of wallets above the form, which need none of its fields. */
export function ExpressPart({ checkout }: { checkout: Checkout }) {
  const { cart } = checkout.state.review;
  return (
    <ExpressPlace
      total={cart.totals.total}
      needsShipping={cart.needsShipping}
      onCancel={checkout.changed}
    />
  );
}
