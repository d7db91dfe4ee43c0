import { lazy, Suspense, useEffect, useState } from 'react';
import { currentConsent, watchConsent } from '../stores/consent-store.ts';
import { useShop } from '../ui/shop-context.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { OPEN_CONSENT } from './open-consent.ts';

const ConsentView = lazy(() =>
  import('./consent-view.tsx').then(({ ConsentView }) => ({ default: ConsentView })),
);

/** Renders nothing until the page is idle, and then only where consent is undecided. */
export function ConsentHost() {
  const { consent } = useShop();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  // The answer is confirmed by a message that outlasts the question.
  const [isHandled, setIsHandled] = useState(false);
  useEffect(() => watchConsent(consent), [consent]);
  useEffect(() => {
    const open = () => setChoosing(true);
    document.addEventListener(OPEN_CONSENT, open);
    // Only the admin shows pages in frames, as previews: a manager is not asked in them.
    const asks = consent.banner && window.parent === window;
    const giveUp = asks ? whenIdle(() => setAsking(!currentConsent())) : undefined;
    return () => {
      document.removeEventListener(OPEN_CONSENT, open);
      giveUp?.();
    };
  }, [consent]);
  if (!asking && !choosing && !isHandled) return null;
  return (
    <Suspense>
      <ConsentView
        {...{ asking, choosing }}
        policyUrl={consent.policyUrl}
        onResponse={() => {
          setAsking(false);
          setIsHandled(true);
        }}
        onChoosing={setChoosing}
      />
    </Suspense>
  );
}
