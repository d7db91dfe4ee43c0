import type { Db } from '#server/platform/database/database.ts';
import type { FormDraft, FormInput } from '#wire/catalog/option-form-input.ts';

// Products and categories of a form by their slugs, so that a form can move to a shop in which they
// have other numbers.
// Example: { products: { 12: 'oak-serving-tray' }, categories: {} }.

type Slugs = Readonly<Record<string, string>>;

export interface FormNames {
  products: Slugs;
  categories: Slugs;
}

function productsIn({ belongsTo, sections }: FormInput): number[] {
  const offered = sections.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.type === 'productGroup' ? field.productIds : [])),
  );
  return [...(belongsTo.kind === 'products' ? belongsTo.ids : []), ...offered];
}

export async function loadNames(db: Db, draft: FormDraft): Promise<FormNames> {
  const { belongsTo } = draft;
  return {
    products: await slugs(db, 'products', 'id', productsIn(draft)),
    categories: await slugs(
      db,
      'categories',
      'id',
      belongsTo.kind === 'categories' ? belongsTo.ids : [],
    ),
  };
}

/** Slug by id, for the rows whose id or slug is among the values. */
async function slugs(
  db: Db,
  table: 'products' | 'categories',
  column: 'id' | 'slug',
  values: readonly (number | string)[],
): Promise<Slugs> {
  if (values.length === 0) return {};
  const rows =
    table === 'products'
      ? await db
          .selectFrom('products')
          .select(['id', 'slug'])
          .where('parent_id', 'is', null)
          .where(column, 'in', [...new Set(values)])
          .execute()
      : await db
          .selectFrom('categories')
          .select(['id', 'slug'])
          .where(column, 'in', [...new Set(values)])
          .execute();
  return Object.fromEntries(rows.map(({ id, slug }) => [id, slug]));
}

export interface RenumberedForm {
  form: FormInput;
  /** Slugs of products and categories it was assigned to that this shop does not have. */
  leftOut: string[];
}

/** The form with this shop's numbers. An assignment to what is not here is left out. */
export async function renumberForm(
  db: Db,
  form: FormInput,
  names: FormNames,
): Promise<RenumberedForm> {
  const products = byOldId(
    names.products,
    await slugs(db, 'products', 'slug', Object.values(names.products)),
  );
  const categories = byOldId(
    names.categories,
    await slugs(db, 'categories', 'slug', Object.values(names.categories)),
  );
  const { belongsTo } = form;
  const of = belongsTo.kind === 'categories' ? categories : products;
  const old = belongsTo.kind === 'categories' ? names.categories : names.products;
  const ids = belongsTo.kind === 'all' ? [] : belongsTo.ids;
  const leftOut = ids.filter((id) => old[id] !== undefined && !of.has(id));
  return {
    form: {
      ...form,
      belongsTo:
        belongsTo.kind === 'all'
          ? belongsTo
          : {
              ...belongsTo,
              ids: ids.flatMap((id) => (leftOut.includes(id) ? [] : (of.get(id) ?? id))),
            },
      sections: form.sections.map((section) => ({
        ...section,
        fields: section.fields.map((field) =>
          field.type === 'productGroup'
            ? { ...field, productIds: field.productIds.map((id) => products.get(id) ?? id) }
            : field,
        ),
      })),
    },
    leftOut: leftOut.map((id) => old[id] ?? String(id)),
  };
}

function byOldId(old: Slugs, here: Slugs): Map<number, number> {
  const bySlug = new Map(Object.entries(here).map(([id, slug]) => [slug, Number(id)]));
  return new Map(
    Object.entries(old).flatMap(([id, slug]): [number, number][] => {
      const match = bySlug.get(slug);
      return match === undefined ? [] : [[Number(id), match]];
    }),
  );
}
