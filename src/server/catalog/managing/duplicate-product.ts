import { sql } from 'kysely';
import { freeName } from '#rules/catalog/free-name.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { bundleInput } from '#wire/catalog/bundle-input.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import type { SaveProblem } from '../saving/check-product.ts';
import { loadDrafts } from '../saving/load-drafts.ts';
import type { ProductInput } from '../saving/product-input.ts';
import { saveBundle } from '../saving/save-bundle.ts';
import { trySaveProduct } from '../saving/save-product.ts';

export type Duplicated =
  | { ok: true; id: number; original: number }
  | { ok: false; problems: SaveProblem[] };

/** A draft with everything of the product but its sales, its reviews and its article numbers. */
export async function duplicateProduct(
  trx: Db,
  id: number,
  now: number,
  decimals: number,
): Promise<Duplicated> {
  const stored = (await loadDrafts(trx, [id])).get(id);
  if (!stored) return { ok: false, problems: [{ code: 'unknown', field: 'id' }] };
  const { id: _unused, publishedAt: _date, ...draft } = stored.draft;
  const freeSku = await unusedSkus(trx, [draft.sku, ...draft.variations.map(({ sku }) => sku)]);
  const withoutIds = (meta: typeof draft.meta) => meta?.map(({ key, value }) => ({ key, value }));
  const copy: ProductInput = {
    ...draft,
    name: `${draft.name} (Copy)`,
    slug: await unusedSlug(trx, `${draft.slug}-copy`),
    status: 'draft',
    trashedFrom: null,
    sku: freeSku(draft.sku),
    globalUniqueId: '',
    totalSales: 0,
    meta: withoutIds(draft.meta),
    variations: draft.variations.map(({ id: _variation, ...variation }) => ({
      ...variation,
      sku: freeSku(variation.sku),
      globalUniqueId: '',
      meta: withoutIds(variation.meta),
    })),
  };
  const saved = await trySaveProduct(trx, copy, now);
  if (!saved.ok) return saved;
  if (draft.kind === 'bundle') {
    await copyBundle(trx, id, saved.id, now, decimals);
    await refreshListings(trx, [saved.id], now);
  }
  return { ok: true, id: saved.id, original: id };
}

async function copyBundle(trx: Db, from: number, to: number, now: number, decimals: number) {
  const row = await trx
    .selectFrom('bundles')
    .select('source')
    .where('product_id', '=', from)
    .executeTakeFirst();
  if (!row) return;
  const source = decodeJson(row.source, bundleInput);
  await saveBundle(trx, { ...source, productId: to }, now, decimals);
}

async function unusedSlug(trx: Db, preferred: string): Promise<string> {
  const rows = await trx
    .selectFrom('products')
    .select('slug')
    .where('slug', 'like', `${preferred}%`)
    .execute();
  return freeName(
    preferred,
    rows.map(({ slug }) => slug),
    2,
  );
}

/** The first number that nothing has: `CUP-1-1` for `CUP-1`. */
export async function unusedSkus(
  trx: Db,
  skus: readonly string[],
): Promise<(sku: string) => string> {
  const used = new Set<string>();
  for (const sku of new Set(skus)) {
    if (sku === '') continue;
    const like = `${escapeLike(sku)}-%`;
    const rows = await trx
      .selectFrom('products')
      .select('sku')
      .where(({ eb, or }) => or([eb('sku', '=', sku), sql<boolean>`sku like ${like} escape '\\'`]))
      .execute();
    for (const row of rows) used.add(row.sku);
  }
  return (sku) => {
    if (sku === '') return '';
    const free = freeName(sku, used, 1);
    used.add(free);
    return free;
  };
}
