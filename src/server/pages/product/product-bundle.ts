import type { Bundle, BundleItem } from '#rules/bundles/bundle.ts';
import { mayChoose } from '#rules/bundles/check-selection.ts';
import { firstPrice } from '#rules/bundles/first-price.ts';
import { type Money, money } from '#rules/money/money.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { getDiscount } from '#server/bundles/written-discount.ts';
import type { GroupedLine } from '#server/cart/bundles/bundle-group.ts';
import { requestedItems } from '#server/cart/bundles/bundle-request.ts';
import { findBundle } from '#server/cart/bundles/find-bundle.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { loadProductPrice } from '#server/catalog/reading/product-price.ts';
import { readEntries } from '#server/options/read-entries.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BundleItemView, BundleProduct, BundleView, StartedItem } from '#wire/bundles.ts';
import type { BundleForm } from '#wire/forms/bundle-form.ts';
import { NOTHING_SENT, type SentProduct } from '#wire/forms/product-page-form.ts';
import type { PriceRecord, ProductRecord } from '#wire/product.ts';
import { productOptions } from './product-options.ts';

export interface BundlePage {
  view: BundleView;
  /** What it costs as the page opens. */
  price: PriceRecord | null;
  /** Numbers of the products it is made of. */
  partIds: number[];
}

/** The bundle of a product as its page needs it; null for a product that is none. */
export async function productBundle(
  ctx: ShopContext,
  product: ProductRecord,
  /** What was sent before; nothing on a plain visit. */
  sent: SentProduct,
): Promise<BundlePage | null> {
  if (product.kind !== 'bundle') return null;
  const found = await findBundle(ctx, product.id);
  if (!found) return null;
  const { bundle } = found;
  const items: BundleItemView[] = [];
  for (const item of bundle.items) {
    const part = await loadPart(ctx, item);
    // Items that cannot be bought any more are not offered; a bundle that needs one is refused when
    // it is sent.
    if (part) items.push({ ...item, name: item.title || part.name, product: part });
  }
  const productPrice = await loadProductPrice(ctx, product.id);
  const byId = new Map(items.map((item) => [item.id, item.product]));
  const view: BundleView = {
    ...bundle,
    items,
    own: productPrice,
    start: getStart(bundle, sent.bundle, byId, ctx.settings['currency.decimals']),
    config: await loadConfig(ctx, bundle),
  };
  const first = firstPrice(bundle, productPrice, (item) => byId.get(item.id)?.price ?? null);
  return {
    view,
    price: first && {
      min: first.min,
      max: first.max,
      regularMin: first.min,
      regularMax: first.max,
      onSale: false,
      saleEndsAt: null,
    },
    partIds: bundle.items.map(({ productId }) => productId),
  };
}

/** What a bundle in the cart holds, as its form would send it. */
export function sentGroup(group: readonly GroupedLine[]): SentProduct {
  const [head, ...items] = group;
  const replaces = head?.key ?? '';
  return {
    fields: {},
    replaces,
    bundle: {
      productId: head?.productId ?? 0,
      quantity: head?.quantity ?? 1,
      asked: true,
      items: items.map(({ productId, variationId, attributes, choices, bundle }) => ({
        item: bundle.item,
        id: variationId ?? productId,
        parent: productId,
        attributes,
        quantity: bundle.each,
        options: choices,
      })),
      inputs: {},
      fields: head?.bundle.fields ?? {},
      total: '',
      replaces,
    },
  };
}

/** Whole, however many variations there are: the page matches them itself. */
const ALL_INLINE = 500;

