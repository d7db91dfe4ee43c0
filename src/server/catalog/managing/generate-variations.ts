import { missingCombinations } from '#rules/variations/missing-combinations.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadDrafts } from '../saving/load-drafts.ts';
import type { ProductDraft } from '../saving/product-input.ts';
import { changeProducts, type ProductResult } from './change-products.ts';
import type { VariationPatch, VariationStep } from './product-patch.ts';

/** As many as one product may have. */
const MAX_VARIATIONS = 500;

export type Generated =
  | { ok: true; added: number; deleted: number; result: ProductResult & { ok: true } }
  | Extract<ProductResult, { ok: false }>;

export interface GenerateChoices {
  /** What every new variation has. */
  values: VariationPatch;
  /** Deletes variations whose values the product does not offer any more. */
  deleteUnmatched: boolean;
}

/** Adds a variation for every combination of values that none stands for. */
export async function generateVariations(
  trx: Db,
  productId: number,
  { values, deleteUnmatched }: GenerateChoices,
  now: number,
): Promise<Generated> {
  const draft = (await loadDrafts(trx, [productId])).get(productId)?.draft;
  if (draft?.kind !== 'variable') {
    return { ok: false, problems: [{ code: 'kind', field: 'product_id' }] };
  }
  const offered = offeredValues(draft);
  const unmatched = deleteUnmatched ? unmatchedIds(draft, offered) : [];
  const staying = draft.variations.filter(({ id }) => !unmatched.includes(id ?? 0));
  const room = MAX_VARIATIONS - staying.length;
  const missing = missingCombinations(
    offered,
    staying.map(({ attributes }) => attributes),
    room,
  );
  const steps: VariationStep[] = [
    ...unmatched.map((id) => ({ do: 'delete' as const, id })),
    ...missing.map((combination) => ({
      do: 'add' as const,
      patch: { ...values, attributes: getChosen(combination) },
    })),
  ];
  const [result] = await changeProducts(
    trx,
    [{ id: productId, patch: { variations: steps } }],
    now,
  );
  if (!result?.ok) return result ?? { ok: false, problems: [] };
  return { ok: true, added: missing.length, deleted: unmatched.length, result: result };
}

function offeredValues(draft: ProductDraft) {
  return draft.attributes
    .filter((one) => one.forVariations)
    .map((one) =>
      'attribute' in one
        ? { name: one.attribute, values: one.terms }
        : { name: one.label, values: one.options },
    );
}

/** Named by their slugs, which find the same terms as their names. */
function getChosen(combination: Record<string, string>) {
  return Object.entries(combination).map(([name, option]) => ({ id: 0, name, option }));
}

function unmatchedIds(
  draft: ProductDraft,
  offered: readonly { name: string; values: readonly string[] }[],
): number[] {
  return draft.variations.flatMap(({ id, attributes }) => {
    const matches = offered.every(({ name, values }) => values.includes(attributes[name] ?? ''));
    return matches ? [] : (id ?? []);
  });
}
