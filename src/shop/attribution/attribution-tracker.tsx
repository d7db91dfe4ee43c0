import { useEffect } from 'react';
import { COOKIE_PREFIX } from '#rules/attribution/attribution.ts';
import { CONSENT_EVENT, type ConsentNews } from '#wire/consent.ts';
import { trackingAllowed } from '../consent/consent-store.ts';
import { useShop } from '../ui/shop-context.tsx';
import { whenIdle } from '../ui/when-idle.ts';

const load = () => import('./record-visit.ts');

/**
 * Nothing is loaded, counted or stored before the visitor consents. Consent given on this page
 * counts this page, with the address and referrer it was opened with.
 */
export function AttributionTracker(): null {
  const { attribution } = useShop();
  useEffect(() => {
    if (!attribution.enabled) return;
    let counted = false;
    const remember = async () => {
      if (counted) return;
      counted = true;
      const { recordVisit } = await load();
      // Consent may have been withdrawn while the file was loading.
      if (trackingAllowed()) recordVisit(attribution);
    };
    const forget = async () => {
      counted = false;
      const { eraseVisits } = await load();
      if (!trackingAllowed()) eraseVisits(attribution.domain);
    };
    const heard = ({ detail }: CustomEvent<ConsentNews>) => {
      void (detail.statistics ? remember() : forget());
    };
    document.addEventListener(CONSENT_EVENT, heard);
    const giveUp = whenIdle(() => {
      if (trackingAllowed()) void remember();
      // The consent has expired since.
      else if (document.cookie.includes(COOKIE_PREFIX)) void forget();
    });
    return () => {
      document.removeEventListener(CONSENT_EVENT, heard);
      giveUp();
    };
  }, [attribution]);
  return null;
}
