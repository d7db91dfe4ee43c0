import type { Bundle } from '#rules/bundles/bundle.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import { type CartProduct, loadCartRows } from '#server/catalog/facts/product-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

/** A bundle that can be bought, with what it and its items are called. */
export interface SoldBundle {
  bundle: Bundle;
  row: CartProduct;
  /** By item. */
  names: ReadonlyMap<string, string>;
  url: string;
}

export async function findBundle(ctx: ShopContext, productId: number): Promise<SoldBundle | null> {
  const { settings } = ctx;
  if (!settings['bundles.enabled']) return null;
  const bundle = (await loadBundles(ctx.db, [productId])).get(productId);
  if (!bundle) return null;
  const ids = [productId, ...bundle.items.map((item) => item.productId)];
  const rows = await loadCartRows(
    ctx.db,
    ids.map((id) => ({ productId: id, variationId: null })),
  );
  const row = rows.get(productId);
  if (row?.status !== 'publish' || row.kind !== 'bundle') return null;
  const names = bundle.items.map(
    ({ id, productId: part, title }) => [id, title || (rows.get(part)?.name ?? id)] as const,
  );
  return {
    bundle,
    row,
    names: new Map(names),
    url: address(settings, 'routes.product', { slug: row.slug }),
  };
}
