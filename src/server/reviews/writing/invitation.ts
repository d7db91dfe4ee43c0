import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';

// A link in an email that asks for a review of one line of an order. It is signed by the shop and
// works once: a review written by it is a buyer's.

export type Sign = (words: string) => string;

export interface Invitation {
  lineId: number;
  orderId: number;
  productId: number;
  variationId: number | null;
  email: string;
}

/** `12-5f0c…`: which line, and the shop's signature. */
export function invitationKey(sign: Sign, lineId: number): string {
  return `${lineId}-${sign(`review-invitation|${lineId}`).slice(0, 32)}`;
}

/** The line a key opens; null for one the shop did not sign. */
export function readInvitationKey(sign: Sign, key: string): number | null {
  const [, line] = /^(\d{1,10})-[0-9a-f]{32}$/.exec(key) ?? [];
  if (line === undefined) return null;
  const right = Buffer.from(invitationKey(sign, Number(line)));
  const keyBytes = Buffer.from(key);
  return right.length === keyBytes.length && timingSafeEqual(right, keyBytes) ? Number(line) : null;
}

/** The invitation of a key, while it is unused. */
export async function findInvitation(db: Db, sign: Sign, key: string): Promise<Invitation | null> {
  const lineId = readInvitationKey(sign, key);
  if (lineId === null) return null;
  const row = await db
    .selectFrom('review_invitations')
    .select(['line_id', 'order_id', 'product_id', 'variation_id', 'email'])
    .where('line_id', '=', lineId)
    .where('review_id', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    lineId: row.line_id,
    orderId: row.order_id,
    productId: row.product_id,
    variationId: row.variation_id,
    email: row.email,
  };
}

/** Marks it as used; false where another request was first. */
export async function useInvitation(trx: Db, lineId: number, reviewId: number): Promise<boolean> {
  const used = await trx
    .updateTable('review_invitations')
    .set({ review_id: reviewId })
    .where('line_id', '=', lineId)
    .where('review_id', 'is', null)
    .returning('line_id')
    .executeTakeFirst();
  return used !== undefined;
}
