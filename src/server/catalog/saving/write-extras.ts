import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { ContentParts } from '#rules/catalog/unit-price.ts';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogTables } from '../tables.ts';
import type { MetaEntry, ProductDraft, VariationDraft } from './product-input.ts';

export type Extras = Omit<Selectable<CatalogTables['product_extras']>, 'product_id'>;

const USUAL: Extras = {
  global_unique_id: '',
  purchase_note: '',
  downloads: '[]',
  download_limit: -1,
  download_expiry: -1,
  default_attributes: '{}',
  trashed_from: null,
  parent_product: null,
  written_prices: null,
  mpn: '',
  cost: null,
  seo_title: '',
  seo_description: '',
  returnable: 'yes',
  unit: '',
  unit_content: null,
  unit_base: null,
};

function contentColumns({ unit, unitContent, unitBase }: ContentParts) {
  return { unit, unit_content: unitContent, unit_base: unitBase };
}

function writtenPrices({ writtenPrices: prices }: Pick<ProductDraft, 'writtenPrices'>) {
  return Object.keys(prices).length === 0 ? null : encodeJson(prices);
}

export function variationExtras(draft: VariationDraft): Extras {
  return {
    ...USUAL,
    global_unique_id: draft.globalUniqueId,
    downloads: encodeJson(draft.downloads),
    download_limit: draft.downloadLimit,
    download_expiry: draft.downloadExpiry,
    written_prices: writtenPrices(draft),
    mpn: draft.mpn,
    cost: draft.cost,
    ...contentColumns(draft),
  };
}

export function productExtras(draft: ProductDraft): Extras {
  return {
    global_unique_id: draft.globalUniqueId,
    purchase_note: sanitiseHtml(draft.purchaseNote),
    downloads: encodeJson(draft.downloads),
    download_limit: draft.downloadLimit,
    download_expiry: draft.downloadExpiry,
    default_attributes: encodeJson(draft.defaultAttributes),
    trashed_from: draft.trashedFrom,
    parent_product: draft.parentProduct,
    written_prices: writtenPrices(draft),
    mpn: draft.mpn,
    cost: draft.cost,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
    returnable: draft.returnable,
    ...contentColumns(draft),
  };
}

export async function writeExtras(
  trx: Db,
  id: number,
  next: Extras,
  stored: Extras = USUAL,
): Promise<void> {
  if (isDeepStrictEqual(next, stored)) return;
  await trx
    .insertInto('product_extras')
    .values({ product_id: id, ...next })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(next))
    .execute();
}

/** Entries that were there and are not any more are deleted; one without an id is new. */
export async function writeMeta(
  trx: Db,
  id: number,
  next: readonly MetaEntry[] | undefined,
  stored: readonly MetaEntry[],
): Promise<void> {
  if (next === undefined) return;
  const left = new Map(stored.map((entry) => [entry.id, entry]));
  const added: { product_id: number; key: string; value: string }[] = [];
  for (const entry of next) {
    const before = entry.id === undefined ? undefined : left.get(entry.id);
    const row = { product_id: id, key: entry.key, value: encodeJson(entry.value) };
    if (before === undefined) {
      added.push(row);
      continue;
    }
    left.delete(before.id);
    if (isDeepStrictEqual(before, entry)) continue;
    await trx
      .updateTable('product_meta')
      .set(row)
      .where('id', '=', before.id ?? 0)
      .execute();
  }
  const gone = [...left.keys()].flatMap((key) => key ?? []);
  if (gone.length > 0) await trx.deleteFrom('product_meta').where('id', 'in', gone).execute();
  if (added.length > 0) await trx.insertInto('product_meta').values(added).execute();
}
