import { useEffect } from 'react';
import { keepCart } from '../store/keep-cart.ts';
import { useSaid } from './cart-voice.ts';
import { FailurePlace } from './failure-place.tsx';

/** One on every page: follows the cart, and says what happens to it to those who do not see it. */
export function CartPlace() {
  const { text, round } = useSaid();
  useEffect(keepCart, []);
  return (
    <>
      <div role="status" className="visually-hidden">
        {text !== '' && <p key={round}>{text}</p>}
      </div>
      <FailurePlace />
    </>
  );
}
