import { lazy, Suspense, useEffect } from 'react';
import { useSaid } from './announce.ts';
import { useShownFailure } from './shown-failure.ts';

const FailurePlace = lazy(() => import('./failure-place.tsx'));

/** After the page itself: it is everybody's, and complete without this visitor's cart. */
async function followCart(): Promise<void> {
  try {
    (await import('../store/store-cart.ts')).storeCart();
  } catch {
    // Offline: the header shows no count, and everything else works as it is.
  }
}

/** One on every page: follows the cart, and says what happens to it to those who do not see it. */
export function CartPlace() {
  const { text, round } = useSaid();
  const failure = useShownFailure();
  useEffect(() => void followCart(), []);
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
