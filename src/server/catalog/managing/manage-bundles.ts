import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { deriveListings } from '../listing/derive-listings.ts';

// Bundles as managers read them: as they were written, switched off or not.

export interface StoredBundle {
  updatedAt: number;
  draft: BundleDraft;
}

export interface BundleFilter {
  search: string;
  include: readonly number[];
  exclude: readonly number[];
  /** Bundles that this product is part of; null for all. */
  part: number | null;
  sort: 'product_id' | 'updated_at';
  direction: 'asc' | 'desc';
  from: number;
  count: number;
}

export async function findStoredBundles(
  db: Db,
  requested: BundleFilter,
): Promise<{ bundles: StoredBundle[]; total: number }> {
  let matching = db.selectFrom('bundles');
  if (requested.include.length > 0)
    matching = matching.where('product_id', 'in', requested.include);
  if (requested.exclude.length > 0)
    matching = matching.where('product_id', 'not in', requested.exclude);
  if (requested.search !== '') {
    const like = likeAnywhere(requested.search);
    matching = matching.where('product_id', 'in', (eb) =>
      eb
        .selectFrom('products')
        .select('products.id')
        .where(sql<SqlBool>`lower(products.name) like ${like} escape '\\'`),
    );
  }
  const { part } = requested;
  if (part !== null) {
    matching = matching.where('product_id', 'in', (eb) =>
      eb.selectFrom('bundle_parts').select('bundle_id').where('bundle_parts.product_id', '=', part),
    );
  }
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['source', 'updated_at'])
    .orderBy(requested.sort, requested.direction)
    .orderBy('product_id', requested.direction)
    .limit(requested.count)
    .offset(requested.from)
    .execute();
  return { bundles: rows.map(toBundle), total: Number(counted.total) };
}

export async function findStoredBundle(db: Db, productId: number): Promise<StoredBundle | null> {
  const row = await db
    .selectFrom('bundles')
    .select(['source', 'updated_at'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? toBundle(row) : null;
}

/** Written by saveBundle, which checked it: it is read as it is. */
function toBundle(row: { source: string; updated_at: number }): StoredBundle {
  return { updatedAt: row.updated_at, draft: JSON.parse(row.source) as BundleDraft };
}

/** The product stays, without anything to choose. The caller invalidates as after a save. */
export async function deleteBundle(trx: Db, productId: number, now: number): Promise<void> {
  await trx.deleteFrom('bundle_parts').where('bundle_id', '=', productId).execute();
  await trx.deleteFrom('bundles').where('product_id', '=', productId).execute();
  await deriveListings(trx, [productId], now);
}
