import {
  CONSENT_COOKIE,
  CONSENT_EVENT,
  CONSENT_SECONDS,
  type Consent,
  type ConsentCategory,
  type ConsentNews,
  readConsent,
  writeConsent,
} from '#wire/consent.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { writeCookie } from './write-cookie.ts';

// The one place that knows what the visitor allows. Everything that would remember something asks
// `trackingAllowed()` and listens to the event. The cookie is the truth: another tab may change it.

let config: ShopConfig['consent'] | null = null;
let last = '';

/** Begins to watch; the page's settings say what is asked. */
export function watchConsent(settings: ShopConfig['consent']): () => void {
  config = settings;
  last = JSON.stringify(news());
  const look = () => {
    if (!document.hidden) tell();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

/** What the visitor has answered; null while the question is open. */
export function currentConsent(): Consent | null {
  return config && readConsent(document.cookie, config.version);
}

export function trackingAllowed(category: ConsentCategory = 'statistics'): boolean {
  if (!config) return false;
  const consent = currentConsent();
  if (consent) return consent.allowed.includes(category);
  // A browser that asks not to be followed has answered for its user.
  const refused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return config.assumed && !refused;
}

export function giveConsent(allowed: readonly ConsentCategory[]): void {
  if (!config) return;
  const value = writeConsent({ version: config.version, at: Date.now(), allowed });
  writeCookie(CONSENT_COOKIE, value, { maxAge: CONSENT_SECONDS });
  tell();
}

function news(): ConsentNews {
  return {
    necessary: true,
    statistics: trackingAllowed('statistics'),
    marketing: trackingAllowed('marketing'),
  };
}

/** Whoever depends on the choice hears of it once, when it is another one. */
function tell(): void {
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
