import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/platform/database/database.ts';
import type { CheckedProduct } from './check-product.ts';
import type { ProductDraft, VariationDraft } from './product-input.ts';
import { UNCOUNTED, UNDERIVED, variationRow } from './product-rows.ts';
import { attributeKeys } from './variation-keys.ts';
import { variationExtras, writeExtras, writeMeta } from './write-extras.ts';

/**
 * A variation with an id is updated, one without is new, one left out is deleted, and one that is
 * the same as before is left as it is. Returns their ids in the order of the draft.
 */
export async function saveVariations(
  trx: Db,
  { draft }: CheckedProduct,
  productId: number,
  now: number,
  before: ProductDraft | undefined,
): Promise<number[]> {
  const known = new Map((before?.variations ?? []).map((variation) => [variation.id, variation]));
  const unchanged = before !== undefined && sameForVariations(before, draft);
  const keys = attributeKeys(draft);
  const storedIds = new Set(draft.variations.map(({ id }) => id));
  const gone = [...known.keys()].flatMap((id) => (id === undefined || storedIds.has(id) ? [] : id));
  // First, because a new one may have the article number of one that goes.
  if (gone.length > 0) await trx.deleteFrom('products').where('id', 'in', gone).execute();
  const ids: number[] = [];
  for (const [position, variation] of draft.variations.entries()) {
    const stored = variation.id === undefined ? undefined : known.get(variation.id);
    if (stored?.id !== undefined && unchanged && isDeepStrictEqual(stored, variation)) {
      ids.push(stored.id);
      continue;
    }
    const row = variationRow(variation, draft, productId, position, now);
    const id = await writeRow(trx, row, stored?.id);
    const values = [...keys].map(([value, name]) => ({
      variation_id: id,
      name,
      value: variation.attributes[value] ?? '',
    }));
    if (values.length > 0) await trx.insertInto('variation_attributes').values(values).execute();
    await writeExtras(trx, id, variationExtras(variation), stored && variationExtras(stored));
    await writeMeta(trx, id, variation.meta, stored?.meta ?? []);
    ids.push(id);
  }
  return ids;
}

/** What a variation's row has of its product. */
function sameForVariations(before: ProductDraft, draft: ProductDraft): boolean {
  return (
    before.name === draft.name &&
    before.taxStatus === draft.taxStatus &&
    before.soldIndividually === draft.soldIndividually &&
    isDeepStrictEqual(attributeKeys(before), attributeKeys(draft))
  );
}

async function writeRow(
  trx: Db,
  row: ReturnType<typeof variationRow>,
  stored: VariationDraft['id'],
): Promise<number> {
  if (stored === undefined) {
    const added = await trx
      .insertInto('products')
      .values({ ...row, ...UNDERIVED, ...UNCOUNTED })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }
  const { published_at: _added, ...changed } = row;
  await trx.updateTable('products').set(changed).where('id', '=', stored).execute();
  await trx.deleteFrom('variation_attributes').where('variation_id', '=', stored).execute();
  return stored;
}
