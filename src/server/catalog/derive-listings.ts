import { randomInt } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { chunks } from './chunks.ts';
import { deriveProduct } from './derive-product.ts';
import { type EntryRow, entryRows, type FactRow, factRow, type Shelves } from './listing-rows.ts';
import type { ProductRow } from './tables.ts';

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
      if (row.kind === 'grouped') grouped.add(row.id);
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
  }
  for (const part of chunks([...single], BATCH)) await deriveBatch(trx, part, now);
  for (const part of chunks([...grouped], BATCH)) await deriveBatch(trx, part, now);
  return [...single, ...grouped];
}

async function deriveBatch(trx: Db, ids: readonly number[], now: number): Promise<void> {
  const products = await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const parts = await loadParts(trx, ids);
  const shelves = await loadShelves(trx, ids);
  const entries: EntryRow[] = [];
  const facts: Omit<FactRow, 'revision'>[] = [];
  for (const product of products) {
    const derived = deriveProduct(product, parts.get(product.id) ?? [], now);
    if (differs(product, derived)) {
      await trx.updateTable('products').set(derived).where('id', '=', product.id).execute();
    }
    const shelf = shelves(product.id);
    entries.push(...entryRows(product, derived, shelf.scopes));
    facts.push(factRow(product, derived, shelf));
  }
  await writeEntries(trx, ids, entries);
  await writeFacts(trx, ids, facts);
}

function differs<Row extends object>(stored: Row, wanted: Partial<Row>): boolean {
  return (Object.keys(wanted) as (keyof Row)[]).some((key) => stored[key] !== wanted[key]);
}

/** Enabled variations and published members, by the product they are part of. */
async function loadParts(trx: Db, ids: readonly number[]): Promise<Map<number, ProductRow[]>> {
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
  ];
  const parts = new Map<number, ProductRow[]>();
  for (const { owner, row } of owned) parts.set(owner, [...(parts.get(owner) ?? []), row]);
  return parts;
}

async function loadShelves(trx: Db, ids: readonly number[]): Promise<(id: number) => Shelves> {
  const paths = await trx
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select(['product_id', 'path'])
    .where('product_id', 'in', ids)
    .execute();
  const terms = await trx
    .selectFrom('product_terms')
    .select(['product_id', 'term_id'])
    .where('product_id', 'in', ids)
    .execute();
  const tags = await trx
    .selectFrom('product_tags')
    .select(['product_id', 'tag_id'])
    .where('product_id', 'in', ids)
    .execute();
  const shelves = new Map(
    ids.map((id) => [
      id,
      { scopes: new Set<number>(), terms: [] as number[], tags: [] as number[] },
    ]),
  );
  for (const { product_id, path } of paths) {
    for (const id of path.split('/').filter(Boolean))
      shelves.get(product_id)?.scopes.add(Number(id));
  }
  for (const { product_id, term_id } of terms) shelves.get(product_id)?.terms.push(term_id);
  for (const { product_id, tag_id } of tags) shelves.get(product_id)?.tags.push(tag_id);
  return (id) => {
    const shelf = shelves.get(id);
    return {
      scopes: [...(shelf?.scopes ?? [])],
      terms: shelf?.terms ?? [],
      tags: shelf?.tags ?? [],
    };
  };
}

/** Rows that are already right stay as they are: most saves change none of them. */
async function writeEntries(
  trx: Db,
  ids: readonly number[],
  wanted: readonly EntryRow[],
): Promise<void> {
  const stored = await trx
    .selectFrom('listing_entries')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute();
  const key = (row: EntryRow) => `${row.scope}/${row.product_id}`;
  const left = new Map(stored.map((row) => [key(row), row]));
  const fresh: EntryRow[] = [];
  for (const row of wanted) {
    const old = left.get(key(row));
    left.delete(key(row));
    if (!old) fresh.push(row);
    else if (differs(old, row)) {
      await trx
        .updateTable('listing_entries')
        .set(row)
        .where('scope', '=', row.scope)
        .where('product_id', '=', row.product_id)
        .execute();
    }
  }
  for (const row of left.values()) {
    await trx
      .deleteFrom('listing_entries')
      .where('scope', '=', row.scope)
      .where('product_id', '=', row.product_id)
      .execute();
  }
  for (const part of chunks(fresh, 1000)) {
    await trx.insertInto('listing_entries').values(part).execute();
  }
}

async function writeFacts(
  trx: Db,
  ids: readonly number[],
  wanted: readonly Omit<FactRow, 'revision'>[],
): Promise<void> {
  const stored = await trx
    .selectFrom('listing_facts')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute();
  const old = new Map(stored.map((row) => [row.product_id, row]));
  const changed = wanted.filter((row) => {
    const before = old.get(row.product_id);
    return before === undefined || differs(before, row);
  });
  if (changed.length === 0) return;
  const revision = await nextRevision(trx);
  await trx
    .insertInto('listing_facts')
    .values(changed.map((row) => ({ ...row, revision })))
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        in_catalog: eb.ref('excluded.in_catalog'),
        in_search: eb.ref('excluded.in_search'),
        price_low: eb.ref('excluded.price_low'),
        price_high: eb.ref('excluded.price_high'),
        stars: eb.ref('excluded.stars'),
        stock: eb.ref('excluded.stock'),
        on_sale: eb.ref('excluded.on_sale'),
        scopes: eb.ref('excluded.scopes'),
        terms: eb.ref('excluded.terms'),
        tags: eb.ref('excluded.tags'),
      })),
    )
    .execute();
}

/** Locks the row until the commit, so that whoever sees a revision sees all before it. */
export async function nextRevision(trx: Db): Promise<number> {
  const { revision } = await trx
    .insertInto('listing_revision')
    .values({ id: 1, generation: randomInt(2 ** 47), revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        revision: eb('listing_revision.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** For a product that is about to go: nothing lists it, and the counting index learns of it. */
export async function unlist(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('listing_entries').where('product_id', '=', id).execute();
  await trx
    .updateTable('listing_facts')
    .set({ in_catalog: 0, in_search: 0, revision: await nextRevision(trx) })
    .where('product_id', '=', id)
    .execute();
}
