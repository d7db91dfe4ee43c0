import type { Bundle, BundleDiscount } from '#rules/bundles/bundle.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import { getDiscount } from '#server/bundles/written-discount.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreBundle } from '#wire/store/bundle.ts';

/** The bundles among these products, in the format of the Store API, by product. */
export async function loadStoreBundles(
  { db, settings }: ShopContext,
  products: readonly { product: { id: number; kind: string } }[],
): Promise<ReadonlyMap<number, StoreBundle>> {
  const ids = products.flatMap(({ product }) => (product.kind === 'bundle' ? product.id : []));
  const bundles = await loadBundles(db, settings['bundles.enabled'] ? ids : []);
  const decimals = settings['currency.decimals'];
  return new Map([...bundles].map(([id, bundle]) => [id, toStoreBundle(bundle, decimals)]));
}

function toStoreBundle(bundle: Bundle, decimals: number): StoreBundle {
  const written = (discount: BundleDiscount) => getDiscount(discount, decimals);
  return {
    items: bundle.items.map((item) => ({
      id: item.id,
      product_id: item.productId,
      variation_id: item.variationId,
      required: item.required,
      chosen: item.chosen,
      quantity: { default: item.quantity.first, min: item.quantity.min, max: item.quantity.max },
      attributes: Object.fromEntries(
        Object.entries(item.attributes).map(([name, values]) => [name, [...values]]),
      ),
      discount: item.discount && written(item.discount),
    })),
    min_items: bundle.minItems,
    max_items: bundle.maxItems,
    base: bundle.base,
    discount_rules: bundle.tiers.map(({ minimum, discount }) => ({
      minimum,
      discount: written(discount),
    })),
    fields: bundle.fields.map((field) => ({ ...field })),
  };
}
