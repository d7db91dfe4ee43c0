import { beforeEach, describe, expect, test } from 'vitest';
import { type AddInput, addLine } from '#server/cart/changing/add-line.ts';
import { removeLine } from '#server/cart/changing/change-lines.ts';
import { shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { productPage } from './product-page.ts';

// Changing what is in the cart: the line's own page, filled in, and what saving it does.
const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let shop: Awaited<ReturnType<typeof fillOptionShop>>;

beforeEach(async () => {
  shop = await database.filled(fillOptionShop);
});

async function add(buyer: Visitor, input: Partial<AddInput>) {
  const { ok } = await addLine(ctx, buyer, { productId: shop.board, ...input });
  expect(ok).toBe(true);
}

/** Ada, a tray, Bea: the middle of the cart is something else. */
async function threeLines() {
  const buyer = visitor();
  await add(buyer, { fields: { engraving: 'Ada', font: 'script' }, quantity: 3 });
  await add(buyer, { productId: shop.tray });
  await add(buyer, { fields: { engraving: 'Bea' } });
  const { items } = await showCartView(ctx, buyer);
  return { buyer, items, keys: items.map(({ key }) => key) };
}

function open(buyer: Visitor, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const slug = pathname.split('/').at(-1) ?? '';
  const query = productPage.canonicalQuery(searchParams, ctx.settings);
  return productPage.load(ctx, { path: pathname, params: { slug }, query, visitor: buyer });
}

function save(buyer: Visitor, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = { path: '/product/board', params: { slug: 'board' } };
  const query = new URLSearchParams();
  return productPage.post?.(ctx, { ...request, query, visitor: buyer }, form);
}

const problems = (items: Awaited<ReturnType<typeof showCartView>>['items']) =>
  items.map(({ name, quantity, attributes }) => [
    name,
    quantity,
    ...attributes.map(({ value }) => value),
  ]);

describe('a line of the cart is changed', () => {
  test('only a line with options has a page to change it on [OP-104]', async () => {
    const { items } = await threeLines();
    expect(items.map(({ editUrl }) => editUrl)).toEqual([
      `/product/board?edit=${items[0]?.key}#buy`,
      '',
      `/product/board?edit=${items[2]?.key}#buy`,
    ]);
  });

  test('its page opens with its choices and quantity, for no one but its owner [OP-104]', async () => {
    const { buyer, items } = await threeLines();
    const address = items[0]?.editUrl ?? '';
    const result = await open(buyer, address);
    if (result.kind !== 'page' || !('options' in result.data)) throw new Error(result.kind);
    expect(result.data.options.editing).toBe(items[0]?.key);
    expect(result.data.options.values).toEqual({ engraving: 'Ada', font: 'script' });
    expect(result.data.posted).toEqual({ quantity: '3' });
    const plain = { kind: 'redirect', status: 302, to: '/product/board' };
    expect(await open(visitor(), address)).toEqual(plain);
    await removeLine(ctx, buyer, items[0]?.key ?? '');
    expect(await open(buyer, address)).toEqual(plain);
    const other = (items[2]?.editUrl ?? '').replace('board', 'tray');
    expect(await open(buyer, other)).toEqual({ ...plain, to: '/product/tray' });
  });

  test('what is not the key of a line leaves the page as it is, cached for everybody [OP-104]', () => {
    const { keep, canonicalQuery } = productPage;
    const isCached = (query: string) =>
      typeof keep === 'function' && keep(canonicalQuery(new URLSearchParams(query), ctx.settings));
    expect(isCached('edit=%3Cb%3E')).toBe(true);
    expect(isCached(`edit=${'0'.repeat(32)}`)).toBe(false);
  });

  test('saving puts the new line where the old one was, without adding to it [OP-104]', async () => {
    const { buyer, keys } = await threeLines();
    const result = await save(buyer, {
      edit_line: keys[0] ?? '',
      engraving: 'Eve',
      font: 'serif',
      quantity: '2',
    });
    expect(result).toEqual({ kind: 'redirect', status: 303, to: '/cart' });
    const { items, notices } = await showCartView(ctx, buyer);
    expect(problems(items)).toEqual([
      ['Board', 2, 'Eve', 'Serif'],
      ['Oak tray', 1],
      ['Board', 1, 'Bea'],
    ]);
    expect(notices.map(({ text }) => text)).toEqual(['“Board” was updated.']);
  });

  test('saved as it was it is the line it was, with the quantity that was asked for', async () => {
    const { buyer, keys } = await threeLines();
    await save(buyer, { edit_line: keys[2] ?? '', engraving: 'Bea', quantity: '4' });
    const { items } = await showCartView(ctx, buyer);
    expect(items.map(({ key, quantity }) => [key, quantity])).toEqual([
      [keys[0], 3],
      [keys[1], 1],
      [keys[2], 4],
    ]);
  });

  test('made the same as another line, the two are one, in the place of the changed one', async () => {
    const { buyer, keys } = await threeLines();
    await save(buyer, { edit_line: keys[0] ?? '', engraving: 'Bea', quantity: '3' });
    expect(problems((await showCartView(ctx, buyer)).items)).toEqual([
      ['Board', 4, 'Bea'],
      ['Oak tray', 1],
    ]);
  });

  test('what is wrong changes nothing, and the page comes back with every entry [OP-54]', async () => {
    const { buyer, items, keys } = await threeLines();
    const result = await save(buyer, {
      edit_line: keys[0] ?? '',
      engraving: 'Zoë',
      font: 'serif',
      quantity: '2',
    });
    if (result?.kind !== 'page' || !('options' in result.data)) throw new Error('no page');
    const { options, posted, notice } = result.data;
    expect(options).toMatchObject({
      editing: keys[0],
      values: { engraving: 'Zoë', font: 'serif' },
    });
    expect(posted.quantity).toBe('2');
    expect(notice?.texts).toEqual(['Engraving: these characters cannot be used: ë']);
    expect((await showCartView(ctx, buyer)).items).toEqual(items);
  });

  test('a line that has gone, or is somebody else’s, is added like a new one', async () => {
    const { keys } = await threeLines();
    const guest = visitor();
    await save(guest, { edit_line: keys[0] ?? '', engraving: 'Eve', quantity: '1' });
    const { items, notices } = await showCartView(ctx, guest);
    expect(problems(items)).toEqual([['Board', 1, 'Eve']]);
    expect(notices.map(({ text }) => text)).toEqual(['“Board” is in your basket.']);
  });
});
