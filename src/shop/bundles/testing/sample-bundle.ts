import { money } from '#rules/money/money.ts';
import type { BundleItemView, BundleProduct, BundleView } from '#wire/bundles.ts';
import type { PriceRecord, StockRecord, Swatch, VariationRecord } from '#wire/product.ts';

// For tests: a mug in two colours, of which clay is sold out, a tray that is part of every bundle, and napkins.

const price = (min: number, max = min): PriceRecord => ({
  min: money(min),
  max: money(max),
  regularMin: money(min),
  regularMax: money(max),
  onSale: false,
  saleEndsAt: null,
});
const stock = (status: StockRecord['status'] = 'instock'): StockRecord => ({
  status,
  left: null,
  backorders: 'no',
  low: false,
});
const product = (id: number, more: Partial<BundleProduct>): BundleProduct => ({
  id,
  name: '',
  url: '',
  image: null,
  price: null,
  stock: stock(),
  soldIndividually: false,
  attributes: [],
  variations: [],
  options: null,
  ...more,
});
const item = (
  id: string,
  product: BundleProduct,
  more: Partial<BundleItemView> = {},
): BundleItemView => ({
  id,
  productId: product.id,
  variationId: null,
  required: false,
  chosen: true,
  quantity: { first: 1, min: 1, max: 4 },
  attributes: {},
  discount: null,
  title: '',
  name: id,
  product: product,
  ...more,
});
const term = (slug: string): Swatch => ({
  kind: 'label',
  slug,
  name: slug,
  colours: [],
  image: null,
});
const variation = (
  id: number,
  color: string,
  cents: number,
  status: StockRecord['status'] = 'instock',
): VariationRecord => ({
  id,
  attributes: { attribute_pa_color: color },
  price: price(cents),
  stock: stock(status),
  quantity: { min: 1, max: null, step: 1 },
  image: null,
  sku: '',
  description: '',
  weight: null,
  dimensions: null,
});

const MUG = product(7, {
  price: price(1400, 1800),
  attributes: [
    {
      name: 'pa_color',
      label: 'Colour',
      forVariations: true,
      visible: true,
      terms: [term('sand'), term('ink'), term('clay')],
    },
  ],
  variations: [
    variation(71, 'sand', 1400),
    variation(72, 'ink', 1800),
    variation(73, 'clay', 1400, 'outofstock'),
  ],
});
const percent = (hundredths: number) => ({ kind: 'percent' as const, hundredths });
export const BUNDLE: BundleView = {
  productId: 1,
  base: 'free',
  items: [
    item('mug', MUG),
    item('tray', product(8, { price: price(4800) }), { required: true }),
    item('napkin', product(9, { price: price(1000) })),
  ],
  minItems: 1,
  maxItems: 3,
  tiers: [
    { minimum: 2, discount: percent(500) },
    { minimum: 3, discount: percent(1000) },
  ],
  fields: [],
  after: null,
  texts: { title: '', intro: '', button: '' },
  own: null,
  start: { items: {}, fields: {}, quantity: '1', edits: '' },
  config: {
    discount_type: 'percent',
    discount_rules: [],
    bundle_enabled: true,
    upsell_bar: true,
    ajax_add_to_cart: true,
    popup: true,
    ajax_url: '',
    cart_url: '',
    currency_symbol: '$',
    total_cart_amount: 0,
  },
};
