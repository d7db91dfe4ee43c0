import { useEffect } from 'react';
import { COOKIE_PREFIX } from '#rules/attribution/attribution.ts';
import { CONSENT_EVENT, type ConsentNews } from '#wire/consent.ts';
import { trackingAllowed } from '../stores/consent-store.ts';
import { useShop } from '../ui/shop-context.tsx';
import { whenIdle } from '../ui/when-idle.ts';

const load = () => import('./record-visit.ts');

/**
 * Nothing is loaded, counted or stored before the visitor consents. Consent given on this page
 * counts this page, with the address and referrer it was opened with.
 */
export function AttributionTracker(): null {
  const { attribution, ajax_url: ajaxUrl } = useShop();
  useEffect(() => {
    if (!attribution.enabled) return;
    let counted = false;
    const record = async () => {
      if (counted) return;
      counted = true;
      const { recordVisit } = await load();
      // Consent may have been withdrawn while the file was loading.
      if (trackingAllowed()) recordVisit(attribution, ajaxUrl);
    };
    const erase = async () => {
      counted = false;
      const { eraseVisits } = await load();
      if (!trackingAllowed()) eraseVisits(attribution.domain);
    };
    const onConsent = ({ detail }: CustomEvent<ConsentNews>) => {
      void (detail.statistics ? record() : erase());
    };
    document.addEventListener(CONSENT_EVENT, onConsent);
    const giveUp = whenIdle(() => {
      if (trackingAllowed()) void record();
      // The consent has expired since.
      else if (document.cookie.includes(COOKIE_PREFIX)) void erase();
    });
    return () => {
      document.removeEventListener(CONSENT_EVENT, onConsent);
      giveUp();
    };
  }, [attribution, ajaxUrl]);
  return null;
}
