import { beforeEach, describe, expect, test } from 'vitest';
import { shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { BOARD, fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { sharp } from '#server/media/image-engine.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { readPageForm } from '../read-page-form.ts';
import { productPage } from './product-page.ts';

// The form as a browser without script sends it: one multipart body, and the page once more.
const database = await testDatabase();
const { db } = database;
const storage = memoryStorage();
const uploads = testUploads();
const ctx = { ...shopContext(db), storage };
let shop: Awaited<ReturnType<typeof fillOptionShop>>;

beforeEach(async () => {
  storage.files.clear();
  shop = await database.filled(fillOptionShop);
});

async function send(entries: [string, string | File][], by = visitor(), filesRefused = false) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = { path: '/product/board', params: { slug: 'board' } };
  const query = new URLSearchParams();
  const result = await productPage.post?.(
    ctx,
    { ...request, query, visitor: by, filesRefused },
    form,
  );
  if (!result || result.kind === 'not-found') throw new Error('no answer');
  if (result.kind === 'redirect') return { by, to: result.to, page: null };
  if (!('options' in result.data)) throw new Error('no form');
  return { by, to: '', page: result.data };
}

async function image(name: string): Promise<File> {
  const create = { width: 32, height: 32, channels: 3, background: '#884422' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

const photo = { id: 'photo', type: 'file', label: 'Photo', required: true } as const;

describe('an option form without script', () => {
  test('what an entry reveals is shown and asked for before anything is bought [OP-20]', async () => {
    const typed: [string, string][] = [
      ['quantity', '2'],
      ['engraving', 'Ada'],
      ['gift_wrap[]', 'yes'],
    ];
    const first = await send([...typed, ['options_seen', '']]);
    expect(first.page?.notice?.texts).toEqual(['One more thing to choose: Lettering.']);
    expect(first.page?.options.values).toEqual({ engraving: 'Ada', gift_wrap: ['yes'] });
    expect(first.page?.posted.quantity).toBe('2');
    const second = await send([...typed, ['font', 'script'], ['options_seen', 'font']], first.by);
    expect(second.to).toBe('/cart');
    expect((await showCartView(ctx, first.by)).items[0]).toMatchObject({
      quantity: 2,
      unitPrice: 3200 + 240 + 300,
    });
  });

  test('seen and left open is an answer too; a browser with script is not asked [OP-20]', async () => {
    const left = await send([
      ['engraving', 'Ada'],
      ['options_seen', 'font'],
    ]);
    expect(left.to).toBe('/cart');
    expect((await send([['engraving', 'Ada']])).to).toBe('/cart');
  });

  test('without the nonce of the page no file is read, and nothing is bought [OP-93]', async () => {
    const read = async (nonce: string) => {
      const body = new FormData();
      body.append('_wpnonce', nonce);
      body.append('photo__file', await image('me.jpg'));
      const intake = uploads.open('ada');
      if (intake === null) throw new Error('one at a time');
      const request = new Request('http://localhost/', { method: 'POST', body });
      const result = await readPageForm(request, productPage, visitor(), intake);
      await intake.close();
      return result.ok && [...result.form.keys(), result.filesRefused];
    };
    expect(await read('wrong')).toEqual(['_wpnonce', true]);
    const good = makeNonce(testSecret, 'public', ctx.now);
    expect(await read(good)).toEqual(['_wpnonce', 'photo__file', false]);

    const typed: [string, string][] = [
      ['engraving', 'Ada'],
      ['quantity', '3'],
    ];
    const { by, page } = await send(typed, visitor(), true);
    expect(page?.notice?.texts[0]).toMatch(/has expired/);
    expect(page?.options.values).toEqual({ engraving: 'Ada' });
    expect(page?.posted.quantity).toBe('3');
    expect((await showCartView(ctx, by)).items).toEqual([]);
  });

  test('a file comes along in the form and need not be chosen twice [OP-88]', async () => {
    await saveFormOf(db, shop.board, [...BOARD, photo], { id: shop.boardForm });
    const first = await send([
      ['engraving', 'Zoë'],
      ['photo', ''],
      ['photo__file', await image('me.jpg')],
    ]);
    expect(first.page?.notice?.texts).toEqual(['Engraving: these characters cannot be used: ë']);
    const [value = ''] = [first.page?.options.values.photo].flat() as string[];
    expect(value).toMatch(/^[0-9a-f]{32}\|\|me\.jpg$/);
    expect(storage.files.size).toBe(2);
    const second = await send(
      [
        ['engraving', 'Zoe'],
        ['photo', value],
        ['photo__file', new File([], '')],
      ],
      first.by,
    );
    expect(second.to).toBe('/cart');
    const { items } = await showCartView(ctx, first.by);
    expect(items[0]?.attributes.map(({ value: problems }) => problems)).toEqual(['Zoe', 'me.jpg']);
  });

  test('several files join those that are here; a field for one holds the last [OP-96]', async () => {
    const several = { ...photo, multiple: true, maxFiles: 3 };
    await saveFormOf(db, shop.board, [several], { id: shop.boardForm });
    const first = await send([
      ['photo__file', await image('1.jpg')],
      ['photo__file', await image('2.jpg')],
      ['engraving', ''],
      ['quantity', '1.5'],
    ]);
    const before = JSON.stringify(first.page?.options.values.photo);
    const second = await send(
      [
        ['photo', before],
        ['photo__file', await image('3.jpg')],
      ],
      first.by,
    );
    expect(second.to).toBe('/cart');
    const { items } = await showCartView(ctx, first.by);
    expect(items[0]?.attributes[0]?.value).toBe('1.jpg, 2.jpg, 3.jpg');
  });

  test('a file that is not what its name says keeps everything else where it is [OP-93]', async () => {
    await saveFormOf(db, shop.board, [...BOARD, photo], { id: shop.boardForm });
    const { page, by } = await send([
      ['engraving', 'Ada'],
      ['font', 'serif'],
      ['photo__file', new File(['<script>'], 'me.jpg')],
      ['nothing__file', new File(['x'], 'x.jpg')],
    ]);
    expect(page?.notice?.texts).toEqual([
      'me.jpg could not be uploaded: its content does not match its file type.',
      'x.jpg could not be uploaded: This file cannot be used here.',
    ]);
    expect(page?.options.values).toMatchObject({ engraving: 'Ada', font: 'serif' });
    expect((await showCartView(ctx, by)).items).toEqual([]);
    expect(storage.files.size).toBe(0);
  });
});
