import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from '#server/platform/sessions/visitor.ts';

// A link by which somebody without an account reads a page that is not public yet, for some hours. The
// link names the moment it ends and carries the shop's signature over the document and that moment.
// Example: /autumn?preview=1794000000000-3f0c…

export const PREVIEW_PARAM = 'preview';
const SIGNATURE = 40;

type Sign = Visitor['sign'];

export function previewToken(sign: Sign, documentId: number, endsAt: number): string {
  return `${endsAt}-${signature(sign, documentId, endsAt)}`;
}

export function isPreview(sign: Sign, documentId: number, token: string, now: number): boolean {
  const [ends = '', given = ''] = token.split('-');
  const endsAt = Number(ends);
  if (!/^\d{1,15}$/.test(ends) || endsAt <= now) return false;
  const wanted = Buffer.from(signature(sign, documentId, endsAt));
  const sent = Buffer.from(given);
  return wanted.length === sent.length && timingSafeEqual(wanted, sent);
}

function signature(sign: Sign, documentId: number, endsAt: number): string {
  return sign(`preview of document ${documentId} until ${endsAt}`).slice(0, SIGNATURE);
}
