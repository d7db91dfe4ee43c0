import { beforeEach, describe, expect, test } from 'vitest';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { managerClient } from '#server/api/wc/testing/manager-client.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { writeEmail } from '#server/emails/templates/write-email.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { ada, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { downloadsPage } from '#server/pages/account/account-downloads-page.ts';
import { orderReceivedPage } from '#server/pages/orders/order-received-page.ts';
import { sendDownload } from '#server/pages/orders/send-download.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AccountOrdersPage } from '#wire/account.ts';
import { serveShop } from './testing/serve-shop.ts';

// What is sold as a download: offered on every place a buyer looks at, delivered, counted and ended.

const database = await testDatabase();
const { db } = database;
const DAY = 86_400_000;
const ORIGIN = 'https://shop.example';
const storage = memoryStorage();
const notices: ManagerEntry[] = [];
const ctx = orderContext(db, {}, { storage, notifyManager: (entry) => notices.push(entry) });
const BYTES = new TextEncoder().encode('%PDF-1.4 thirty-two recipes');
let book = 0;
let person: Awaited<ReturnType<typeof inside>>;
let order = { id: 0, key: '' };

const saveBook = (file: string, terms: { downloadLimit?: number; downloadExpiry?: number } = {}) =>
  saveProduct(
    db,
    {
      ...(book > 0 && { id: book }),
      slug: 'book',
      name: 'Slow Sundays',
      regularPrice: 1200,
      virtual: true,
      downloadable: true,
      downloads: [{ id: 'pdf', name: 'Recipes (PDF)', file }],
      ...terms,
    },
    NOW,
  );

beforeEach(async () => {
  await database.reset();
  notices.length = 0;
  storage.files.clear();
  await storage.put('downloads/recipes.pdf', BYTES);
  const shop = await fillCartShop(db);
  book = 0;
  book = await saveBook('/downloads/recipes.pdf');
  await addPerson(db, ada.email, NOW, { emailVerified: true });
  person = await inside(ctx, ada.email);
  for (const productId of [shop.tray, book]) {
    const added = await addLine(ctx, person.browser, { productId, quantity: 1 });
    if (!added.ok) throw new Error(JSON.stringify(added.problems));
  }
  order = (await placeTestOrder(ctx, person.browser)).order;
});

const pay = () => changeStatus(ctx, order.id, 'processing');
const later = (days: number): ShopContext => ({ ...ctx, now: NOW + days * DAY });

async function loadView(at = ctx) {
  const record = await findOrder(at, order.id);
  if (!record) throw new Error('no order');
  return loadOrderView(at, record);
}

async function loadLink(): Promise<string> {
  const [download] = (await loadView()).downloads;
  if (!download) throw new Error('no download');
  return download.url;
}

interface Ranges {
  range?: string;
  ifRange?: string;
}

function ask(path: string, at = ctx, method = 'GET', ranges: Ranges = {}) {
  const url = new URL(path, ORIGIN);
  return sendDownload(at, { url, method, visitor: testVisitor(NOW), origin: ORIGIN, ...ranges });
}

const counted = () => db.selectFrom('order_downloads').selectAll().execute();
const logged = () => db.selectFrom('download_log').selectAll().execute();

