import { beforeAll, describe, expect, test } from 'vitest';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { documentPage } from './content/document-page.ts';
import { homePage } from './content/home-page.ts';
import type { PageDefinition } from './page.ts';
import { productPage } from './product/product-page.ts';
import { fillSmallShop, NOW } from './testing/small-shop.ts';

// Forms as a browser without script posts them.
const database = await testDatabase();
const ctx: ShopContext = testContext(database.db, { now: NOW });

beforeAll(() => fillSmallShop(database.db));

function send(
  definition: PageDefinition,
  slug: string,
  values: Record<string, string>,
  visitor = testVisitor(NOW),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = { path: `/${slug}`, params: { slug }, query: new URLSearchParams(), visitor };
  return definition.post?.(ctx, request, form);
}

async function post(definition: PageDefinition, slug: string, values: Record<string, string>) {
  const result = await send(definition, slug, values);
  if (result?.kind !== 'page') throw new Error(`no page: ${result?.kind}`);
  return result;
}

async function buy(slug: string, values: Record<string, string>) {
  const result = await post(productPage, slug, values);
  if (!('posted' in result.data)) throw new Error('not a product page');
  return result.data;
}

describe('the product form', () => {
  test('a good choice goes into the cart and leads there, with a word', async () => {
    const visitor = testVisitor(NOW);
    const values = { attribute_pa_color: 'sand', quantity: '2' };
    const result = await send(productPage, 'mug', values, visitor);
    expect(result).toEqual({ kind: 'redirect', status: 303, to: '/cart' });
    const cart = await showCartView(ctx, visitor);
    expect(cart.items).toMatchObject([{ name: 'Stoneware mug', quantity: 2, subtotal: 2800 }]);
    expect(cart.notices.map(({ text }) => text)).toEqual(['“Stoneware mug” is in your basket.']);
    expect((await showCartView(ctx, visitor)).notices).toEqual([]);
  });

  test.each([
    ['mug', { quantity: '1' }, 'Please choose Colour first.'],
    [
      'mug',
      { attribute_pa_color: 'rust' },
      'That combination is not available. Please choose another one.',
    ],
    ['mug', { attribute_pa_color: 'ink' }, '“Stoneware mug” is out of stock.'],
    ['mug', { attribute_pa_color: 'sand', quantity: '6' }, 'Only 5 left in stock.'],
    ['tea-lights', { quantity: '3' }, 'The quantity must be a multiple of 2.'],
    ['tea-lights', { quantity: '0' }, 'The smallest quantity is 2.'],
    ['tray', { quantity: '1.5' }, 'Please enter the quantity as a whole number.'],
    ['apron', { quantity: '1' }, 'This product cannot be bought right now.'],
    ['set', {}, 'Please choose the quantity of at least one item.'],
  ])('%s with %j is refused in words', async (slug, values, words) => {
    const { notice } = await buy(slug, values);
    expect(notice).toEqual({ kind: 'error', texts: [words] });
  });

  test('what was typed comes back, and nothing else does', async () => {
    const typed = { attribute_pa_color: '<b>', quantity: 'many', other: 'x' };
    const { posted } = await buy('mug', typed);
    expect(posted).toEqual({ attribute_pa_color: '<b>', quantity: 'many' });
  });

  test('a set takes several quantities and says which item is wrong', async () => {
    const rows = await database.db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('slug', 'in', ['tray', 'tea-lights'])
      .execute();
    const id = new Map(rows.map((row) => [row.slug, row.id]));
    const [tray, lights] = [`quantity[${id.get('tray')}]`, `quantity[${id.get('tea-lights')}]`];
    const visitor = testVisitor(NOW);
    await send(productPage, 'set', { [tray]: '1', [lights]: '4' }, visitor);
    const cart = await showCartView(ctx, visitor);
    expect(cart.items.map(({ name, subtotal }) => [name, subtotal])).toEqual([
      ['Oak tray', 4800],
      ['Tea lights', 2000],
    ]);
    const wrong = await buy('set', { [tray]: '0', [lights]: '3' });
    expect(wrong.notice?.texts).toEqual(['Tea lights: The quantity must be a multiple of 2.']);
  });

  test('an unknown product is not found', async () => {
    expect(await send(productPage, 'x', {})).toEqual({ kind: 'not-found' });
  });
});

