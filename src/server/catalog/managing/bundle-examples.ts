import type { Bundle, BundleItem } from '#rules/bundles/bundle.ts';
import { mayChoose } from '#rules/bundles/check-selection.ts';
import { type ExamplePrice, examplePrices } from '#rules/bundles/example-prices.ts';
import type { PriceSpan } from '#rules/bundles/first-price.ts';
import { money } from '#rules/money/money.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductRecord } from '#wire/product.ts';
import { priceNow } from '../price-record.ts';
import { findProductById } from '../product/find-product.ts';

// The table beside the bundle builder: what each component costs and has in stock, and what the bundle
// costs with more and more of them.

export interface BundlePart {
  item: string;
  productId: number;
  /** '' for a product that cannot be bought. */
  name: string;
  price: PriceSpan | null;
  stock: ProductRecord['stock'] | null;
}

export interface BundleExamples {
  parts: BundlePart[];
  prices: ExamplePrice[];
}

/** All variations of a product, however many there are. */
const ALL_INLINE = 500;

export async function bundleExamples(ctx: ShopContext, bundle: Bundle): Promise<BundleExamples> {
  const settings = { ...ctx.settings, 'variations.inlineMost': ALL_INLINE };
  const context = { ...ctx, settings };
  const products = new Map<number, ProductRecord | null>();
  for (const { productId } of bundle.items) {
    if (!products.has(productId)) {
      products.set(productId, await findProductById(context, productId));
    }
  }
  const parts = bundle.items.map((item) => getPart(item, products.get(item.productId) ?? null));
  const byItem = new Map(parts.map(({ item, price }) => [item, price]));
  const productPrice = await loadProductPrice(ctx, bundle.productId);
  return { parts, prices: examplePrices(bundle, productPrice, ({ id }) => byItem.get(id) ?? null) };
}

function getPart(item: BundleItem, product: ProductRecord | null): BundlePart {
  const { id, productId } = item;
  if (!product) return { item: id, productId, name: '', price: null, stock: null };
  const offered = product.variations.filter(
    ({ id: variation, attributes }) =>
      (item.variationId === null || variation === item.variationId) &&
      Object.entries(attributes).every(([f, value]) => value === '' || mayChoose(item, f, value)),
  );
  const only = item.variationId === null ? undefined : offered[0];
  const prices = offered.flatMap(({ price }) => price ?? []);
  return {
    item: id,
    productId,
    name: product.name,
    price:
      product.variations.length > 0 ? getSpan(prices) : product.price && getSpan([product.price]),
    stock: only?.stock ?? product.stock,
  };
}

function getSpan(prices: readonly PriceSpan[]): PriceSpan | null {
  if (prices.length === 0) return null;
  return {
    min: money(Math.min(...prices.map(({ min }) => min))),
    max: money(Math.max(...prices.map(({ max }) => max))),
  };
}

async function loadProductPrice({ db, now }: ShopContext, id: number): Promise<PriceSpan | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? priceNow(row, now) : null;
}
