import type { Settings } from '#server/settings/defaults.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The standard asks for less than a year; the file is made anew with every request. */
const VALID_DAYS = 180;

/** Where to report a security problem (RFC 9116); null without a contact. */
export function securityFile(settings: Settings, origin: string, now: number): string | null {
  const contact = settings['shop.securityEmail'];
  if (contact === '') return null;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${settings['shop.locale'].split('-')[0]}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
