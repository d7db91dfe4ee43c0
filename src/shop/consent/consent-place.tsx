import { lazy, Suspense, useEffect, useState } from 'react';
import { useShop } from '../ui/shop-context.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { currentConsent, watchConsent } from './consent-store.ts';
import { OPEN_CONSENT } from './open-consent.ts';

const ConsentView = lazy(() =>
  import('./consent-view.tsx').then(({ ConsentView }) => ({ default: ConsentView })),
);

/** Draws nothing until the page rests, and then only for somebody who has not answered yet. */
export function ConsentPlace() {
  const { consent } = useShop();
  const [shown, setShown] = useState<'nothing' | 'banner' | 'choices'>('nothing');
  useEffect(() => watchConsent(consent), [consent]);
  useEffect(() => {
    const show = () => setShown('choices');
    document.addEventListener(OPEN_CONSENT, show);
    const ask = () => {
      if (!currentConsent()) setShown((now) => (now === 'nothing' ? 'banner' : now));
    };
    const giveUp = consent.banner ? whenIdle(ask) : undefined;
    return () => {
      document.removeEventListener(OPEN_CONSENT, show);
      giveUp?.();
    };
  }, [consent]);
  if (shown === 'nothing') return null;
  return (
    <Suspense>
      <ConsentView view={shown} onView={setShown} policyUrl={consent.policyUrl} />
    </Suspense>
  );
}
