import { useEffect, useRef } from 'react';
import type { CartView } from '#wire/cart.ts';
import { CONSENT_CATEGORIES, CONSENT_EVENT } from '#wire/consent.ts';
import { MODULES_KEY } from '#wire/tracking/tracking.ts';
import { trackingAllowed } from '../stores/consent-store.ts';
import { useVisitor } from '../stores/visitor-store.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { knownItems } from './known-items.ts';
import type { TrackedPage } from './tracked-page.ts';

/** Only in a shop that has trackers. What serves them is loaded with the visitor's consent. */
export function TrackingHost(props: Omit<TrackedPage, 'email' | 'found'>): null {
  const { config, tracking, envelope } = props;
  const email = useVisitor()?.email ?? '';
  const start = useRef<Pick<TrackedPage, 'found'>>(null);
  useEffect(() => {
    start.current ??= { found: isAllowed() ? knownItems() : null };
    const { found: atStart } = start.current;
    const follow = async (found: CartView['items'] | null) => {
      if (!isAllowed() && !hasBeenAllowed()) return;
      const { followConsent } = await import('./follow-consent.ts');
      followConsent({ config, tracking, envelope, email, found });
    };
    const onConsent = () => void follow(null);
    document.addEventListener(CONSENT_EVENT, onConsent);
    const giveUp = whenIdle(() => void follow(atStart));
    return () => {
      document.removeEventListener(CONSENT_EVENT, onConsent);
      giveUp();
    };
  }, [config, tracking, envelope, email]);
  return null;
}

function isAllowed(): boolean {
  return CONSENT_CATEGORIES.some((category) => trackingAllowed(category));
}

/** Consent ended in another tab, or expired: what it left behind is removed. */
function hasBeenAllowed(): boolean {
  try {
    return localStorage.getItem(MODULES_KEY) !== null;
  } catch {
    return false;
  }
}
