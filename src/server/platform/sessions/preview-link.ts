import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from './visitor.ts';

// A link by which somebody without an account reads what is not public yet, for some hours. The link
// names the moment it ends and carries the shop's signature over its subject and that moment.
// Example: /autumn?preview=1794000000000-3f0c… with the subject 'document 12'.

export const PREVIEW_PARAM = 'preview';
const SIGNATURE = 40;

type Sign = Visitor['sign'];
export type PreviewSubject = `${'document' | 'product'} ${number}`;

export function previewToken(sign: Sign, subject: PreviewSubject, endsAt: number): string {
  return `${endsAt}-${signature(sign, subject, endsAt)}`;
}

export function isPreview(
  sign: Sign,
  subject: PreviewSubject,
  token: string,
  now: number,
): boolean {
  const [ends = '', input = ''] = token.split('-');
  const endsAt = Number(ends);
  if (!/^\d{1,15}$/.test(ends) || endsAt <= now) return false;
  const expected = Buffer.from(signature(sign, subject, endsAt));
  const sent = Buffer.from(input);
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

function signature(sign: Sign, subject: PreviewSubject, endsAt: number): string {
  return sign(`preview of ${subject} until ${endsAt}`).slice(0, SIGNATURE);
}
