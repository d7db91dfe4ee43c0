import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { BundleItemView, BundleProduct, BundleView, StartedItem } from '#wire/bundles.ts';
import type { PriceRecord, StockRecord, Swatch, VariationRecord } from '#wire/product.ts';
import { bundleNow } from './bundle-now.ts';
import { sentItem } from './item-now.ts';

// A mug in two colours, of which clay is sold out, a tray that is part of every bundle, and napkins.

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
  own: BundleProduct,
  more: Partial<BundleItemView> = {},
): BundleItemView => ({
  id,
  productId: own.id,
  variationId: null,
  required: false,
  chosen: true,
  quantity: { first: 1, min: 1, max: 4 },
  attributes: {},
  discount: null,
  title: '',
  name: id,
  product: own,
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
const BUNDLE: BundleView = {
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

const on = (more: Partial<StartedItem> = {}): StartedItem => ({
  on: true,
  quantity: '1',
  attributes: {},
  options: {},
  ...more,
});
const color = (slug: string) => ({ attributes: { attribute_pa_color: slug } });
const now = (states: Record<string, StartedItem>, quantity = '1') =>
  bundleNow(BUNDLE, states, {}, quantity);

describe('the bundle as it stands', () => {
  test('the price follows each tick, variation and quantity [BU-07] [BU-08]', () => {
    const total = (states: Record<string, StartedItem>, quantity?: string) => {
      const { total: sum, saving, exact } = now(states, quantity);
      return [sum, saving, exact];
    };
    expect(total({ tray: on() })).toEqual([4800, 0, true]);
    // With the mug it is two items, and from 14.00 until its colour is chosen.
    expect(total({ tray: on(), mug: on() })).toEqual([5890, 310, false]);
    expect(total({ tray: on(), mug: on(color('sand')) })).toEqual([5890, 310, true]);
    expect(total({ tray: on(), mug: on(color('ink')) })).toEqual([6270, 330, true]);
    const napkins = on({ quantity: '3' });
    expect(total({ tray: on(), mug: on(color('ink')), napkin: on() })).toEqual([6840, 760, true]);
    // Three napkins are one item more, not three.
    expect(total({ tray: on(), napkin: napkins })).toEqual([7410, 390, true]);
    expect(total({ tray: on(), napkin: { ...napkins, on: false } })).toEqual([4800, 0, true]);
    expect(total({ tray: on(), napkin: napkins }, '2')).toEqual([14_820, 780, true]);
  });

  test('it is valid once every selected item has all it needs; others do not count [BU-18]', () => {
    const valid = (states: Record<string, StartedItem>) => now(states).valid;
    expect(valid({ tray: on(), mug: on() })).toBe(false);
    expect(valid({ tray: on(), mug: on({ ...color('ink') }) })).toBe(true);
    expect(valid({ tray: on(), mug: { ...on(), on: false } })).toBe(true);
    // A colour that is not made, one that is sold out, a required item left out.
    expect(valid({ tray: on(), mug: on(color('moss')) })).toBe(false);
    expect(valid({ tray: on(), mug: on(color('clay')) })).toBe(false);
    expect(valid({ mug: on(color('ink')) })).toBe(false);
    expect(valid({ tray: on({ quantity: '9' }) })).toBe(false);
  });

  test('matched, its number and its price are written into the item [BU-02] [BU-16]', () => {
    const sent = (attributes: Partial<StartedItem>) => {
      const [mug] = now({ mug: on({ quantity: '2', ...attributes }) }).chosen;
      if (!mug) throw new Error('no mug');
      return [mug.form.state, sentItem(mug, 2)];
    };
    expect(sent(color('ink'))).toEqual([
      'matched',
      {
        item: 'mug',
        id: 72,
        parent: 7,
        attributes: { attribute_pa_color: 'ink' },
        quantity: 2,
        price: '18.00',
      },
    ]);
    expect(sent({})).toMatchObject(['found', { id: 7, parent: 7, price: '14.00' }]);
    expect(sent(color('moss'))).toMatchObject(['reset', { id: 7 }]);
  });
});
