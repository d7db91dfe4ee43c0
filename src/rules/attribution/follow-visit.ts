import type { Attribution, Entry } from './attribution.ts';
import { classifyVisit, type Visit } from './classify-visit.ts';

// The stored attribution after one more page. Example: a first visit counts visit 1 and page 1; the
// next page of the same session page 2; a page after the session has ended is visit 2, page 1.

export interface PageSeen extends Visit {
  now: number;
  userAgent: string;
}

export interface PromoRange {
  min: number;
  max: number;
}

export const PROMO_RANGE: PromoRange = { min: 100_000, max: 999_999 };

export function followVisit(
  seen: PageSeen,
  previous: Attribution | null,
  /** Null where the shop gives no promo codes; `random` is in [0, 1). */
  promo: (PromoRange & { random: number }) | null = null,
): Attribution {
  const source = classifyVisit(seen, previous);
  const entry: Entry = {
    at: utcTime(seen.now),
    page: seen.address,
    referrer: seen.referrer || '(none)',
  };
  const current = source ?? previous?.current;
  // Without a previous source there is always a new one.
  if (!current) throw new Error('A first visit has no source.');
  const session = previous?.session;
  return {
    first: previous?.first ?? current,
    firstEntry: previous?.firstEntry ?? entry,
    current,
    currentEntry: source || !previous ? entry : previous.currentEntry,
    session: { pages: (session?.pages ?? 0) + 1, page: seen.address },
    visits: (previous?.visits ?? 0) + (session ? 0 : 1),
    userAgent: seen.userAgent,
    promo: promo ? (previous?.promo ?? promoCode(promo)) : null,
  };
}

function promoCode({ min, max, random }: PromoRange & { random: number }): string {
  return String(min + Math.floor(random * (max - min + 1)));
}

/** utcTime(0) is "1970-01-01 00:00:00". */
export function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
