import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type AddInput, addLine } from '../changing/add-line.ts';
import { removeLine, setQuantity } from '../changing/change-lines.ts';
import { chooseShipping } from '../changing/choose-shipping.ts';
import { setDestination } from '../changing/set-destination.ts';
import { type CartShop, fillCartShop, NOW, shopContext, visitor } from '../testing/cart-shop.ts';
import { loadCartView } from '../view/cart-view.ts';
import { showCartView } from '../view/show-cart-view.ts';

const { db } = await testDatabase();
const ctx: ShopContext = shopContext(db);
const shop: CartShop = await fillCartShop(db);
const tray = await db
  .selectFrom('products')
  .select(['regular_price', 'status', 'stock_quantity'])
  .where('id', '=', shop.tray)
  .executeTakeFirstOrThrow();
let ann: Visitor;

beforeEach(() => {
  ann = visitor();
});

afterEach(() => db.updateTable('products').set(tray).where('id', '=', shop.tray).execute());

async function added(input: AddInput): Promise<string> {
  const result = await addLine(ctx, ann, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.cart.state.lines.at(-1)?.key ?? '';
}

describe('a reading prices anew', () => {
  const change = (id: number, values: Record<string, unknown>) =>
    db.updateTable('products').set(values).where('id', '=', id).execute();
  const notices = async () => (await showCartView(ctx, ann)).notices.map(({ code }) => code);

  test('a changed price is announced once and counts', async () => {
    await added({ productId: shop.tray });
    await change(shop.tray, { regular_price: 5000 });
    const view = await showCartView(ctx, ann);
    expect(view.totals.subtotal).toBe(5000);
    expect(view.notices).toMatchObject([
      { kind: 'info', text: 'The price of “Oak tray” is now $50.00 (it was $48.00).' },
    ]);
    expect(await notices()).toEqual([]);
  });

  test('a sale that ends by the clock changes the price by itself', async () => {
    const product = { slug: 'sale', name: 'Sale', regularPrice: 1000, salePrice: 700 };
    const id = await saveProduct(db, { ...product, saleTo: NOW + 1000 }, NOW);
    await added({ productId: id });
    expect((await showCartView(ctx, ann)).totals.subtotal).toBe(700);
    const later = await showCartView({ ...ctx, now: NOW + 1000 }, ann);
    expect(later.totals.subtotal).toBe(1000);
  });

  test('what is gone stays, costs nothing, says so once, and can be removed', async () => {
    const key = await added({ productId: shop.tray });
    await added({ productId: shop.vase });
    await change(shop.tray, { status: 'draft' });
    const view = await showCartView(ctx, ann);
    expect(view.notices.map(({ code }) => code)).toEqual(['cart.notice.gone']);
    expect(view.items[0]).toMatchObject({
      name: 'Oak tray',
      total: 0,
      editable: false,
      problems: [{ code: 'cart.problem.gone' }],
    });
    expect([view.totals.subtotal, view.count]).toEqual([3000, 1]);
    expect(await notices()).toEqual([]);
    expect((await setQuantity(ctx, ann, key, 2)).problems[0]?.code).toBe('cart.problem.gone');
    expect((await removeLine(ctx, ann, key)).ok).toBe(true);
  });

  test('lost stock is announced once, and the line can be lowered to what is left', async () => {
    const key = await added({ productId: shop.tray, quantity: 5 });
    await change(shop.tray, { stock_quantity: 3 });
    const view = await showCartView(ctx, ann);
    expect(view.notices.map(({ text }) => text)).toEqual([
      'Only 3 of “Oak tray” are left. Please lower the quantity.',
    ]);
    expect(view.items[0]?.problems).toMatchObject([{ text: 'Only 3 left.' }]);
    expect(await notices()).toEqual([]);
    const lowered = await loadCartView(ctx, await setQuantity(ctx, ann, key, 3));
    expect(lowered.items[0]).toMatchObject({ quantity: 3, problems: [] });
    await change(shop.tray, { stock_quantity: 0 });
    expect(await notices()).toEqual(['cart.notice.outOfStock']);
    expect(await notices()).toEqual([]);
  });
});

describe('delivery and tax', () => {
  test('without an address: the shop’s own country, no tax', async () => {
    await added({ productId: shop.tray });
    const view = await showCartView(ctx, ann);
    expect(view).toMatchObject({
      needsShipping: true,
      destinationKnown: false,
      destination: { country: 'US', state: '' },
      freeShipping: { threshold: 7500, left: 2700, percent: 64, reached: false },
      totals: { shipping: 600, tax: 0, total: 5400 },
    });
    expect(view.packages[0]?.rates.map(({ title, selected }) => [title, selected])).toEqual([
      ['Post', true],
      ['Collect', false],
    ]);
  });

  test('free delivery is taken once it is reached', async () => {
    await added({ productId: shop.tray, quantity: 2 });
    const view = await showCartView(ctx, ann);
    expect(view.totals).toMatchObject({ shipping: 0, total: 9600 });
    expect(view.freeShipping).toMatchObject({ reached: true, percent: 100 });
  });

  test('an address in New York is taxed, delivery too; abroad costs more', async () => {
    await added({ productId: shop.tray });
    const newYork = { country: 'US', state: 'ny', postcode: '10001', city: 'New York' };
    const taxed = await loadCartView(ctx, await setDestination(ctx, ann, newYork));
    expect(taxed.totals).toMatchObject({ shipping: 600, tax: 479, total: 5879 });
    expect(taxed.rows.map(({ code, amount }) => [code, amount])).toEqual([
      ['subtotal', 4800],
      ['shipping', 600],
      ['tax', 479],
      ['total', 5879],
    ]);
    const abroad = await loadCartView(ctx, await setDestination(ctx, ann, { country: 'FR' }));
    expect(abroad.totals).toMatchObject({ shipping: 1500, tax: 0, total: 6300 });
  });

  test('tax may come as long as it depends on an address that is not known', async () => {
    await added({ productId: shop.tray });
    expect((await showCartView(ctx, ann)).taxToCome).toBe(true);
    const comesAt = async (place: { country: string; state?: string }) =>
      (await loadCartView(ctx, await setDestination(ctx, ann, place))).taxToCome;
    expect(await comesAt({ country: 'US' })).toBe(true);
    expect(await comesAt({ country: 'US', state: 'NY' })).toBe(false);
    expect(await comesAt({ country: 'US', state: 'TX' })).toBe(false);
    expect(await comesAt({ country: 'FR' })).toBe(false);
  });

  test.each(['', 'XX', 'USA', '<script>'])(
    '%j is no country and changes nothing',
    async (country) => {
      await added({ productId: shop.tray });
      const result = await setDestination(ctx, ann, { country });
      expect(result.problems).toMatchObject([{ code: 'cart.problem.unknownCountry' }]);
      expect(result.cart.place.country).toBe('US');
    },
  );

  test('the state is one of its country, by code or name, or none', async () => {
    await added({ productId: shop.tray });
    const stateAt = async (place: { country: string; state: string }) => {
      const { problems, cart } = await setDestination(ctx, ann, place);
      return [problems.map(({ code }) => code).join(), cart.place.country, cart.place.state];
    };
    expect(await stateAt({ country: 'US', state: 'new york' })).toEqual(['', 'US', 'NY']);
    expect(await stateAt({ country: 'US', state: 'Nowhere' })).toEqual([
      'cart.problem.unknownState',
      'US',
      'NY',
    ]);
    // Chosen in the list of the country before, by a browser without script.
    expect(await stateAt({ country: 'CA', state: 'NY' })).toEqual(['', 'CA', '']);
    expect(await stateAt({ country: 'CA', state: 'QC' })).toEqual(['', 'CA', 'QC']);
    expect(await stateAt({ country: 'FR', state: 'x'.repeat(90) })).toMatchObject(['', 'FR', '']);
  });

  test('paid delivery is offered beside free one unless the shop replaces it', async () => {
    await added({ productId: shop.tray, quantity: 2 });
    const kinds = async (changed: object) => {
      const within = { ...ctx, settings: { ...ctx.settings, ...changed } };
      const [first] = (await showCartView(within, ann)).packages;
      return first?.rates.map(({ kind }) => kind).toSorted();
    };
    const both = await kinds({});
    expect(both).toEqual(expect.arrayContaining(['flat_rate', 'free_shipping']));
    const one = await kinds({ 'shipping.freeReplacesPaid': true });
    expect(one).toEqual(both?.filter((kind) => kind !== 'flat_rate'));
  });

  test('the chosen way is stored; one that is not offered is refused', async () => {
    await added({ productId: shop.tray });
    const [, collect] = (await showCartView(ctx, ann)).packages[0]?.rates ?? [];
    await chooseShipping(ctx, ann, { 0: collect?.rateId ?? '' });
    expect((await showCartView(ctx, ann)).totals.shipping).toBe(0);
    const wrong: Record<string, string>[] = [
      { 0: 'flat_rate:999' },
      { 7: collect?.rateId ?? '' },
      {},
    ];
    for (const rates of wrong) {
      const refused = await chooseShipping(ctx, ann, rates);
      expect(refused.problems).toMatchObject([{ code: 'cart.problem.unknownRate' }]);
    }
    await setDestination(ctx, ann, { country: 'FR' });
    expect((await showCartView(ctx, ann)).totals.shipping).toBe(1500);
    await setDestination(ctx, ann, { country: 'US' });
    expect((await showCartView(ctx, ann)).totals.shipping).toBe(0);
  });

  test('what needs no delivery has none', async () => {
    await added({ productId: shop.card });
    const view = await showCartView(ctx, ann);
    expect(view).toMatchObject({ needsShipping: false, packages: [], freeShipping: null });
    expect(view.totals.total).toBe(2500);
  });

  test('a shop that shows prices with tax shows every amount so', async () => {
    await added({ productId: shop.tray });
    await setDestination(ctx, ann, { country: 'US', state: 'NY' });
    const incl = { ...ctx, settings: { ...ctx.settings, 'tax.displayInCart': 'incl' as const } };
    const view = await showCartView(incl, ann);
    expect(view.items[0]).toMatchObject({ unitPrice: 5226, subtotal: 5226 });
    expect(view.rows.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'total']);
    expect(view.totals.total).toBe(5879);
  });
});
