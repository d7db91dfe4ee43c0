import { lazy, Suspense, useEffect } from 'react';
import { keepCart } from '../store/keep-cart.ts';
import { useSaid } from './cart-voice.ts';
import { useShownFailure } from './shown-failure.ts';

const FailurePlace = lazy(() => import('./failure-place.tsx'));

/** One on every page: follows the cart, and says what happens to it to those who do not see it. */
export function CartPlace() {
  const { text, round } = useSaid();
  const failure = useShownFailure();
  useEffect(keepCart, []);
  return (
    <>
      <div role="status" className="visually-hidden">
        {text !== '' && <p key={round}>{text}</p>}
      </div>
      {failure && (
        <Suspense>
          <FailurePlace failure={failure} />
        </Suspense>
      )}
    </>
  );
}