describe('the places where a buyer and programs look', () => {
  async function accountLinks(): Promise<string[]> {
    const result = await downloadsPage.load(ctx, {
      path: '/my-account/downloads',
      params: {},
      query: new URLSearchParams(),
      visitor: person.browser,
    });
    if (result.kind !== 'page') throw new Error(JSON.stringify(result));
    const { frame, view } = result.data as AccountOrdersPage;
    expect(frame.menu.find(({ key }) => key === 'downloads')).toEqual({
      key: 'downloads',
      url: '/my-account/downloads',
      current: true,
    });
    return view.kind === 'downloads' ? view.downloads.map(({ url }) => url) : [];
  }

  async function pageLinks(): Promise<string[]> {
    const result = await orderReceivedPage.load(ctx, {
      path: `/checkout/order-received/${order.id}`,
      params: { id: String(order.id) },
      query: new URLSearchParams({ key: order.key }),
      visitor: testVisitor(NOW),
    });
    if (result.kind !== 'page') throw new Error(JSON.stringify(result));
    return result.data.order.downloads.map(({ url }) => url);
  }

  async function mailed() {
    const desk = emailContext(ctx.settings, ORIGIN);
    const which = { kind: 'order-processing', orderId: order.id } as const;
    const email = { ...which, to: ada.email, data: {} };
    const written = writeEmail(desk, email, await loadView());
    if (!written) throw new Error('no email');
    return written;
  }

  test('show nothing before it is paid', async () => {
    const { send } = await managerClient(db);
    expect(await pageLinks()).toEqual([]);
    expect(await accountLinks()).toEqual([]);
    expect((await mailed()).text).not.toContain('download_file');
    const customer = `/customers/${person.logged.customer.id}`;
    expect((await send('GET', `${customer}/downloads`)).body).toEqual([]);
    expect(JSON.stringify((await send('GET', `/orders/${order.id}`)).body)).not.toContain(
      'download_',
    );
  });

  test('agree once it is paid', async () => {
    await saveBook('/downloads/recipes.pdf', { downloadLimit: 3, downloadExpiry: 30 });
    await pay();
    const { send } = await managerClient(db);
    const [link = ''] = await pageLinks();
    expect(link).toMatch(/^\/\?download_file=\d+&key=pdf&uid=[0-9a-f]{64}$/);
    expect(link).not.toContain(order.key);
    expect(await accountLinks()).toEqual([link]);
    const { text, html } = await mailed();
    expect(text).toContain(`Slow Sundays: Recipes (PDF) (3 downloads left, until July 1, 2026):`);
    expect(text).toContain(`${ORIGIN}${link}`);
    expect(html).toContain(`href="${ORIGIN}${link.replaceAll('&', '&amp;')}"`);
    const customer = `/customers/${person.logged.customer.id}`;
    const listed = (await send('GET', `${customer}/downloads`)).body;
    const item = {
      download_id: 'pdf',
      download_url: `${ORIGIN}${link}`,
      product_id: book,
      product_name: 'Slow Sundays',
      download_name: 'Recipes (PDF)',
      order_id: order.id,
      order_key: order.key,
      downloads_remaining: '3',
      access_expires: '2026-07-01T00:00:00',
      access_expires_gmt: '2026-07-01T00:00:00',
      file: { name: 'Recipes (PDF)', file: '/downloads/recipes.pdf' },
    };
    expect(listed).toMatchObject([item]);
    for (const path of [`/orders/${order.id}`, '/orders']) {
      const { body } = await send('GET', path);
      const [first] = [body].flat();
      expect(first.line_items.map(({ downloads }: { downloads?: unknown }) => downloads)).toEqual([
        undefined,
        [item],
      ]);
    }
  });

  test('show nothing to another customer, and nothing that was refunded', async () => {
    await pay();
    const customerId = await addPerson(db, 'eve@example.com', NOW);
    const { send } = await managerClient(db);
    expect((await send('GET', `/customers/${customerId}/downloads`)).body).toEqual([]);
    const line = (await findOrder(ctx, order.id))?.lines.find(
      ({ productId }) => productId === book,
    );
    const link = await loadLink();
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }];
    expect(await refundOrder(ctx, order.id, { lines, restock: false })).toMatchObject({ ok: true });
    expect((await loadView()).downloads).toEqual([]);
    expect(await ask(link)).toBe('missing');
  });
});

