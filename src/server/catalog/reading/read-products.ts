import type { Db } from '#server/platform/database/database.ts';
import type { ProductRow } from '../tables.ts';
import { PART_READERS } from './part-readers.ts';
import type { PartName, ProductParts, ProductWith } from './product-parts.ts';
import { queryByIds } from './query-by-ids.ts';

// Products and variations with the parts that the caller names, by a fixed number of queries however
// many products there are. Nothing is cached here and no status is left out: that is the caller's
// choice.
//
// Example:
//   const [tray] = await readProducts(db, [12], ['categories', 'tags']);
//   tray.categories.map(({ name }) => name);

const rowsByIds = queryByIds((db, ids) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids),
);

/** By id; an id without a product is missing. */
export async function readRows(db: Db, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  const rows = await rowsByIds(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The parts alone, for every id, whether there is a product or not. */
export async function readParts<Name extends PartName>(
  db: Db,
  ids: readonly number[],
  names: readonly Name[],
): Promise<Map<number, Pick<ProductParts, Name>>> {
  const getParts = await openParts(db, ids, names);
  return new Map(ids.map((id) => [id, getParts(id)]));
}

/** The same for one product. */
export async function readProductParts<Name extends PartName>(
  db: Db,
  id: number,
  names: readonly Name[],
): Promise<Pick<ProductParts, Name>> {
  return (await openParts(db, [id], names))(id);
}

async function openParts<Name extends PartName>(
  db: Db,
  ids: readonly number[],
  names: readonly Name[],
): Promise<(id: number) => Pick<ProductParts, Name>> {
  const readers = await Promise.all(names.map((name) => openPart(db, ids, name)));
  return (id) => {
    const parts: Partial<Pick<ProductParts, Name>> = {};
    for (const { name, get } of readers) parts[name] = get(id);
    if (!hasAll(parts, names)) throw new Error(`product ${id} was read without ${names}`);
    return parts;
  };
}

async function openPart<Name extends PartName>(db: Db, ids: readonly number[], name: Name) {
  return { name, get: await PART_READERS[name](db, ids) };
}

function hasAll<Name extends PartName>(
  parts: Partial<Pick<ProductParts, Name>>,
  names: readonly Name[],
): parts is Pick<ProductParts, Name> {
  return names.every((name) => name in parts);
}

/** In the order of the ids; an id without a product is left out. */
export async function readProducts<Name extends PartName>(
  db: Db,
  ids: readonly number[],
  names: readonly Name[],
): Promise<ProductWith<Name>[]> {
  const [rows, getParts] = await Promise.all([readRows(db, ids), openParts(db, ids, names)]);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ row, ...getParts(id) }] : [];
  });
}
