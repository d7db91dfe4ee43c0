import type { Db } from '#server/platform/database/database.ts';
import { BOOSTER_KINDS, type BoosterKind } from '#wire/boosters.ts';

/** What a product itself says of each booster; null where the shop's settings alone count. */
export type ProductOverrides = Record<BoosterKind, Readonly<Record<string, unknown>> | null>;

export async function loadProductBoosters(db: Db, productId: number): Promise<ProductOverrides> {
  const rows = await db
    .selectFrom('product_boosters')
    .select(['kind', 'settings'])
    .where('product_id', '=', productId)
    .execute();
  const known = new Map(rows.map(({ kind, settings }) => [kind, JSON.parse(settings)]));
  const entries = BOOSTER_KINDS.map((kind) => [kind, known.get(kind) ?? null]);
  return Object.fromEntries(entries);
}