describe('the file', () => {
  beforeEach(pay);

  test('is sent as a download, counted and logged', async () => {
    const response = await ask(await loadLink());
    if (!(response instanceof Response)) throw new Error(response);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''recipes.pdf",
      'content-length': String(BYTES.length),
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
    expect(await counted()).toMatchObject([{ download_id: 'pdf', count: 1 }]);
    expect(await logged()).toMatchObject([{ download_id: 'pdf', at: NOW, customer_id: null }]);
    const { send } = await managerClient(db);
    const { body } = await send('GET', '/wp-json/wc-analytics/reports/downloads');
    expect(body).toMatchObject([
      {
        product_id: book,
        date_gmt: '2026-06-01T00:00:00',
        download_id: 'pdf',
        file_name: 'Recipes (PDF)',
        file_path: '/downloads/recipes.pdf',
        order_id: order.id,
        user_id: 0,
      },
    ]);
  });

  test('a request for its headers counts nothing', async () => {
    const response = await ask(await loadLink(), ctx, 'HEAD');
    expect(response).toBeInstanceOf(Response);
    expect(await counted()).toEqual([]);
  });

  test.each(['https://files.example/a b.zip', 'HTTPS://files.example/a b.zip'])(
    'at %s is led to',
    async (file) => {
      await saveBook(file.replace(' ', '%20'));
      const response = await ask(await loadLink());
      if (!(response instanceof Response)) throw new Error(response);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('https://files.example/a%20b.zip');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await logged()).toHaveLength(1);
    },
  );

  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'https://[',
    '/downloads/../shop.db',
    '/downloads/gone.pdf',
  ])('at %s is refused, not counted, and its manager learns of it', async (file) => {
    // As it may have been stored by an earlier version, which took any address.
    await db
      .updateTable('product_extras')
      .set({ downloads: JSON.stringify([{ id: 'pdf', name: 'Recipes', file }]) })
      .where('product_id', '=', book)
      .execute();
    expect(await ask(await loadLink())).toBe('missing');
    expect(await counted()).toEqual([]);
    expect(notices).toMatchObject([{ code: 'downloads.missing', details: { productId: book } }]);
  });

  test('is not there for a wrong, foreign or missing proof', async () => {
    const link = await loadLink();
    const other = (change: (query: URLSearchParams) => void) => {
      const query = new URLSearchParams(link.slice(2));
      change(query);
      return ask(`/?${query}`);
    };
    expect(await other((query) => query.set('uid', 'f'.repeat(64)))).toBe('missing');
    expect(await other((query) => query.delete('uid'))).toBe('missing');
    expect(await other((query) => query.set('key', 'other'))).toBe('missing');
    for (const line of ['0', '-1', '1e99', '99999999999', 'NaN', '1 or 1', '1.5', '']) {
      expect(await other((query) => query.set('download_file', line))).toBe('missing');
    }
    expect(await counted()).toEqual([]);
  });

  test('ends with the last of its downloads, however many come at once', async () => {
    await saveBook('/downloads/recipes.pdf', { downloadLimit: 2 });
    const link = await loadLink();
    const responses = await Promise.all(Array.from({ length: 6 }, () => ask(link)));
    expect(responses.filter((each) => each instanceof Response)).toHaveLength(2);
    expect(responses.filter((each) => each === 'used')).toHaveLength(4);
    expect(await counted()).toMatchObject([{ count: 2 }]);
    expect(await logged()).toHaveLength(2);
    expect((await loadView()).downloads).toMatchObject([{ url: '', state: 'used', remaining: 0 }]);
  });

  describe('that broke off', () => {
    const part = async (link: string, range: string, ifRange?: string, at = ctx) => {
      const sent = await ask(link, at, 'GET', { range, ...(ifRange !== undefined && { ifRange }) });
      if (!(sent instanceof Response)) return sent;
      const { status, headers } = sent;
      return { status, range: headers.get('content-range'), text: await sent.text() };
    };

    test('goes on where it ended, and is counted once', async () => {
      await saveBook('/downloads/recipes.pdf', { downloadLimit: 1 });
      const link = await loadLink();
      const first = await ask(link);
      if (!(first instanceof Response)) throw new Error(first);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('accept-ranges')).toBe('bytes');
      const rest = { status: 206, range: 'bytes 9-26/27', text: 'thirty-two recipes' };
      expect(await part(link, 'bytes=9-', etag)).toEqual(rest);
      expect(await part(link, 'bytes=-7')).toMatchObject({ status: 206, text: 'recipes' });
      expect(await part(link, 'bytes=27-')).toMatchObject({ status: 416, range: 'bytes */27' });
      expect(await counted()).toMatchObject([{ count: 1 }]);
      expect(await part(link, 'bytes=0-')).toBe('used');
      expect(await ask(link)).toBe('used');
    });

    test('begins again where the file is another one by now', async () => {
      const link = await loadLink();
      expect(await part(link, 'bytes=9-', '"another"')).toMatchObject({ status: 200, range: null });
    });

    test('counts where nothing was begun, or long ago, and not at all once it has expired', async () => {
      await saveBook('/downloads/recipes.pdf', { downloadLimit: 2, downloadExpiry: 3 });
      const link = await loadLink();
      expect(await part(link, 'bytes=9-')).toMatchObject({ status: 206 });
      expect(await counted()).toMatchObject([{ count: 1 }]);
      expect(await part(link, 'bytes=9-', undefined, later(1.5))).toMatchObject({ status: 206 });
      expect(await counted()).toMatchObject([{ count: 2 }]);
      expect(await part(link, 'bytes=9-', undefined, later(2.9))).toBe('used');
      expect(await part(link, 'bytes=9-', undefined, later(3))).toBe('expired');
    });
  });

  test('ends with its days', async () => {
    await saveBook('/downloads/recipes.pdf', { downloadExpiry: 3 });
    const link = await loadLink();
    expect(await ask(link, later(2.9))).toBeInstanceOf(Response);
    expect(await ask(link, later(3))).toBe('expired');
    expect((await loadView(later(3))).downloads).toMatchObject([{ url: '', state: 'expired' }]);
  });

  test('is withheld while the order is cancelled', async () => {
    const link = await loadLink();
    await changeStatus(ctx, order.id, 'cancelled');
    expect(await ask(link)).toBe('missing');
  });

  test('is found at its address, and a refusal says why', async () => {
    await saveBook('https://files.example/a.zip', { downloadLimit: 1 });
    const link = await loadLink();
    const { origin, close } = await serveShop({ database, now: () => NOW });
    // With its words: a page is sent only those of its own groups.
    const path = `/checkout/order-received/${order.id}?key=${order.key}`;
    const html = await (await fetch(`${origin}${path}`)).text();
    expect(html).toContain('>Your downloads<');
    expect(html).toContain('1 download left');
    const get = () => fetch(`${origin}${link}`, { redirect: 'manual' });
    const first = await get();
    expect([first.status, first.headers.get('location')]).toEqual([
      302,
      'https://files.example/a.zip',
    ]);
    const second = await get();
    expect(second.status).toBe(403);
    expect(await second.text()).toContain('Download limit reached');
    expect((await fetch(`${origin}/?download_file=7&key=x&uid=y`)).status).toBe(404);
    await close();
  });
});

