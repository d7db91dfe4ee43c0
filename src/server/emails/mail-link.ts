import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/settings/defaults.ts';
import { MAIL_LINK_FIELDS, type MailLink, mailLink } from '#wire/forms/mail-link.ts';

// Links in emails: what they do, to which rows, until when, and a signature over the three.
// Example: /newsletter?do=confirm&key=3f…&until=1790000000000&sig=9a…

export type Sign = (words: string) => string;

/** What a mailbox can be on; links of one do not work for another. */
const ROUTES = {
  newsletter: 'routes.newsletter',
  'stock-alerts': 'routes.stockAlert',
  'basket-reminders': 'routes.basketReminder',
} as const satisfies Record<string, keyof Settings>;
export type MailList = keyof typeof ROUTES;

function getSignature(
  list: MailList,
  sign: Sign,
  { do: action, key, until }: Omit<MailLink, 'sig'>,
): string {
  return sign(`${list} ${action} ${key} ${until}`).slice(0, 32);
}

/** `until` is 0 for a link that works for ever. */
export function mailLinkPath(
  list: MailList,
  settings: Settings,
  sign: Sign,
  link: Omit<MailLink, 'sig'>,
): string {
  const signed: MailLink = { ...link, sig: getSignature(list, sign, link) };
  const query = new URLSearchParams();
  for (const field of MAIL_LINK_FIELDS) query.set(field, String(signed[field]));
  return `${settings[ROUTES[list]]}?${query}`;
}

export function isGoodLink(list: MailList, link: MailLink, sign: Sign, now: number): boolean {
  const expected = Buffer.from(getSignature(list, sign, link));
  const actual = Buffer.from(link.sig);
  const genuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return genuine && (link.until === 0 || link.until > now);
}

/** Null where the query holds none. */
export function mailLinkIn(query: URLSearchParams): MailLink | null {
  const read = mailLink.safeParse(Object.fromEntries(query));
  return read.success ? read.data : null;
}
