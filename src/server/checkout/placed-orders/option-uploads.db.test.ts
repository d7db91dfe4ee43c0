import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { setQuantity } from '#server/cart/changing/change-lines.ts';
import { fillCartShop, NOW, visitor } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { translator } from '#server/language/translator.ts';
import { sharp } from '#server/media/image-engine.ts';
import { saveOptionForm } from '#server/options/forms/save-form.ts';
import { openUpload } from '#server/options/uploads/open-upload.ts';
import { purgeUploads } from '#server/options/uploads/purge-uploads.ts';
import { takeUpload, uploadMessages } from '#server/options/uploads/take-upload.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderAgain } from '#server/orders/order-again.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { uploadAddress } from '#wire/uploads.ts';
import { placeTestOrder, submitForm } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const storage = memoryStorage();
const { files } = storage;
const ctx = orderContext(db, {}, { storage });
let print = 0;

beforeEach(async () => {
  files.clear();
  await database.filled(fillCartShop);
  print = await saveProduct(
    db,
    { slug: 'print', name: 'Print', regularPrice: 2200, publishedAt: NOW - 1000 },
    NOW,
  );
  const saved = await saveOptionForm(
    db,
    {
      title: 'Photo',
      belongsTo: { kind: 'products', ids: [print] },
      sections: [
        {
          id: 'main',
          fields: [
            {
              id: 'photo',
              type: 'file',
              label: 'Photo',
              required: true,
              extensions: ['jpg', 'png', 'pdf', 'svg'],
              minSize: 3,
              maxSize: 200_000,
              messages: { fileSmall: 'That is an empty sheet.' },
            },
          ],
        },
      ],
    },
    NOW,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
});

function image(format: 'jpeg' | 'png', side = 64): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#884422' } as const;
  return sharp({ create })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
    .toFormat(format)
    .toBuffer();
}

async function send(name: string, bytes: Buffer | string, by: Visitor = visitor()) {
  const file = new File([new Uint8Array(Buffer.from(bytes))], name);
  const result = await takeUpload(ctx, by, { productId: print, fieldId: 'photo', file });
  return { result, by };
}

async function claimed(name: string, bytes: Buffer, by?: Visitor) {
  const { result, by: sender } = await send(name, bytes, by);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return { upload: result.upload, by: sender };
}

const value = ({ reference, name }: { reference: string; name: string }) => `${reference}||${name}`;

