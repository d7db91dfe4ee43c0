// A visitor's source, as stored between pages and with an order.

export const SOURCE_TYPES = ['utm', 'organic', 'referral', 'typein'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const COOKIE_PREFIX = 'sbjs_';

export const NONE = '(none)';
export const DIRECT = '(direct)';

/** One source of visits; an unknown part is `(none)`. */
export interface Source {
  type: SourceType;
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
  id: string;
  platform: string;
  format: string;
  tactic: string;
}

/** The page on which the visitor arrived. */
export interface Entry {
  /** UTC, as "2026-11-15 06:00:00". */
  at: string;
  page: string;
  referrer: string;
}

export interface Attribution {
  first: Source;
  firstEntry: Entry;
  current: Source;
  currentEntry: Entry;
  /** Null where the last session has ended. */
  session: { pages: number; page: string } | null;
  visits: number;
  userAgent: string;
  /** A visitor's promo code; null where the shop gives none. */
  promo: string | null;
}
