import { useEffect } from 'react';
import { CONSENT_CATEGORIES, CONSENT_EVENT } from '#wire/consent.ts';
import { MODULES_KEY } from '#wire/tracking/tracking.ts';
import { useVisitor } from '../account/visitor-store.ts';
import { trackingAllowed } from '../consent/consent-store.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { TrackedPage } from './tracked-page.ts';

/** Only in a shop that has trackers. What serves them is loaded with the visitor's consent. */
export function TrackingHost({ config, tracking, envelope }: Omit<TrackedPage, 'email'>): null {
  const email = useVisitor()?.email ?? '';
  useEffect(() => {
    const follow = async () => {
      const allowed = CONSENT_CATEGORIES.some((category) => trackingAllowed(category));
      if (!allowed && !hasBeenAllowed()) return;
      const { followConsent } = await import('./follow-consent.ts');
      followConsent({ config, tracking, envelope, email });
    };
    const onConsent = () => void follow();
    document.addEventListener(CONSENT_EVENT, onConsent);
    const giveUp = whenIdle(onConsent);
    return () => {
      document.removeEventListener(CONSENT_EVENT, onConsent);
      giveUp();
    };
  }, [config, tracking, envelope, email]);
  return null;
}

/** Consent ended in another tab, or expired: what it left behind is removed. */
function hasBeenAllowed(): boolean {
  try {
    return localStorage.getItem(MODULES_KEY) !== null;
  } catch {
    return false;
  }
}
