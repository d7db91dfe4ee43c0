import { randomInt } from 'node:crypto';
import { recordKeys } from '#rules/records/record-keys.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { EntryRow, FactRow } from './listing-rows.ts';

export function differs<Row extends object>(stored: Row, expected: Partial<Row>): boolean {
  return recordKeys(expected).some((key) => stored[key] !== expected[key]);
}

/** Rows that are already right stay as they are: most saves change none of them. */
export async function writeEntries(
  trx: Db,
  ids: readonly number[],
  expected: readonly EntryRow[],
): Promise<void> {
  const stored = await trx
    .selectFrom('listing_entries')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute();
  const key = (row: EntryRow) => `${row.scope}/${row.product_id}`;
  const left = new Map(stored.map((row) => [key(row), row]));
  const fresh: EntryRow[] = [];
  for (const row of expected) {
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

export async function writeDetails(
  trx: Db,
  ids: readonly number[],
  expected: readonly Omit<FactRow, 'revision'>[],
): Promise<void> {
  const stored = await trx
    .selectFrom('listing_facts')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute();
  const old = new Map(stored.map((row) => [row.product_id, row]));
  const changed = expected.filter((row) => {
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
