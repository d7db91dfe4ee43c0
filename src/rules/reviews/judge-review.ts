// Whether a review is published, held for moderation, or treated as spam.
// Example: a good text with three links is held; the same with the honeypot filled in is spam.

export interface ReviewSigns {
  verified: boolean;
  /** No review of this writer was published before. */
  firstTime: boolean;
  /** The honeypot is filled in. */
  trapped: boolean;
  /** Milliseconds the form was open; null without script. */
  age: number | null;
  links: number;
  /** A link in the name or title. */
  linkInName: boolean;
  /** Another person has written the same text, or sent the same picture. */
  copied: boolean;
}

export interface JudgeRules {
  /** `unverified` holds reviews by whoever has not bought the product, and a writer's first one. */
  hold: 'none' | 'unverified' | 'all';
  /** From so many links on it is held; 0 holds none. */
  holdLinks: number;
  minSeconds: number;
}

/** From so many links on it is spam. */
const SPAM_LINKS = 10;

export function judgeReview(signs: ReviewSigns, rules: JudgeRules): 'approved' | 'held' | 'spam' {
  if (signs.trapped || signs.linkInName || signs.links >= SPAM_LINKS) return 'spam';
  const hasty = signs.age !== null && signs.age < rules.minSeconds * 1000;
  const linked = rules.holdLinks > 0 && signs.links >= rules.holdLinks;
  const trusted = signs.verified && !signs.firstTime;
  const mustHold = rules.hold === 'all' || (rules.hold === 'unverified' && !trusted);
  return hasty || linked || signs.copied || mustHold ? 'held' : 'approved';
}

const LINK = /\bhttps?:\/\/|\bwww\.\w|\[url[=\]]|<a\s/gi;

export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
