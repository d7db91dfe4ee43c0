import type { Db } from '#server/platform/database/database.ts';
import { type ProductDraft, type ProductInput, productInput } from './product-input.ts';

// Whether a product may be saved as it is, with every reason why not.
// Example: a slug another product has gives { code: 'taken', field: 'slug' }.

export interface SaveProblem {
  code: 'invalid' | 'taken' | 'unknown' | 'saleNotLower' | 'saleEndsFirst' | 'limitsCross' | 'kind';
  field: string;
  /** The input type of the schema, for callers that build inputs. */
  detail?: string;
}

export interface CheckedProduct {
  draft: ProductDraft;
  /** Shared attributes the draft names, with their terms by slug. */
  attributes: Map<string, { id: number; label: string; terms: Map<string, number> }>;
}

export type ProductCheck =
  | { ok: true; product: CheckedProduct }
  | { ok: false; problems: SaveProblem[] };

export async function checkProduct(db: Db, input: ProductInput): Promise<ProductCheck> {
  const parsed = productInput.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue): SaveProblem => {
      return { code: 'invalid', field: issue.path.join('.'), detail: issue.message };
    });
    return { ok: false, problems };
  }
  const draft = parsed.data;
  const attributes = await loadAttributes(db, draft);
  const problems = [
    ...checkFigures(draft),
    ...checkKind(draft),
    ...checkAttributes(draft, attributes),
    ...(await checkTaken(db, draft)),
    ...(await checkReferences(db, draft)),
  ];
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, product: { draft, attributes } };
}

function checkFigures(draft: ProductDraft): SaveProblem[] {
  const problems: SaveProblem[] = [];
  const all = [
    { at: '', item: draft },
    ...draft.variations.map((item, i) => ({ at: `variations.${i}.`, item })),
  ];
  for (const { at, item } of all) {
    if (
      item.salePrice !== null &&
      (item.regularPrice === null || item.salePrice >= item.regularPrice)
    ) {
      problems.push({ code: 'saleNotLower', field: `${at}salePrice` });
    }
    if (item.saleFrom !== null && item.saleTo !== null && item.saleFrom >= item.saleTo) {
      problems.push({ code: 'saleEndsFirst', field: `${at}saleTo` });
    }
    if (item.maxQuantity !== null && item.maxQuantity < item.minQuantity) {
      problems.push({ code: 'limitsCross', field: `${at}maxQuantity` });
    }
  }
  return problems;
}

function checkKind(draft: ProductDraft): SaveProblem[] {
  const problems: SaveProblem[] = [];
  const only = (field: 'variations' | 'members', kind: ProductDraft['kind']) => {
    if (draft[field].length > 0 && draft.kind !== kind) problems.push({ code: 'kind', field });
  };
  only('variations', 'variable');
  only('members', 'grouped');
  if (draft.kind === 'external' && draft.externalUrl === '') {
    problems.push({ code: 'kind', field: 'externalUrl' });
  }
  return problems;
}

async function loadAttributes(db: Db, draft: ProductDraft): Promise<CheckedProduct['attributes']> {
  const names = draft.attributes.flatMap((one) => ('attribute' in one ? [one.attribute] : []));
  const attributes: CheckedProduct['attributes'] = new Map();
  if (names.length === 0) return attributes;
  const rows = await db
    .selectFrom('attributes')
    .leftJoin('terms', 'terms.attribute_id', 'attributes.id')
    .select(['attributes.id', 'attributes.name', 'attributes.label'])
    .select(['terms.id as term_id', 'terms.slug as term_slug'])
    .where('attributes.name', 'in', names)
    .execute();
  for (const row of rows) {
    const known = attributes.get(row.name) ?? { id: row.id, label: row.label, terms: new Map() };
    attributes.set(row.name, known);
    if (row.term_id !== null && row.term_slug !== null) known.terms.set(row.term_slug, row.term_id);
  }
  return attributes;
}

function checkAttributes(
  draft: ProductDraft,
  attributes: CheckedProduct['attributes'],
): SaveProblem[] {
  const problems: SaveProblem[] = [];
  const values = new Map<string, ReadonlySet<string>>();
  draft.attributes.forEach((one, index) => {
    const name = 'attribute' in one ? one.attribute : one.label;
    if (values.has(name)) problems.push({ code: 'taken', field: `attributes.${index}` });
    if (one.forVariations || !values.has(name)) {
      values.set(
        name,
        new Set(one.forVariations ? ('attribute' in one ? one.terms : one.options) : []),
      );
    }
    if (!('attribute' in one)) return;
    const known = attributes.get(one.attribute);
    if (!known) problems.push({ code: 'unknown', field: `attributes.${index}.attribute` });
    else if (one.terms.some((slug) => !known.terms.has(slug))) {
      problems.push({ code: 'unknown', field: `attributes.${index}.terms` });
    }
  });
  draft.variations.forEach((variation, index) => {
    for (const [name, value] of Object.entries(variation.attributes)) {
      if (value !== '' && !values.get(name)?.has(value)) {
        problems.push({ code: 'unknown', field: `variations.${index}.attributes.${name}` });
      }
    }
  });
  return problems;
}

async function checkTaken(db: Db, draft: ProductDraft): Promise<SaveProblem[]> {
  const problems: SaveProblem[] = [];
  const slug = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', draft.slug)
    .executeTakeFirst();
  if (slug && slug.id !== draft.id) problems.push({ code: 'taken', field: 'slug' });
  const articles = [draft, ...draft.variations]
    .map((item, index) => ({
      sku: item.sku,
      field: index === 0 ? 'sku' : `variations.${index - 1}.sku`,
    }))
    .filter(({ sku }) => sku !== '');
  if (articles.length === 0) return problems;
  const rows = await db
    .selectFrom('products')
    .select(['id', 'parent_id', 'sku'])
    .where(
      'sku',
      'in',
      articles.map(({ sku }) => sku),
    )
    .execute();
  const foreign = new Set(
    rows
      .filter(
        (row) => draft.id === undefined || (row.id !== draft.id && row.parent_id !== draft.id),
      )
      .map((row) => row.sku),
  );
  const seen = new Set<string>();
  for (const { sku, field } of articles) {
    if (foreign.has(sku) || seen.has(sku)) problems.push({ code: 'taken', field });
    seen.add(sku);
  }
  return problems;
}

async function checkReferences(db: Db, draft: ProductDraft): Promise<SaveProblem[]> {
  const links = [...draft.upsells, ...draft.crossSells, ...draft.members];
  const pictures = [...draft.gallery, ...draft.variations.flatMap(({ image }) => image ?? [])];
  const wanted = [
    { field: 'categories', table: 'categories', ids: draft.categories },
    { field: 'tags', table: 'tags', ids: draft.tags },
    { field: 'gallery', table: 'media', ids: pictures },
    { field: 'links', table: 'products', ids: links },
    { field: 'id', table: 'products', ids: draft.id === undefined ? [] : [draft.id] },
  ] as const;
  const problems: SaveProblem[] = [];
  for (const { field, table, ids } of wanted) {
    const distinct = [...new Set(ids)];
    if (distinct.length === 0) continue;
    const rows = await db.selectFrom(table).select('id').where('id', 'in', distinct).execute();
    if (rows.length < distinct.length) problems.push({ code: 'unknown', field });
  }
  return problems;
}