describe('an order of downloads alone', () => {
  const buyOnly = async (productId: number) => {
    const visitor = testVisitor(NOW);
    const added = await addLine(ctx, visitor, { productId, quantity: 1 });
    if (!added.ok) throw new Error(JSON.stringify(added.problems));
    return (await placeTestOrder(ctx, visitor)).order.id;
  };

  test('is complete once a program says that it is paid, with its links in the email', async () => {
    const id = await buyOnly(book);
    const { send } = await managerClient(db);
    const { body } = await send('PUT', `/orders/${id}`, { set_paid: true });
    expect(body.status).toBe('completed');
    const both = await send('PUT', `/orders/${order.id}`, { set_paid: true });
    expect(both.body.status).toBe('processing');
    const jobs = await db.selectFrom('jobs').select('payload').execute();
    const kinds = jobs
      .map(({ payload }) => JSON.parse(payload))
      .filter((each) => each.orderId === id);
    expect(kinds.map(({ kind }) => kind)).toContain('order-completed');
  });

  test('is complete at once where it costs nothing', async () => {
    await db.updateTable('products').set({ regular_price: 0 }).where('id', '=', book).execute();
    const id = await buyOnly(book);
    const free = await findOrder(ctx, id);
    expect(free).toMatchObject({ status: 'completed', completedAt: NOW, paidAt: NOW });
    if (!free) throw new Error('no order');
    expect((await loadOrderView(ctx, free)).downloads).toMatchObject([{ state: 'open' }]);
  });
});
