// Whether a review is shown at once, waits for somebody of the shop, or is put aside as spam.
// Example: a good text with three links is held; the same with the hidden field filled in is spam.

export interface ReviewSigns {
  verified: boolean;
  /** Something stands in the field that people do not see. */
  trapped: boolean;
  /** Milliseconds the form was open; null where the browser ran no script. */
  age: number | null;
  links: number;
  /** A link where a name or a title belongs. */
  linkInName: boolean;
  /** Somebody else has written the same words, or sent the same picture. */
  copied: boolean;
}

export interface JudgeRules {
  hold: 'none' | 'unverified' | 'all';
  /** So many links and the review waits; 0 holds none back. */
  holdLinks: number;
  minSeconds: number;
}

/** So many links are no review. */
const SPAM_LINKS = 10;

export function judgeReview(signs: ReviewSigns, rules: JudgeRules): 'approved' | 'held' | 'spam' {
  if (signs.trapped || signs.linkInName || signs.links >= SPAM_LINKS) return 'spam';
  const hasty = signs.age !== null && signs.age < rules.minSeconds * 1000;
  const linked = rules.holdLinks > 0 && signs.links >= rules.holdLinks;
  const wanted = rules.hold === 'all' || (rules.hold === 'unverified' && !signs.verified);
  return hasty || linked || signs.copied || wanted ? 'held' : 'approved';
}

const LINK = /\bhttps?:\/\/|\bwww\.\w|\[url[=\]]|<a\s/gi;

export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
