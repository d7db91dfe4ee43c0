import { isDeepStrictEqual } from 'node:util';
import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import { isWronglyOwed } from '#rules/catalog/owed-stock.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { checkProducts, type SaveProblem } from '../saving/check-product.ts';
import { loadDrafts, type StoredProduct } from '../saving/load-drafts.ts';
import type { ProductDraft, ProductInput } from '../saving/product-input.ts';
import { writeProducts } from '../saving/write-products.ts';
import { type KnownAttributes, loadKnownAttributes } from './known-attributes.ts';
import { mergeProduct } from './merge-product.ts';
import type { ProductPatch } from './product-patch.ts';

// The one way in which products are changed by managers and their programs. Any number of them cost
// the same few queries to read, check and derive; each one that passes is written, the others are
// refused with their problems. Example: of a hundred new prices one is below its sale price; ninety-nine
// are saved.

export interface ProductRequest {
  /** Null for a new product. */
  id: number | null;
  patch: ProductPatch;
}

export type ProductResult =
  | {
      ok: true;
      id: number;
      /** In the order of the draft. */
      variationIds: number[];
      before: StoredProduct | undefined;
      after: ProductDraft;
      /** False where the product was as wanted already and `onlyChanged` was asked for. */
      isWritten: boolean;
    }
  | { ok: false; problems: SaveProblem[] };

export interface ChangeChoices {
  /** A product that is as wanted already is not written again. */
  onlyChanged?: boolean;
  /** A person typed it: a stock below zero is a slip, where programs may have counted a sale. */
  byPerson?: boolean;
}

/** Must run in a transaction. The caller invalidates the tags of the products and writes the log. */
export async function changeProducts(
  trx: Db,
  requests: readonly ProductRequest[],
  now: number,
  { onlyChanged = false, byPerson = false }: ChangeChoices = {},
): Promise<ProductResult[]> {
  const stored = await loadDrafts(
    trx,
    requests.flatMap(({ id }) => id ?? []),
  );
  const known = await loadKnownAttributes(trx, requests.flatMap(namedAttributes));
  const slugs = await freeSlugs(trx, requests, stored);
  const results: (ProductResult | null)[] = requests.map(() => null);
  const inputs: { at: number; input: ProductInput; before: StoredProduct | undefined }[] = [];
  for (const [at, request] of requests.entries()) {
    const before = request.id === null ? undefined : stored.get(request.id);
    if (request.id !== null && !before) {
      results[at] = { ok: false, problems: [{ code: 'unknown', field: 'id' }] };
      continue;
    }
    const merged = mergeOne(request, before, known, slugs[at] ?? '', now);
    if (merged.ok) inputs.push({ at, input: merged.input, before });
    else results[at] = merged;
  }
  const checks = await checkProducts(
    trx,
    inputs.map(({ input }) => input),
  );
  const accepted = inputs.flatMap(({ at, before }, index) => {
    const check = checks[index];
    if (check?.ok) {
      const { draft } = check.product;
      const owed = byPerson ? owedStock(draft, before?.draft) : [];
      if (owed.length > 0) {
        results[at] = { ok: false, problems: owed };
        return [];
      }
      if (!onlyChanged || !before || !isDeepStrictEqual(before.draft, draft)) {
        return { at, before, product: check.product };
      }
      const variationIds = before.draft.variations.flatMap(({ id }) => id ?? []);
      const { id } = before.draft;
      results[at] = { ok: true, id, variationIds, before, after: draft, isWritten: false };
      return [];
    }
    results[at] = { ok: false, problems: check?.problems ?? [] };
    return [];
  });
  const written = await writeProducts(trx, accepted, now);
  for (const [index, { at, before, product }] of accepted.entries()) {
    const { id, variationIds } = written[index] ?? { id: 0, variationIds: [] };
    results[at] = { ok: true, id, variationIds, before, after: product.draft, isWritten: true };
  }
  await refreshListings(
    trx,
    written.map(({ id }) => id),
    now,
  );
  return results.map((result) => result ?? { ok: false, problems: [] });
}

function owedStock(draft: ProductDraft, before: ProductDraft | undefined): SaveProblem[] {
  const former = new Map(before?.variations.map((each) => [each.id, each]));
  const all = [
    { at: '', item: draft, was: before },
    ...draft.variations.map((item, index) => {
      return { at: `variations.${index}.`, item, was: former.get(item.id) };
    }),
  ];
  return all
    .filter(({ item, was }) => isWronglyOwed(item, was))
    .map(({ at }) => ({ code: 'stockOwed', field: `${at}stockQuantity` }));
}

function mergeOne(
  { patch }: ProductRequest,
  before: StoredProduct | undefined,
  known: KnownAttributes,
  slug: string,
  now: number,
) {
  const { slug: _requested, ...rest } = patch;
  return mergeProduct(before?.draft, { ...rest, slug }, { known, now, slug });
}

function namedAttributes({ patch }: ProductRequest): { id: number; name: string }[] {
  const steps = (patch.variations ?? []).flatMap((step) =>
    step.do === 'delete' ? [] : (step.patch.attributes ?? []),
  );
  return [...(patch.attributes ?? []), ...(patch.defaultAttributes ?? []), ...steps];
}

/** The slug each product will have: the one asked for or made of its name, with a number where it is taken. */
async function freeSlugs(
  trx: Db,
  requests: readonly ProductRequest[],
  stored: ReadonlyMap<number, StoredProduct>,
): Promise<string[]> {
  const requested = requests.map(({ id, patch }) => {
    const before = stored.get(id ?? 0)?.draft;
    const slug = toSlug(patch.slug ?? '') || before?.slug || toSlug(patch.name ?? '') || 'product';
    const status = patch.status ?? before?.status ?? 'publish';
    // What is in the trash has left its slug to others.
    const stays = status === 'trash' || (slug === before?.slug && before.status !== 'trash');
    return { slug, stays };
  });
  const usedSlugs = await findUsedSlugs(
    trx,
    requested.flatMap(({ slug, stays }) => (stays ? [] : slug)),
  );
  return requested.map(({ slug, stays }) => {
    if (stays) return slug;
    const free = freeName(slug, usedSlugs, 2);
    usedSlugs.add(free);
    return free;
  });
}

async function findUsedSlugs(trx: Db, requested: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const part of chunks([...new Set(requested)], 1000)) {
    const rows = await trx
      .selectFrom('products')
      .select('slug')
      .where('slug', 'in', part)
      .execute();
    // Those that are taken are few; each is looked at for the numbers after it.
    for (const { slug } of rows) {
      used.add(slug);
      const numbered = await trx
        .selectFrom('products')
        .select('slug')
        .where('slug', 'like', `${slug}-%`)
        .execute();
      for (const one of numbered) used.add(one.slug);
    }
  }
  return used;
}
