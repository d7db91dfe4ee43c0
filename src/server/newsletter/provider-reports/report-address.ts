import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailProvider } from '#rules/emails/mail-provider.ts';

// Not every provider signs what it sends, so the address itself is the secret: it ends in a key that
// cannot be made without the secret of the shop.

const HEX_DIGITS = 32;

export const REPORT_PATH = '/mail-reports/:provider/:key';

function makeKey(secret: string, provider: MailProvider): string {
  const hmac = createHmac('sha256', secret).update(`mail reports\0${provider}`);
  return hmac.digest('hex').slice(0, HEX_DIGITS);
}

/** What the owner enters at the provider. */
export function reportPath(secret: string, provider: MailProvider): string {
  return `/mail-reports/${provider}/${makeKey(secret, provider)}`;
}

export function isReportKey(secret: string, provider: MailProvider, key: string): boolean {
  const sent = Buffer.from(key);
  const expected = Buffer.from(makeKey(secret, provider));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
