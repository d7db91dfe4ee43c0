import type * as z from 'zod';
import { saleProblems } from '#rules/catalog/sale-problems.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type ProductDraft, type ProductInput, productInput } from './product-input.ts';

// Whether a product may be saved as it is, with every reason why not.
// Example: a slug another product has gives { code: 'taken', field: 'slug' }.

export interface SaveProblem {
  code:
    | 'invalid'
    | 'taken'
    | 'unknown'
    | 'saleNotLower'
    | 'saleEndsFirst'
    | 'limitsCross'
    | 'stockOwed'
    | 'kind';
  field: string;
  /** The input type of the schema, for callers that build inputs. */
  detail?: string;
  /** Who has what is taken. */
  owner?: number;
  /** Which of the variations that were sent with a product it is about. */
  step?: number;
}

const AT_ONCE = 1000;

export interface CheckedProduct {
  draft: ProductDraft;
  /** Shared attributes the draft names, with their terms by slug. */
  attributes: Map<string, { id: number; label: string; terms: Map<string, number> }>;
}

export type ProductCheck =
  | { ok: true; product: CheckedProduct }
  | { ok: false; problems: SaveProblem[] };

export async function checkProduct(db: Db, input: ProductInput): Promise<ProductCheck> {
  const [check] = await checkProducts(db, [input]);
  if (check === undefined) throw new Error('a product that was not checked');
  return check;
}

/** Each by itself, and none may have the slug or an article number of one before it. */
export async function checkProducts(
  db: Db,
  inputs: readonly ProductInput[],
): Promise<ProductCheck[]> {
  const parsed = inputs.map((input) => productInput.safeParse(input));
  const drafts = parsed.flatMap(({ data }) => data ?? []);
  const attributes = await loadAttributes(db, drafts);
  const used = await loadUsedValues(db, drafts);
  const missing = await findMissing(db, drafts);
  return parsed.map(({ data: draft, error }): ProductCheck => {
    if (draft === undefined) return { ok: false, problems: error.issues.map(invalid) };
    const problems = [
      ...checkFigures(draft),
      ...checkKind(draft),
      ...checkAttributes(draft, attributes),
      ...used.check(draft),
      ...missing(draft),
    ];
    if (problems.length > 0) return { ok: false, problems };
    used.add(draft);
    return { ok: true, product: { draft, attributes } };
  });
}

function invalid(issue: z.core.$ZodIssue): SaveProblem {
  return { code: 'invalid', field: issue.path.join('.'), detail: issue.message };
}

