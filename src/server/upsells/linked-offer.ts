import * as z from 'zod';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { UpsellOfferInput } from './save-offer.ts';

const ids = z.array(z.int());

export interface LinkedOffer {
  /** Null where the shop's settings alone count. */
  source: UpsellOfferInput['source'] | null;
  items: number[];
  /** What was bought together with it, the most frequent first. */
  together: { id: number; orders: number }[];
}

/** The upsell bar of a product as a manager sees it. */
export async function linkedOffer(db: Db, productId: number): Promise<LinkedOffer> {
  const row = await db
    .selectFrom('upsell_offers')
    .select(['source', 'items'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  const together = await db
    .selectFrom('bought_together')
    .select(['other_id as id', 'orders'])
    .where('product_id', '=', productId)
    .orderBy('orders', 'desc')
    .orderBy('other_id')
    .execute();
  return { source: row?.source ?? null, items: row ? decodeJson(row.items, ids) : [], together };
}

/** The first of the products that is not there, by its place in the list; null where all are. */
export async function missingItem(
  db: Db,
  productId: number,
  items: readonly number[],
): Promise<number | null> {
  if (items.length === 0) return null;
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', items)
    .where('parent_id', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const at = items.findIndex((id) => !known.has(id) || id === productId);
  return at < 0 ? null : at;
}
