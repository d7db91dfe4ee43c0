import {
  CONSENT_COOKIE,
  CONSENT_EVENT,
  CONSENT_SECONDS,
  type Consent,
  type ConsentCategory,
  type ConsentNews,
  consentAllows,
  readConsent,
  writeConsent,
} from '#wire/consent.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { writeCookie } from './write-cookie.ts';

// The only module that knows the visitor's consent. Everything that stores data asks
// `trackingAllowed()` and listens to the event. The cookie is authoritative: another tab may change
// it.

let config: ShopConfig['consent'] | null = null;
let last = '';

/** Starts watching; the page's settings define the question. */
export function watchConsent(settings: ShopConfig['consent']): () => void {
  config = settings;
  last = JSON.stringify(news());
  const look = () => {
    if (!document.hidden) notify();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

/** The visitor's answer; null while it is open. */
export function currentConsent(): Consent | null {
  return config && readConsent(document.cookie, config.version);
}

export function trackingAllowed(category: ConsentCategory = 'statistics'): boolean {
  if (!config) return false;
  const refused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return consentAllows(currentConsent(), category, { assumed: config.assumed, refused });
}

export function giveConsent(allowed: readonly ConsentCategory[]): void {
  if (!config) return;
  const value = writeConsent({ version: config.version, at: Date.now(), allowed });
  writeCookie(CONSENT_COOKIE, value, { maxAge: CONSENT_SECONDS });
  notify();
}

function news(): ConsentNews {
  return {
    necessary: true,
    statistics: trackingAllowed('statistics'),
    marketing: trackingAllowed('marketing'),
  };
}

/** Listeners are notified once, when the choice has changed. */
function notify(): void {
  const detail = news();
  const text = JSON.stringify(detail);
  if (text === last) return;
  last = text;
  document.dispatchEvent(new CustomEvent<ConsentNews>(CONSENT_EVENT, { detail }));
}

declare global {
  interface DocumentEventMap {
    [CONSENT_EVENT]: CustomEvent<ConsentNews>;
  }
}
