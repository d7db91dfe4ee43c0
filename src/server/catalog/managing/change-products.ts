import { isDeepStrictEqual } from 'node:util';
import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import { isWronglyOwed } from '#rules/catalog/owed-stock.ts';
import { replaceSome } from '#rules/lists/replace-some.ts';
import { zip } from '#rules/lists/zip.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { checkProducts, type ProductCheck, type SaveProblem } from '../saving/check-product.ts';
import { loadDrafts, type StoredProduct } from '../saving/load-drafts.ts';
import type { ProductDraft, ProductInput } from '../saving/product-input.ts';
import { type ProductWrite, writeProducts } from '../saving/write-products.ts';
import { loadKnownAttributes } from './known-attributes.ts';
import { mergeProduct } from './merge-product.ts';
import type { ProductPatch, VariationStep } from './product-patch.ts';

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
  choices: ChangeChoices = {},
): Promise<ProductResult[]> {
  const stored = await loadDrafts(
    trx,
    requests.flatMap(({ id }) => id ?? []),
  );
  const known = await loadKnownAttributes(trx, requests.flatMap(namedAttributes));
  const slugs = await freeSlugs(trx, requests, stored);
  const merged = zip(requests, slugs).map(([{ id, patch }, slug]): Refused | Merged => {
    const before = id === null ? undefined : stored.get(id);
    if (id !== null && !before) return refused([{ code: 'unknown', field: 'id' }]);
    const result = mergeProduct(before?.draft, { ...patch, slug }, { known, now, slug });
    return result.ok ? { input: result.input, before, steps: patch.variations ?? [] } : result;
  });
  const checked = await replaceSome<Refused, Merged, Decided>(merged, isMerged, async (some) => {
    const checks = await checkProducts(
      trx,
      some.map(({ input }) => input),
    );
    return zip(some, checks).map(([{ input, before, steps }, check]) => {
      const decided = decide(check, before, choices);
      return isRefused(decided) ? refused(nameSteps(decided.problems, input, steps)) : decided;
    });
  });
  const results = await replaceSome<ProductResult, ProductWrite, ProductResult>(
    checked,
    isToWrite,
    async (some) => {
      const written = await writeProducts(trx, some, now);
      return zip(some, written).map(([{ before, product }, ids]): ProductResult => {
        return { ok: true, ...ids, before, after: product.draft, isWritten: true };
      });
    },
  );
  await refreshListings(
    trx,
    results.flatMap((result) => (result.ok && result.isWritten ? result.id : [])),
    now,
  );
  return results;
}

type Refused = Extract<ProductResult, { ok: false }>;

/** The product as it is to be, not checked yet. */
interface Merged {
  input: ProductInput;
  before: StoredProduct | undefined;
  steps: readonly VariationStep[];
}

/** To be written, or the result where it is not. */
type Decided = ProductResult | ProductWrite;

const isMerged = (one: Refused | Merged): one is Merged => 'input' in one;
const isRefused = (one: Decided): one is Refused => 'ok' in one && !one.ok;
const isToWrite = (one: Decided): one is ProductWrite => 'product' in one;
const refused = (problems: SaveProblem[]): Refused => ({ ok: false, problems });

function decide(
  check: ProductCheck,
  before: StoredProduct | undefined,
  { onlyChanged, byPerson }: ChangeChoices,
): Decided {
  if (!check.ok) return check;
  const { product } = check;
  const owed = byPerson ? owedStock(product.draft, before?.draft) : [];
  if (owed.length > 0) return refused(owed);
  if (!onlyChanged || !before || !isDeepStrictEqual(before.draft, product.draft)) {
    return { product, before };
  }
  const variationIds = before.draft.variations.flatMap(({ id }) => id ?? []);
  const { id } = before.draft;
  return { ok: true, id, variationIds, before, after: product.draft, isWritten: false };
}

/**
 * A problem of a variation is about the step that made it what it is. Of two with the same article number
 * that is the one which was sent, wherever it stands.
 */
function nameSteps(
  problems: readonly SaveProblem[],
  { variations = [] }: ProductInput,
  steps: readonly VariationStep[],
): SaveProblem[] {
  const added = steps.flatMap((step, at) => (step.do === 'add' ? at : []));
  const stepOf = variations.map(({ id }) =>
    id === undefined
      ? (added.shift() ?? -1)
      : steps.findIndex((step) => step.do === 'change' && step.id === id),
  );
  return problems.map((problem) => {
    const [, index, field] = /^variations\.(\d+)\.(\w+)/.exec(problem.field) ?? [];
    if (index === undefined) return problem;
    const madeBy = stepOf[Number(index)] ?? -1;
    const { sku } = variations[Number(index)] ?? {};
    const isSame = field === 'sku' && problem.code === 'taken';
    const sameAt = isSame
      ? variations.findIndex((one, at) => one.sku === sku && stepOf[at] !== -1)
      : -1;
    const step = madeBy === -1 ? (stepOf[sameAt] ?? -1) : madeBy;
    return step === -1 ? problem : { ...problem, step };
  });
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
