import { listReader, type PartReader } from './part-reader.ts';
import type { VariationKey, VariationPart, VariationValues } from './product-parts.ts';
import { queryByIds } from './query-by-ids.ts';

const readIdRows = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('products')
      .select(['id', 'parent_id as product_id'])
      .where('parent_id', 'in', ids)
      .orderBy('menu_order')
      .orderBy('id')
      .$narrowType<{ product_id: number }>(),
  ),
);

export const readVariationIds: PartReader<number[]> = async (db, ids) => {
  const rows = await readIdRows(db, ids);
  return (id) => rows(id).map((row) => row.id);
};

const readKeyRows = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('products')
      .leftJoin('variation_attributes', 'variation_id', 'products.id')
      .select(['products.id', 'parent_id as product_id', 'status'])
      .select(['variation_attributes.name', 'value'])
      .where('parent_id', 'in', ids)
      .orderBy('menu_order')
      .orderBy('products.id')
      .$narrowType<{ product_id: number }>(),
  ),
);

interface ValueRow {
  name: string | null;
  value: string | null;
}

/** A variation without values has one row of nulls by the left join. */
function toValues(rows: readonly ValueRow[]): VariationValues {
  return new Map(
    rows.flatMap(({ name, value }): [string, string][] =>
      name === null || value === null ? [] : [[name, value]],
    ),
  );
}

export const readVariationKeys: PartReader<VariationKey[]> = async (db, ids) => {
  const rows = await readKeyRows(db, ids);
  return (id) =>
    [...Map.groupBy(rows(id), (row) => row.id).values()].flatMap((values) =>
      values
        .slice(0, 1)
        .map((row) => ({ id: row.id, status: row.status, values: toValues(values) })),
    );
};

const readRows = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('products')
      .selectAll()
      .select('parent_id as product_id')
      .where('parent_id', 'in', ids)
      .orderBy('menu_order')
      .orderBy('id')
      .$narrowType<{ product_id: number }>(),
  ),
);

const readParentValues = queryByIds((db, ids) =>
  db
    .selectFrom('variation_attributes')
    .innerJoin('products', 'products.id', 'variation_id')
    .select(['variation_id', 'variation_attributes.name', 'value'])
    .where('parent_id', 'in', ids),
);

export const readVariations: PartReader<VariationPart[]> = async (db, ids) => {
  const [rows, values] = await Promise.all([readRows(db, ids), readParentValues(db, ids)]);
  const byVariation = Map.groupBy(values, (row) => row.variation_id);
  return (id) => rows(id).map((row) => ({ row, values: toValues(byVariation.get(row.id) ?? []) }));
};

const readValueRows = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('variation_attributes')
      .select(['variation_id as product_id', 'name', 'value'])
      .where('variation_id', 'in', ids),
  ),
);

export const readValues: PartReader<VariationValues> = async (db, ids) => {
  const rows = await readValueRows(db, ids);
  return (id) => toValues(rows(id));
};
