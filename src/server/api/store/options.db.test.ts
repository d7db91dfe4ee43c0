import { beforeEach, describe, expect, test } from 'vitest';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { newKey, storeAddress, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { storeCart } from '#wire/store/cart.ts';
import { storeCheckout } from '#wire/store/checkout.ts';
import { storeOrder } from '#wire/store/order.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

// Option forms through the Store API, as a headless shop uses them.
const database = await testDatabase();
const { db } = database;
let shop: Awaited<ReturnType<typeof fillOptionShop>>;
let ann: Browser;

beforeEach(async () => {
  shop = await database.filled(fillOptionShop);
  ann = browser(db, UNLIMITED);
});

const options = { engraving: 'Ada & Bo', font: 'script', gift_wrap: ['yes'] };

function add(chosen: unknown, more: Record<string, unknown> = {}) {
  const extensions = { vitrine: { options: chosen } };
  return ann.store('POST', '/cart/add-item', { id: shop.board, quantity: 2, extensions, ...more });
}

async function loadProduct(id: number) {
  return linkedStoreProduct.parse(await (await ann.store('GET', `/products/${id}`)).json());
}

describe('option forms in the Store API', () => {
  test('a product carries its form as data, prices and rules included [OP-34]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [{ id: 'extra', type: 'productGroup', label: 'Also', productIds: [shop.tray] }],
      { title: 'More', priority: 20 },
    );
    const product = await loadProduct(shop.board);
    const form = product.extensions.vitrine?.option_form;
    expect(product).toMatchObject({ has_options: true, add_to_cart: { url: product.permalink } });
    expect(form?.versions).toHaveLength(2);
    expect(form?.sections[0]?.fields).toMatchObject([
      { id: 'engraving', type: 'text', price: { pricingType: 'per_car', amount: 80 } },
      { id: 'font', rule: { action: 'show' }, options: [{ value: 'serif' }, { price: 300 }] },
      { id: 'gift_wrap', price: { isFee: true } },
    ]);
    expect(form?.group_products).toEqual([
      { id: shop.tray, name: 'Oak tray', price: '4800', left: 20 },
    ]);
  });

  test('a product without a form has none, alone and in a list', async () => {
    expect((await loadProduct(shop.tray)).extensions.vitrine?.option_form).toBeNull();
    const list = (await (await ann.store('GET', '/products?per_page=50')).json()) as unknown[];
    const formed = list
      .map((each) => linkedStoreProduct.parse(each))
      .filter((each) => each.extensions.vitrine?.option_form);
    expect(formed.map(({ id }) => id).sort()).toEqual([shop.board, shop.cards].sort());
  });

  test('chosen options are priced by the shop and given back with their steps [OP-104]', async () => {
    const reply = await add(options);
    expect(reply.status).toBe(201);
    const [item] = storeCart.parse(await reply.json()).items;
    expect(item).toMatchObject({
      prices: { price: '3980' },
      totals: { line_subtotal: String(2 * 3980 + 450) },
      item_data: [
        { key: 'Engraving', value: 'Ada & Bo' },
        { key: 'Lettering', value: 'Script' },
        { key: 'Wrapping', value: 'As a gift' },
      ],
      extensions: { vitrine: { options, price_steps: [{}, { amount: '480' }, {}, {}] } },
    });
  });

  test('what the form refuses is refused with every reason at its field [OP-54]', async () => {
    const reply = await add({ engraving: 'Zoë №1', font: 'gothic' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'vitrine_rest_invalid_options',
      message: 'Engraving: these characters cannot be used: ë№',
      data: {
        options: [
          { code: 'options.problem.characters', field: 'engraving' },
          { code: 'options.problem.unknownChoice', field: 'font' },
        ],
      },
    });
    expect((await add('engraving')).status).toBe(400);
  });

  test('a quantity that a field decides cannot be set from outside [CT-29]', async () => {
    const reply = await add({ guests: 64 }, { id: shop.cards, quantity: 3 });
    const [item] = storeCart.parse(await reply.json()).items;
    expect(item).toMatchObject({ quantity: 64, quantity_limits: { editable: false } });
    const refused = await ann.store('POST', '/cart/update-item', { key: item?.key, quantity: 5 });
    expect(await refused.json()).toMatchObject({
      code: 'woocommerce_rest_product_invalid_quantity',
    });
  });

  test('an order says what was chosen', async () => {
    await add(options);
    const billing_address = { ...storeAddress, email: 'ada@example.com' };
    const body = { billing_address, shipping_address: storeAddress, payment_method: 'cod' };
    const headers = { nonce: nonces.store, 'idempotency-key': newKey() };
    const placed = storeCheckout.parse(
      await (await ann.store('POST', '/checkout', body, headers)).json(),
    );
    const query = new URLSearchParams({
      key: placed.order_key,
      billing_email: 'ada@example.com',
    });
    const reply = await ann.store('GET', `/order/${placed.order_id}?${query}`);
    const [item] = storeOrder.parse(await reply.json()).items;
    expect(item).toMatchObject({
      variation: [],
      item_data: [{ key: 'Engraving' }, { key: 'Lettering' }, { key: 'Wrapping' }],
      extensions: { vitrine: { options } },
    });
  });
});
