import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { NEWSLETTER_LINK_FIELDS, type NewsletterLink } from '#wire/forms/newsletter-form.ts';

// Links in emails: what they do, to which row, until when, and a signature over the three.
// Example: /newsletter?do=confirm&key=3f…&until=1790000000000&sig=9a…

type Sign = Visitor['sign'];

function signatureOf(sign: Sign, { do: action, key, until }: Omit<NewsletterLink, 'sig'>): string {
  return sign(`newsletter ${action} ${key} ${until}`).slice(0, 32);
}

/** `until` is 0 for a link that works for ever. */
export function newsletterPath(
  settings: Settings,
  sign: Sign,
  link: Omit<NewsletterLink, 'sig'>,
): string {
  const signed: NewsletterLink = { ...link, sig: signatureOf(sign, link) };
  const query = new URLSearchParams();
  for (const field of NEWSLETTER_LINK_FIELDS) query.set(field, String(signed[field]));
  return `${settings['routes.newsletter']}?${query}`;
}

export function isGoodLink(link: NewsletterLink, sign: Sign, now: number): boolean {
  const wanted = Buffer.from(signatureOf(sign, link));
  const given = Buffer.from(link.sig);
  const genuine = wanted.length === given.length && timingSafeEqual(wanted, given);
  return genuine && (link.until === 0 || link.until > now);
}
