import type { FormProblem } from '#rules/options/forms/read-form.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';

// What a form names must be there: the products and categories it is assigned to, and the products its
// groups offer. Example: { code: 'options.save.unknownProduct', place: 'belongsTo', found: '99' }.

export async function checkTargets(db: Db, draft: FormDraft): Promise<FormProblem[]> {
  const { belongsTo, sections } = draft;
  const groups = sections.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.type === 'productGroup' ? [field] : [])),
  );
  const named = belongsTo.kind === 'products' ? belongsTo.ids : [];
  const products = await knownProducts(db, [
    ...named,
    ...groups.flatMap(({ productIds }) => productIds),
  ]);
  const missing = (ids: readonly number[], known: ReadonlySet<number>, place: string) => {
    const code =
      known === products ? 'options.save.unknownProduct' : 'options.save.unknownCategory';
    const first = ids.find((id) => !known.has(id));
    return first === undefined ? [] : [{ code, place, found: String(first) }];
  };
  return [
    ...missing(named, products, 'belongsTo'),
    ...(belongsTo.kind === 'categories'
      ? missing(belongsTo.ids, await knownCategories(db, belongsTo.ids), 'belongsTo')
      : []),
    ...groups.flatMap(({ id, productIds }) => missing(productIds, products, id)),
  ];
}

async function knownProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('parent_id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function knownCategories(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
