import { stockStatus, variationStock } from '#rules/catalog/stock.ts';
import type { AlertedItem } from '#rules/stock-alerts/stock-alert.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { cachedPrice, priceNow } from '#server/catalog/price-record.ts';
import { stockDetails } from '#server/catalog/price-tag.ts';
import { loadAttributes } from '#server/catalog/reading/attribute-records.ts';
import { loadVariationChoices } from '#server/catalog/reading/load-variations.ts';
import { readRows } from '#server/catalog/reading/read-products.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

/** A product or variation that one can wait for, as it is now. */
export interface WaitedItem extends AlertedItem {
  id: number;
  /** The product of a variation, else the row itself. */
  product: ProductRow;
}

/** Those of the ids that are published. */
export async function findItems(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly number[],
): Promise<WaitedItem[]> {
  const rows = await publishedRows(db, ids);
  const parents = await publishedRows(
    db,
    rows.flatMap(({ parent_id }) => parent_id ?? []),
  );
  const byId = new Map(parents.map((parent) => [parent.id, parent]));
  return rows.flatMap((row): WaitedItem[] => {
    const { id, kind, parent_id } = row;
    if (parent_id === null) {
      const stock = { status: row.stock_state };
      return [{ id, kind, product: row, price: cachedPrice(row), stock }];
    }
    const product = byId.get(parent_id);
    if (!product) return [];
    const status = stockStatus(variationStock(stockDetails(row, 0), stockDetails(product, 0)));
    return [{ id, kind, product, price: priceNow(row, now), stock: { status } }];
  });
}

async function publishedRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await readRows(db, [...new Set(ids)]);
  return [...rows.values()].filter(({ status }) => status === 'publish');
}

export interface NamedItem {
  name: string;
  /** The path of its page, with the choice of a variation. */
  url: string;
}

/** "Stoneware bowl (Ink, Small)" at /product/stoneware-bowl?attribute_pa_color=ink&… */
export async function nameItem(
  { db, settings }: ShopContext,
  { id, product }: Pick<WaitedItem, 'id' | 'product'>,
): Promise<NamedItem> {
  const { name } = product;
  const url = address(settings, 'routes.product', { slug: product.slug });
  if (id === product.id) return { name, url };
  const choices = await loadVariationChoices(db, product.id);
  const attributes = await loadAttributes(db, product.id);
  const chosen = choices.find((choice) => choice.id === id)?.attributes ?? {};
  const query = new URLSearchParams();
  const terms: string[] = [];
  for (const attribute of attributes) {
    const field = attributeField(attribute.name);
    const slug = chosen[field] ?? '';
    // A variation for any value of an attribute leaves it open.
    if (slug === '') continue;
    query.set(field, slug);
    terms.push(attribute.terms.find((term) => term.slug === slug)?.name ?? slug);
  }
  if (terms.length === 0) return { name, url };
  const choice = terms.join(', ');
  return {
    name: translator(settings)('stockAlertPage.variation', { name, choice }),
    url: `${url}?${query}`,
  };
}