describe('the newsletter form', () => {
  const subscribers = () =>
    database.db.selectFrom('newsletter_subscribers').select('email').execute();
  const emails = () =>
    database.db.selectFrom('jobs').select('id').where('kind', '=', 'email').execute();

  async function respond(definition: PageDefinition, values: Record<string, string>) {
    const { data } = await post(definition, 'about', values);
    if (!('blocks' in data)) throw new Error('not a content page');
    return data.blocks.find((block) => block.kind === 'newsletter');
  }

  test('thanks, and remembers an address once', async () => {
    for (const email of ['ada@example.com', ' Ada@Example.com ']) {
      const block = await respond(homePage, { newsletter_email: email });
      expect(block?.notice?.kind).toBe('success');
    }
    expect(await subscribers()).toEqual([{ email: 'ada@example.com' }]);
    expect(await emails()).toHaveLength(1);
  });

  test.each(['', 'ada', 'ada@', '<script>@x', `${'a'.repeat(300)}@example.com`])(
    '%j is refused and preserved in the field',
    async (email) => {
      const block = await respond(documentPage, { newsletter_email: email });
      expect(block).toMatchObject({ notice: { kind: 'error' }, typed: email.slice(0, 254) });
    },
  );

  test('a program that fills every field is thanked and ignored', async () => {
    const before = await subscribers();
    const sent = await emails();
    for (const [name, value] of [
      ['website', 'x'],
      ['newsletter_age', '300'],
    ] as const) {
      const filled = { newsletter_email: 'bot@example.com', [name]: value };
      const block = await respond(homePage, filled);
      expect(block?.notice?.kind).toBe('success');
    }
    expect(await emails()).toEqual(sent);
    expect(await subscribers()).toEqual(before);
  });
});

describe('the contact form', () => {
  const good = {
    'your-name': 'Ada',
    'your-email': 'ada@example.com',
    'your-message': 'Is the tray oiled?',
  };
  const messages = () => database.db.selectFrom('contact_messages').select('text').execute();

  async function respond(
    values: Record<string, string>,
    nonce = makeNonce(testSecret, 'public', NOW),
  ) {
    const page = await documentPage.load(ctx, {
      path: '/contact',
      params: { slug: 'contact' },
      query: new URLSearchParams(),
      visitor: testVisitor(NOW),
    });
    if (page.kind !== 'page') throw new Error('no page');
    const [block] = page.data.blocks;
    const sent = { contact_block: String(block?.id), nonce, ...values };
    const posted = await post(documentPage, 'contact', sent);
    if (!('blocks' in posted.data)) throw new Error('not a content page');
    const [handled] = posted.data.blocks;
    if (handled?.kind !== 'contact') throw new Error('no contact form');
    return { status: posted.status, answer: handled.answer, values: handled.values };
  }

  test('thanks, and takes the message, without script', async () => {
    expect(await respond(good)).toMatchObject({
      status: 200,
      answer: { status: 'sent', problems: [] },
      values: { text: '' },
    });
    expect(await messages()).toEqual([{ text: 'Is the tray oiled?' }]);
  });

  test('says what is missing at its field, and what was typed comes back', async () => {
    const before = await messages();
    expect(await respond({ ...good, 'your-email': 'ada@' })).toMatchObject({
      status: 422,
      answer: { status: 'invalid', problems: [{ field: 'your-email' }] },
      values: { name: 'Ada', email: 'ada@', text: 'Is the tray oiled?' },
    });
    expect(await messages()).toEqual(before);
  });

  test('takes nothing from another site', async () => {
    const before = await messages();
    expect(await respond({ ...good, 'your-message': 'Other' }, 'x')).toMatchObject({
      status: 422,
      answer: { status: 'failed' },
      values: { text: 'Other' },
    });
    expect(await messages()).toEqual(before);
  });

  test('a block that is not on the page sends nothing', async () => {
    const before = await messages();
    await post(documentPage, 'about', { ...good, contact_block: '999999' });
    expect(await messages()).toEqual(before);
  });
});