function checkFigures(draft: ProductDraft): SaveProblem[] {
  const problems: SaveProblem[] = [];
  const all = [
    { at: '', item: draft },
    ...draft.variations.map((item, i) => ({ at: `variations.${i}.`, item })),
  ];
  for (const { at, item } of all) {
    const { regularPrice: regular, salePrice: sale, saleFrom, saleTo } = item;
    for (const code of saleProblems({ regular, sale, saleFrom, saleTo })) {
      const field = code === 'saleNotLower' ? 'salePrice' : 'saleTo';
      problems.push({ code, field: `${at}${field}` });
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
  // A bundle is counted by whole ones, and so are the pieces in it.
  if (draft.kind === 'bundle' && !Number.isInteger(draft.quantityStep)) {
    problems.push({ code: 'kind', field: 'quantityStep' });
  }
  return problems;
}

async function loadAttributes(
  db: Db,
  drafts: readonly ProductDraft[],
): Promise<CheckedProduct['attributes']> {
  const names = drafts.flatMap(({ attributes }) =>
    attributes.flatMap((one) => ('attribute' in one ? [one.attribute] : [])),
  );
  const attributes: CheckedProduct['attributes'] = new Map();
  if (names.length === 0) return attributes;
  const rows = await db
    .selectFrom('attributes')
    .leftJoin('terms', 'terms.attribute_id', 'attributes.id')
    .select(['attributes.id', 'attributes.name', 'attributes.label'])
    .select(['terms.id as term_id', 'terms.slug as term_slug'])
    .where('attributes.name', 'in', [...new Set(names)])
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
    else if (
      one.terms.some(
        (slug) => !known.terms.has(slug) && !one.newTerms?.some((term) => term.slug === slug),
      )
    ) {
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

interface Owner {
  id: number;
  parent_id: number | null;
}

function getArticles(draft: ProductDraft): { sku: string; field: string }[] {
  return [draft, ...draft.variations]
    .map((item, index) => ({
      sku: item.sku,
      field: index === 0 ? 'sku' : `variations.${index - 1}.sku`,
    }))
    .filter(({ sku }) => sku !== '');
}

/** Slugs and article numbers that other products have. */
async function loadUsedValues(db: Db, drafts: readonly ProductDraft[]) {
  const slugs = new Map<string, Owner>();
  const skus = new Map<string, Owner[]>();
  for (const part of chunks(drafts, AT_ONCE)) {
    const named = part.map(({ slug }) => slug);
    const rows = await db
      .selectFrom('products')
      .select(['id', 'parent_id', 'slug'])
      .where('slug', 'in', named)
      .execute();
    for (const { slug, ...owner } of rows) slugs.set(slug, owner);
  }
  const numbers = new Set(drafts.flatMap(getArticles).map(({ sku }) => sku));
  for (const part of chunks([...numbers], AT_ONCE)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'parent_id', 'sku'])
      .where('sku', 'in', part)
      .execute();
    for (const { sku, ...owner } of rows) skus.set(sku, [owner]);
  }
  const foreign = (draft: ProductDraft, { id, parent_id }: Owner) =>
    draft.id === undefined || (id !== draft.id && parent_id !== draft.id);

  function check(draft: ProductDraft): SaveProblem[] {
    const problems: SaveProblem[] = [];
    const slug = slugs.get(draft.slug);
    // In the trash it has another slug, so that its own is free.
    if (slug && slug.id !== draft.id && draft.status !== 'trash') {
      problems.push({ code: 'taken', field: 'slug' });
    }
    const seen = new Set<string>();
    for (const { sku, field } of getArticles(draft)) {
      const owners = skus.get(sku) ?? [];
      const owner = owners.find((one) => foreign(draft, one)) ?? (seen.has(sku) && owners[0]);
      if (owner) problems.push({ code: 'taken', field, owner: owner.id });
      else if (seen.has(sku)) problems.push({ code: 'taken', field });
      seen.add(sku);
    }
    return problems;
  }
  function add(draft: ProductDraft): void {
    // A new product has no id yet; none of the others has this one.
    const owner = { id: draft.id ?? 0, parent_id: null };
    if (draft.status !== 'trash') slugs.set(draft.slug, owner);
    for (const { sku } of getArticles(draft)) skus.set(sku, [...(skus.get(sku) ?? []), owner]);
  }
  return { check, add };
}

/** What a draft names that is not there. */
async function findMissing(
  db: Db,
  drafts: readonly ProductDraft[],
): Promise<(draft: ProductDraft) => SaveProblem[]> {
  const tables = ['categories', 'tags', 'brands', 'media', 'products'] as const;
  const known = new Map<string, Set<number>>();
  for (const table of tables) {
    const ids = drafts.flatMap((draft) =>
      getReferences(draft).flatMap((one) => (one.table === table ? one.ids : [])),
    );
    const found = new Set<number>();
    for (const part of chunks([...new Set(ids)], AT_ONCE)) {
      const rows = await db.selectFrom(table).select('id').where('id', 'in', part).execute();
      for (const { id } of rows) found.add(id);
    }
    known.set(table, found);
  }
  return (draft) =>
    getReferences(draft)
      .filter(({ table, ids }) => ids.some((id) => !known.get(table)?.has(id)))
      .map(({ field }) => ({ code: 'unknown', field }));
}

function getReferences(draft: ProductDraft) {
  const links = [...draft.upsells, ...draft.crossSells, ...draft.members];
  const images = [...draft.gallery, ...draft.variations.flatMap(({ image }) => image ?? [])];
  return [
    { field: 'categories', table: 'categories', ids: draft.categories },
    { field: 'tags', table: 'tags', ids: draft.tags },
    { field: 'brands', table: 'brands', ids: draft.brands },
    { field: 'gallery', table: 'media', ids: images },
    { field: 'links', table: 'products', ids: links },
    { field: 'id', table: 'products', ids: draft.id === undefined ? [] : [draft.id] },
  ] as const;
}
