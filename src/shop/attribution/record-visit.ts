import {
  COOKIE_NAMES,
  readAttribution,
  writeAttribution,
} from '#rules/attribution/attribution-cookies.ts';
import { attributionValues, NO_ATTRIBUTION } from '#rules/attribution/attribution-fields.ts';
import { followVisit, PROMO_RANGE } from '#rules/attribution/follow-visit.ts';
import { VISIT_ACTION } from '#wire/generic-actions.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { setAttributionValues } from '../stores/attribution-store.ts';
import { writeCookie } from '../stores/write-cookie.ts';

/** Counts this page once, and a new visit in the shop's figures, and stores the visitor's source. */
export function recordVisit(settings: ShopConfig['attribution'], ajaxUrl: string): void {
  const { domain } = settings;
  const previous = readAttribution(document.cookie);
  const attribution = followVisit(
    {
      address: location.href,
      referrer: document.referrer,
      domain,
      now: Date.now(),
      userAgent: navigator.userAgent,
    },
    previous,
    settings.promo ? { ...PROMO_RANGE, random: Math.random() } : null,
  );
  for (const { name, value, maxAge } of writeAttribution(attribution, settings)) {
    writeCookie(name, value, { maxAge, domain });
  }
  setAttributionValues(attributionValues(attribution));
  if (!previous?.session) navigator.sendBeacon(`${ajaxUrl}?action=${VISIT_ACTION}`);
}

export function eraseVisits(domain: string): void {
  for (const name of COOKIE_NAMES) {
    // The cookie domain may have been set later.
    writeCookie(name, '', { maxAge: 0 });
    if (domain) writeCookie(name, '', { maxAge: 0, domain });
  }
  setAttributionValues(NO_ATTRIBUTION);
}