describe('files for option fields', () => {
  test('a picture is written anew, stripped, under a random name [OP-88]', async () => {
    const { upload } = await claimed('me.jpg', await image('jpeg'));
    expect(upload).toMatchObject({ name: 'me.jpg', mime: 'image/jpeg', hasPreview: true });
    expect(upload.reference).toMatch(/^[0-9a-f]{32}$/);
    const stored = files.get(`uploads/${upload.reference}`) ?? new Uint8Array();
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect([...files.keys()].sort()).toEqual([
      `uploads/${upload.reference}`,
      `uploads/${upload.reference}-preview`,
    ]);
  });

  test.each<[string, string, () => Promise<Buffer | string>, string]>([
    ['a script called jpg', 'me.jpg', async () => '<script>alert(1)</script>', 'upload.content'],
    ['a png called jpg', 'me.jpg', () => image('png'), 'upload.content'],
    [
      'a cut-off jpg',
      'me.jpg',
      async () => (await image('jpeg', 400)).subarray(0, 300),
      'upload.content',
    ],
    ['a pdf that is none', 'me.pdf', async () => 'hello', 'upload.content'],
    ['another ending', 'me.gif', () => image('png'), 'problem.fileType'],
    ['a page', 'me.html', async () => '<html></html>', 'problem.fileType'],
    ['a page called svg', 'me.svg', async () => '<html><body></body></html>', 'upload.content'],
    ['too small', 'me.png', async () => Buffer.alloc(2), 'problem.fileSmall'],
    ['too large', 'me.png', async () => Buffer.alloc(200_001), 'problem.fileLarge'],
  ])('%s is refused, and nothing is stored [OP-81]', async (_, name, bytes, code) => {
    const { result } = await send(name, await bytes());
    expect(result).toMatchObject({ ok: false, problem: { code: `options.${code}` } });
    expect(files.size).toBe(0);
    expect(await db.selectFrom('option_uploads').selectAll().execute()).toEqual([]);
  });

  test('the field’s own words for a refused file come before the shop’s [OP-18]', async () => {
    const said = async (name: string) => {
      const { result } = await send(name, 'x');
      return result.ok ? '' : uploadMessages(result.problem, translator(ctx.settings));
    };
    expect(await said('me.png')).toBe('That is an empty sheet.');
    expect(await said('me.exe')).toBe('Photo: me.exe is not a file type we can use.');
  });

  test('an SVG file is stored as it is and looked at as a plain picture [OP-98]', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>x</script></svg>';
    const { upload } = await claimed('logo.svg', Buffer.from(svg));
    expect(upload).toMatchObject({ mime: 'image/svg+xml', hasPreview: true });
    const preview = files.get(`uploads/${upload.reference}-preview`) ?? new Uint8Array();
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
    // One that cannot be decoded is a file without a thumbnail.
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="999999" height="999999"/>';
    const { upload: vast } = await claimed('vast.svg', Buffer.from(empty));
    expect(vast.hasPreview).toBe(false);
  });

  test('a field that takes no files takes none [OP-88]', async () => {
    const file = new File(['x'], 'me.jpg');
    const requested = { productId: print, fieldId: 'nothing', file };
    expect(await takeUpload(ctx, visitor(), requested)).toMatchObject({ ok: false });
  });

  test('who sent it can buy with it, and nobody else can [OP-95]', async () => {
    const { upload, by } = await claimed('me.jpg', await image('jpeg'));
    const guest = visitor();
    const fields = { photo: value(upload) };
    const refused = await addLine(ctx, guest, { productId: print, fields });
    expect(refused.problems).toMatchObject([{ code: 'options.problem.fileUnknown' }]);
    const bought = await addLine(ctx, by, { productId: print, fields });
    expect(bought.ok).toBe(true);
    expect(bought.cart.lines[0]?.priced?.details).toMatchObject([
      { name: 'photo', label: 'Photo', value: 'me.jpg' },
    ]);
  });

  test('an ordered file goes with its order and is opened by its owner and the shop’s people [OP-95]', async () => {
    const { upload, by } = await claimed('me.jpg', await image('jpeg'));
    await addLine(ctx, by, { productId: print, fields: { photo: value(upload) } });
    const placed = await placeTestOrder(ctx, by);
    const { id } = placed.order;
    const row = () =>
      db.selectFrom('option_uploads').select(['order_id', 'claimed']).executeTakeFirst();
    expect(await row()).toEqual({ order_id: id, claimed: 1 });
    await purgeUploads({ ...ctx, now: NOW + 400 * 24 * 3_600_000 });
    expect(files.size).toBe(2);

    await addPerson(db, 'ann@shop.example', NOW);
    await addPerson(db, 'boss@shop.example', NOW, { role: 'shop_manager' });
    const guest = await inside(ctx, 'ann@shop.example');
    const manager = await inside(ctx, 'boss@shop.example');
    await addPerson(db, 'writer@shop.example', NOW, { role: 'editor' });
    const editor = await inside(ctx, 'writer@shop.example');
    const opens = async (who: Visitor) =>
      (await openUpload(ctx, who, upload.reference))?.name ?? null;
    expect(await opens(by)).toBe('me.jpg');
    expect(await opens(visitor())).toBeNull();
    expect(await opens(guest.browser)).toBeNull();
    expect(await opens(manager.browser)).toBe('me.jpg');
    expect(await opens(editor.browser)).toBeNull();
    // Once the order is hers, so is its file, whatever browser she comes with.
    const mine = { customer_id: guest.logged.customer.id };
    await db.updateTable('orders').set(mine).where('id', '=', id).execute();
    expect(await opens(guest.browser)).toBe('me.jpg');

    const order = await findOrder(ctx, id);
    const view = order && (await loadOrderView(ctx, order));
    expect(view?.lines[0]?.attributes).toEqual([
      {
        name: 'photo',
        label: 'Photo',
        value: 'me.jpg',
        files: [{ name: 'me.jpg', url: uploadAddress(upload.reference) }],
      },
    ]);
  });

  test('who deletes the account takes the files along, ordered or not', async () => {
    await addPerson(db, 'ann@shop.example', NOW);
    const { browser: ann, logged } = await inside(ctx, 'ann@shop.example');
    const { upload } = await claimed('me.jpg', await image('jpeg'), ann);
    await addLine(ctx, ann, { productId: print, fields: { photo: value(upload) } });
    const placed = await placeTestOrder(ctx, ann);
    const { by: guest } = await claimed('you.jpg', await image('jpeg'));
    const status = { status: 'completed' as const };
    await db.updateTable('orders').set(status).where('id', '=', placed.order.id).execute();
    const gone = await deleteAccount(ctx, ann, logged.customer, TEST_PASSWORD);
    expect(gone).toEqual({ ok: true });
    await purgeUploads(ctx);
    const left = await db.selectFrom('option_uploads').select('name').execute();
    expect(left).toEqual([{ name: 'you.jpg' }]);
    expect([...files.keys()].some((name) => name.includes(upload.reference))).toBe(false);
    expect(guest.started).not.toBeNull();
  });

  test('ordered again a file stays with its first order', async () => {
    const { upload, by } = await claimed('me.jpg', await image('jpeg'));
    await addLine(ctx, by, { productId: print, fields: { photo: value(upload) } });
    const first = await placeTestOrder(ctx, by);
    expect(await orderAgain(ctx, by, first.order.id)).toMatchObject({ ok: true, left: [] });
    const second = await submitForm(ctx, by);
    expect(second.ok).toBe(true);
    const rows = await db.selectFrom('option_uploads').select('order_id').execute();
    expect(rows).toEqual([{ order_id: first.order.id }]);
  });

  test('without the file the product is not added [OP-79]', async () => {
    const result = await addLine(ctx, visitor(), { productId: print, fields: {} });
    expect(result.problems).toMatchObject([{ code: 'options.problem.required', field: 'photo' }]);
  });

  test('what nobody put into a cart goes after a day, the rest stays [OP-88]', async () => {
    const { upload: idle, by } = await claimed('idle.jpg', await image('jpeg'));
    const { upload: used } = await claimed('used.jpg', await image('jpeg'), by);
    await addLine(ctx, by, { productId: print, fields: { photo: value(used) } });
    await purgeUploads({ ...ctx, now: NOW + 23 * 3_600_000 });
    expect(files.size).toBe(4);
    await purgeUploads({ ...ctx, now: NOW + 25 * 3_600_000 });
    expect([...files.keys()]).toEqual([
      `uploads/${used.reference}`,
      `uploads/${used.reference}-preview`,
    ]);
    expect(files.has(`uploads/${idle.reference}`)).toBe(false);
  });

  test('the file of a line that was taken out goes a day after nothing points at it [OP-88]', async () => {
    const hours = (count: number) => ({ ...ctx, now: NOW + count * 3_600_000 });
    const { upload, by } = await claimed('out.jpg', await image('jpeg'));
    const { upload: other } = await claimed('in.jpg', await image('jpeg'), by);
    const add = (photo: typeof upload) =>
      addLine(ctx, by, { productId: print, fields: { photo: value(photo) } });
    const { cart } = await add(upload);
    await add(other);
    // It can still be put back, so it stays.
    await setQuantity(ctx, by, cart.lines[0]?.stored.key ?? '', 0);
    await purgeUploads(hours(30));
    await purgeUploads(hours(60));
    expect(files.size).toBe(4);
    // Unreferenced, and referenced again before its day is over: the day starts again when it is
    // unreferenced.
    const state = sql<string>`replace(state, ${upload.reference}, 'nothing')`;
    const { state: before } = await db
      .selectFrom('carts')
      .select('state')
      .executeTakeFirstOrThrow();
    await db.updateTable('carts').set({ state }).execute();
    await purgeUploads(hours(61));
    await db.updateTable('carts').set({ state: before }).execute();
    await purgeUploads(hours(80));
    await db.updateTable('carts').set({ state }).execute();
    await purgeUploads(hours(81));
    await purgeUploads(hours(104));
    expect(files.size).toBe(4);
    await purgeUploads(hours(106));
    expect([...files.keys()]).toEqual([
      `uploads/${other.reference}`,
      `uploads/${other.reference}-preview`,
    ]);
    // A cart that has ended holds nothing.
    await db.deleteFrom('carts').execute();
    await purgeUploads(hours(107));
    await purgeUploads(hours(132));
    expect(files.size).toBe(0);
  });

  test('thirty files may wait for a cart, no more [OP-82]', async () => {
    const { by } = await claimed('0.jpg', await image('jpeg', 8));
    const small = await image('jpeg', 8);
    for (let at = 1; at < 30; at += 1) await claimed(`${at}.jpg`, small, by);
    const { result } = await send('31.jpg', small, by);
    expect(result).toMatchObject({ ok: false, problem: { code: 'options.upload.many' } });
  });
});
