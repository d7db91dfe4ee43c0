import { lazy, Suspense, useEffect } from 'react';
import { useAnnouncement } from '../../ui/announce.ts';
import { useVisibleFailure } from './visible-failure.ts';

const FailureBar = lazy(() => import('./failure-bar.tsx'));

/** After hydration: the page is the same for all visitors and complete without the cart. */
async function followCart(): Promise<void> {
  try {
    (await import('../../stores/cart/save-cart-copy.ts')).storeCart();
  } catch {
    // Offline: the header shows no count; everything else works.
  }
}

/** Once on every page: loads the cart and announces its changes to screen readers. */
export function CartHost() {
  const { text, round } = useAnnouncement();
  const failure = useVisibleFailure();
  useEffect(() => void followCart(), []);
  return (
    <>
      <div role="status" className="visually-hidden">
        {text !== '' && <p key={round}>{text}</p>}
      </div>
      {failure && (
        <Suspense>
          <FailureBar failure={failure} />
        </Suspense>
      )}
    </>
  );
}
