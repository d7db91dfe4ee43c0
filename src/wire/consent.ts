// What a visitor allows, as a cookie keeps it: version, moment and the categories allowed, as in
// "1:1731650000000:statistics". What is necessary is never asked for. A choice made under an older
// version of the question is no choice.

export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const CONSENT_COOKIE = 'vitrine_consent';
/** Asked again after half a year. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;
/** Fired on the document when the choice changes; `detail` is a ConsentNews. */
export const CONSENT_EVENT = 'vitrine_consent';

export interface Consent {
  version: number;
  /** Epoch milliseconds. */
  at: number;
  allowed: readonly ConsentCategory[];
}

export interface ConsentNews {
  necessary: true;
  statistics: boolean;
  marketing: boolean;
}

export function writeConsent({ version, at, allowed }: Consent): string {
  return `${version}:${at}:${allowed.join('+')}`;
}

/** Null where there is no choice under this version of the question. */
export function readConsent(cookies: string, version: number): Consent | null {
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  const parts = /^(\d+):(\d+):([a-z+]*)$/.exec(value ?? '');
  if (!parts || Number(parts[1]) !== version) return null;
  const named = (parts[3] ?? '').split('+');
  return {
    version,
    at: Number(parts[2]),
    allowed: CONSENT_CATEGORIES.filter((category) => named.includes(category)),
  };
}

/** What counts while the visitor has not answered. */
export interface UnansweredConsent {
  /** The shop does not ask, or counts silence as yes. */
  assumed: boolean;
  /** The browser says no for its user (Global Privacy Control). */
  refused: boolean;
}

/** The one rule, for the browser that stores and for the server that is sent what was stored. */
export function consentAllows(
  consent: Consent | null,
  category: ConsentCategory,
  { assumed, refused }: UnansweredConsent,
): boolean {
  return consent ? consent.allowed.includes(category) : assumed && !refused;
}
