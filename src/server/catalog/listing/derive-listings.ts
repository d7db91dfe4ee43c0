import type { Bundle } from '#rules/bundles/bundle.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readParts, readRows } from '../reading/read-products.ts';
import type { ProductRow } from '../tables.ts';
import { deriveProduct } from './derive-product.ts';
import {
  type EntryRow,
  entryRows,
  type FactRow,
  factRow,
  type Taxonomies,
} from './listing-rows.ts';
import { differs, writeDetails, writeEntries } from './write-listings.ts';

const BATCH = 250;

/** Must run in a transaction. Returns every product looked at, groups and parents included. */
export async function deriveListings(
  trx: Db,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  const single = new Set<number>();
  const grouped = new Set<number>();
  for (const part of chunks([...new Set(ids)], BATCH)) {
    const rows = await trx
      .selectFrom('products')
      .select(['id', 'kind', 'parent_id'])
      .where('id', 'in', part)
      .execute();
    for (const row of rows) {
      if (row.kind === 'grouped' || row.kind === 'bundle') grouped.add(row.id);
      else single.add(row.parent_id ?? row.id);
    }
  }
  for (const part of chunks([...single], BATCH)) {
    const groups = await trx
      .selectFrom('product_links')
      .select('product_id')
      .where('kind', '=', 'member')
      .where('target_id', 'in', part)
      .execute();
    for (const group of groups) grouped.add(group.product_id);
    const bundles = await trx
      .selectFrom('bundle_parts')
      .select('bundle_id')
      .where('product_id', 'in', part)
      .execute();
    for (const bundle of bundles) grouped.add(bundle.bundle_id);
  }
  for (const part of chunks([...single], BATCH)) await deriveBatch(trx, part, now);
  for (const part of chunks([...grouped], BATCH)) await deriveBatch(trx, part, now);
  return [...single, ...grouped];
}

async function deriveBatch(trx: Db, ids: readonly number[], now: number): Promise<void> {
  const products = [...(await readRows(trx, ids)).values()];
  const bundles = await loadBundles(
    trx,
    products.flatMap(({ id, kind }) => (kind === 'bundle' ? id : [])),
  );
  const parts = await loadParts(trx, ids, [...bundles.values()]);
  const taxonomies = await loadTaxonomies(trx, ids);
  const entries: EntryRow[] = [];
  const rows: Omit<FactRow, 'revision'>[] = [];
  for (const product of products) {
    const derived = deriveProduct(
      product,
      parts.get(product.id) ?? [],
      now,
      bundles.get(product.id),
    );
    if (differs(product, derived)) {
      await trx.updateTable('products').set(derived).where('id', '=', product.id).execute();
    }
    const scope = taxonomies(product.id);
    entries.push(...entryRows(product, derived, scope.scopes));
    rows.push(factRow(product, derived, scope));
  }
  await writeEntries(trx, ids, entries);
  await writeDetails(trx, ids, rows);
}

/** Enabled variations, published members and items of bundles, by the product they are part of. */
async function loadParts(
  trx: Db,
  ids: readonly number[],
  bundles: readonly Bundle[],
): Promise<Map<number, ProductRow[]>> {
  const variations = await trx
    .selectFrom('products')
    .selectAll()
    .where('parent_id', 'in', ids)
    .where('status', '=', 'publish')
    .execute();
  const members = await trx
    .selectFrom('product_links')
    .innerJoin('products', 'products.id', 'product_links.target_id')
    .selectAll('products')
    .select('product_links.product_id as owner')
    .where('product_links.kind', '=', 'member')
    .where('product_links.product_id', 'in', ids)
    .where('products.status', '=', 'publish')
    .execute();
  const owned = [
    ...variations.map((row) => ({ owner: row.parent_id ?? 0, row })),
    ...members.map(({ owner, ...row }) => ({ owner, row })),
    ...(await loadItems(trx, bundles)),
  ];
  const parts = new Map<number, ProductRow[]>();
  for (const { owner, row } of owned) parts.set(owner, [...(parts.get(owner) ?? []), row]);
  return parts;
}

async function loadItems(trx: Db, bundles: readonly Bundle[]) {
  const named = bundles.flatMap(({ items }) => items);
  if (named.length === 0) return [];
  const ids = named.flatMap(({ productId, variationId }) => [productId, variationId ?? productId]);
  const rows = [...(await readRows(trx, [...new Set(ids)])).values()].filter(
    ({ status }) => status === 'publish',
  );
  return bundles.flatMap(({ productId: owner, items }) =>
    rows.flatMap((row) =>
      items.some((item) => item.productId === row.id || item.variationId === row.id)
        ? [{ owner, row }]
        : [],
    ),
  );
}

async function loadTaxonomies(
  trx: Db,
  ids: readonly number[],
): Promise<(id: number) => Taxonomies> {
  const parts = await readParts(trx, ids, ['categories', 'tags']);
  const terms = await trx
    .selectFrom('product_terms')
    .select(['product_id', 'term_id'])
    .where('product_id', 'in', ids)
    .execute();
  const termsByProduct = Map.groupBy(terms, (row) => row.product_id);
  return (id) => {
    const { categories = [], tags = [] } = parts.get(id) ?? {};
    const scopes = categories.flatMap(({ path }) => path.split('/').filter(Boolean).map(Number));
    return {
      scopes: [...new Set(scopes)],
      terms: (termsByProduct.get(id) ?? []).map((row) => row.term_id),
      tags: tags.map((tag) => tag.id),
    };
  };
}
