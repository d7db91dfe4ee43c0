import { money } from '#rules/money/money.ts';
import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { saveTaxRate } from '#server/tax/save-tax-rate.ts';

// A shop just large enough for carts: a tray of 48.00 (20 left), tea lights in pairs, a mug in two
// colours, a scarce vase, a throw sold one at a time, a card that needs no delivery.

export const NOW = Date.UTC(2026, 5, 1);
export const secret = testSecret;

export function shopContext(db: Db, changed: Partial<Settings> = {}): ShopContext {
  return testContext(db, { settings: changed, now: NOW });
}

/** A new visitor; the same object continues the session it started. */
export function visitor(headers: Record<string, string> = {}): Visitor {
  return testVisitor(NOW, headers);
}

export async function fillCartShop(db: Db) {
  const table = await saveCategory(db, { slug: 'table', name: 'Table' });
  const color = await saveAttribute(db, { name: 'color', label: 'Colour' });
  for (const slug of ['sand', 'ink']) {
    await saveTerm(db, { attributeId: color, slug, name: slug === 'sand' ? 'Sand' : 'Ink' });
  }
  const shared = { categories: [table], manageStock: true, publishedAt: NOW - 1000 };
  const save = (input: Parameters<typeof saveProduct>[1]) =>
    saveProduct(db, { ...shared, ...input }, NOW);
  const tray = await save({
    slug: 'tray',
    name: 'Oak tray',
    sku: 'TRAY',
    regularPrice: 4800,
    stockQuantity: 20,
    weight: 850,
  });
  const lights = await save({
    slug: 'lights',
    name: 'Tea lights',
    regularPrice: 600,
    salePrice: 500,
    stockQuantity: 100,
    minQuantity: 2,
    maxQuantity: 20,
    quantityStep: 2,
  });
  const mug = await save({
    kind: 'variable',
    slug: 'mug',
    name: 'Mug',
    stockQuantity: 6,
    attributes: [
      { attribute: 'color', terms: ['sand', 'ink'], forVariations: true },
      { label: 'Handle', options: ['Left', 'Right'], forVariations: true },
    ],
    variations: [
      { attributes: { color: 'sand' }, regularPrice: 1400 },
      { attributes: { color: 'ink' }, regularPrice: 1800, manageStock: true, stockQuantity: 2 },
    ],
  });
  const vase = await save({ slug: 'vase', name: 'Vase', regularPrice: 3000, stockQuantity: 1 });
  const throwId = await save({
    slug: 'throw',
    name: 'Wool throw',
    regularPrice: 9000,
    soldIndividually: true,
    backorders: 'notify',
  });
  const card = await save({
    slug: 'card',
    name: 'Gift card',
    regularPrice: 2500,
    manageStock: false,
    virtual: true,
  });
  const apron = await save({
    kind: 'external',
    slug: 'apron',
    name: 'Apron',
    regularPrice: 3900,
    externalUrl: 'https://maker.example/apron',
  });
  const draft = await save({ slug: 'draft', name: 'Draft', regularPrice: 100, status: 'draft' });
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('parent_id', '=', mug)
    .orderBy('id')
    .execute();
  const [sand = 0, ink = 0] = rows.map((row) => row.id);
  await fillShipping(db);
  await fillCoupons(db, tray);
  return { tray, lights, mug, sand, ink, vase, throw: throwId, card, apron, draft };
}

export type CartShop = Awaited<ReturnType<typeof fillCartShop>>;

async function fillShipping(db: Db): Promise<void> {
  await saveShippingZone(db, {
    name: 'United States',
    position: 1,
    countries: ['US'],
    methods: [
      { kind: 'free_shipping', title: 'Free', requires: 'either', minAmount: money(7500) },
      { kind: 'flat_rate', title: 'Post', cost: '6' },
      { kind: 'local_pickup', title: 'Collect' },
    ],
  });
  await saveShippingZone(db, {
    id: 0,
    name: 'Rest',
    position: 2,
    methods: [{ kind: 'flat_rate', title: 'Abroad', cost: '15' }],
  });
  await saveTaxRate(db, { country: 'US', state: 'NY', rate: 88_750, name: 'NY tax' });
}

async function fillCoupons(db: Db, tray: number): Promise<void> {
  const ten = { code: 'TEN', kind: 'percent', amount: 1000 } as const;
  const coupons: Parameters<typeof saveCoupon>[1][] = [
    { ...ten, places: ['cart'] },
    { ...ten, code: 'BIG', conditions: { minimumSpend: { amount: money(10_000) } } },
    { ...ten, code: 'OLD', conditions: { expires: { at: NOW - 1 } } },
    { ...ten, code: 'ALONE', individualUse: true },
    { ...ten, code: 'ONCE', conditions: { usageLimit: { count: 1 } } },
    { code: 'FIVE', kind: 'fixed_cart', amount: 500 },
    { code: 'SHIP', kind: 'fixed_cart', amount: 0, freeShipping: true },
    {
      ...ten,
      code: 'TRAY',
      amount: 2000,
      conditions: { onlyFor: { productIds: [tray], categoryIds: [] } },
    },
  ];
  for (const coupon of coupons) {
    const saved = await saveCoupon(db, coupon, NOW);
    if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  }
}