async function loadPart(ctx: ShopContext, item: BundleItem): Promise<BundleProduct | null> {
  const settings = { ...ctx.settings, 'variations.inlineMost': ALL_INLINE };
  const product = await findProductById({ ...ctx, settings }, item.productId);
  if (!product) return null;
  const variations = product.variations.filter(
    ({ id, attributes }) =>
      (item.variationId === null || id === item.variationId) &&
      Object.entries(attributes).every(([f, value]) => value === '' || mayChoose(item, f, value)),
  );
  const only = item.variationId === null ? undefined : variations[0];
  const prices = variations.flatMap(({ price }) => price ?? []);
  const price = product.variations.length > 0 ? getSpan(prices) : product.price;
  return {
    id: product.id,
    name: product.name,
    url: product.url,
    image: only?.image ?? product.gallery[0] ?? null,
    price,
    stock: only?.stock ?? product.stock,
    soldIndividually: product.soldIndividually,
    attributes: product.attributes
      .filter(({ forVariations }) => forVariations)
      .map((attribute) => ({
        ...attribute,
        terms: attribute.terms.filter(({ slug }) =>
          isOffered(variations, item, attributeField(attribute.name), slug),
        ),
      })),
    variations,
    options: await productOptions(ctx, { ...product, price }, NOTHING_SENT),
  };
}

function isOffered(
  variations: BundleProduct['variations'],
  item: BundleItem,
  field: string,
  slug: string,
): boolean {
  if (!mayChoose(item, field, slug)) return false;
  return variations.some(({ attributes }) => ['', slug].includes(attributes[field] ?? ''));
}

function getSpan(prices: readonly PriceRecord[]): PriceRecord | null {
  const [first] = prices;
  if (!first) return null;
  const lowest = (of: (price: PriceRecord) => Money) => money(Math.min(...prices.map(of)));
  const highest = (of: (price: PriceRecord) => Money) => money(Math.max(...prices.map(of)));
  return {
    ...first,
    min: lowest(({ min }) => min),
    max: highest(({ max }) => max),
    regularMin: lowest(({ regularMin }) => regularMin),
    regularMax: highest(({ regularMax }) => regularMax),
  };
}

/** As configured, or as it was sent and came back. */
function getStart(
  bundle: Bundle,
  sent: BundleForm | null,
  forms: ReadonlyMap<string, BundleProduct>,
  decimals: number,
): BundleView['start'] {
  const requested = sent?.asked ?? false;
  // A list that cannot be read is as good as none: the inputs beside it count.
  const listed = sent && requestedItems(sent, bundle, decimals);
  const expected =
    listed ?? requestedItems({ items: null, inputs: sent?.inputs ?? {} }, bundle, decimals) ?? [];
  const items: Record<string, StartedItem> = {};
  for (const { id, required, chosen, quantity } of bundle.items) {
    const item = expected.find((one) => one.id === id);
    const form = forms.get(id)?.options?.form;
    items[id] = {
      on: required || (requested ? item !== undefined : chosen),
      quantity: String(
        item && Number.isSafeInteger(item.quantity) ? item.quantity : quantity.first,
      ),
      attributes: item?.attributes ?? {},
      options: form && item ? readEntries(planOptions(form), item.options) : {},
    };
  }
  const quantity = sent?.quantity ?? 1;
  return {
    items,
    fields: sent?.fields ?? {},
    quantity:
      Number.isSafeInteger(quantity) && quantity >= 0 && quantity < 1000 ? String(quantity) : '1',
    edits: sent?.replaces ?? '',
  };
}

async function loadConfig(ctx: ShopContext, bundle: Bundle): Promise<BundleView['config']> {
  const { settings } = ctx;
  const decimals = settings['currency.decimals'];
  const amounts = bundle.tiers.filter(({ discount }) => discount.kind === 'fixed').length;
  return {
    // An amount among percentages is recognised by its currency; the other way round nothing would
    // be.
    discount_type: amounts > 0 && amounts === bundle.tiers.length ? 'fixed' : 'percent',
    discount_rules: bundle.tiers.map(({ minimum, discount }) => ({
      minimum,
      discount: getDiscount(discount, decimals),
    })),
    bundle_enabled: settings['bundles.enabled'],
    upsell_bar: settings['upsells.bar'],
    ajax_add_to_cart: settings['bundles.byScript'],
    popup: (bundle.after ?? (settings['bundles.popup'] ? 'popup' : 'cart')) === 'popup',
    ajax_url: '/wp-admin/admin-ajax.php',
    cart_url: settings['routes.cart'],
    currency_symbol: settings['currency.symbol'],
    total_cart_amount: 0,
  };
}
