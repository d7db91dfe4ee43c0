import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// On PostgreSQL in every run: src/server/redirects.

// What an editor does through the API, and what visitors then see in the shop.

const database = await testDatabase();
const { db } = database;
const START = Date.UTC(2026, 0, 5, 12);
const HOUR = 60 * 60 * 1000;
let now = START;
let served: ServedShop;
let origin = '';
let authorization = '';
let managing = '';

beforeAll(async () => {
  await saveSetting(db, 'accounts.staffSecondFactor', false, START);
  const customerId = await addPerson(db, 'ed@example.com', START, { role: 'editor' });
  const keyRequest = { customerId, name: 'Editor', permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), keyRequest);
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const manager = await addPerson(db, 'mo@example.com', START, { role: 'shop_manager' });
  const current = await createKey(shopContext(db), { ...keyRequest, customerId: manager });
  managing = `Basic ${Buffer.from(`${current.key}:${current.secret}`).toString('base64')}`;
  served = await serveShop({
    database,
    env: { PUBLIC_URL: 'https://shop.example' },
    now: () => now,
  });
  origin = served.origin;
});

afterAll(() => served.close());

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

async function send(method: string, path: string, body?: object, by = authorization) {
  const reply = await fetch(`${origin}/wp-json/${path}`, {
    method,
    headers: { authorization: by, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

async function write(kind: 'pages' | 'posts', fields: object): Promise<number> {
  const made = await send('POST', `wp/v2/${kind}`, fields);
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Changes a page in the version it has. */
async function change(id: number, fields: object) {
  const { body } = await send('GET', `vitrine/v1/documents/${id}`);
  return send('PUT', `vitrine/v1/documents/${id}`, { version: body.version, ...fields });
}

describe('a draft', () => {
  test('is read by its preview link until the link ends, by no one else, and never cached', async () => {
    const id = await write('pages', { title: 'Autumn', content: '<p>Soon here</p>' });
    const { body } = await send('GET', `vitrine/v1/documents/${id}/preview-link?hours=2`);
    expect(body.ends_at).toBe(new Date(now + 2 * HOUR).toISOString());
    const path = body.url.replace('https://shop.example', '');
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache|private/);
    expect(html).toContain('Soon here');
    expect(html).toContain('noindex');
    expect((await get('/autumn')).status).toBe(404);
    expect((await get(`${path}0`)).status).toBe(404);
    const other = await write('pages', { title: 'Winter', content: '<p>x</p>' });
    expect(other).not.toBe(id);
    expect((await get(path.replace('/autumn', '/winter'))).status).toBe(404);
    now += 2 * HOUR;
    expect((await get(path)).status).toBe(404);
  });

  test('of a public page is shown by its link alone, until it is published', async () => {
    const id = await write('pages', { title: 'Delft', content: '<p>Blue</p>', status: 'publish' });
    const path = `vitrine/v1/documents/${id}`;
    const blocks = [{ kind: 'text', settings: { html: '<p>White and blue</p>' } }];
    expect(await (await get('/delft')).text()).toContain('Blue');
    await send('PUT', `${path}/draft`, { version: 1, blocks });
    expect(await (await get('/delft')).text()).not.toContain('White and blue');
    const { body } = await send('GET', `${path}/preview-link`);
    const link = body.url.replace('https://shop.example', '');
    expect(await (await get(link)).text()).toContain('White and blue');
    await send('POST', `${path}/draft/publish`, { version: 2 });
    expect(await (await get('/delft')).text()).toContain('White and blue');
  });

  test('of a product is seen by its preview link only, and tells search engines nothing to index', async () => {
    const request = { name: 'Soap', type: 'simple', status: 'draft', regular_price: '9.00' };
    const { body: product } = await send('POST', 'wc/v3/products', request, managing);
    const requested = `vitrine/v1/products/${product.id}/preview-link`;
    expect((await send('GET', requested)).status).toBe(403);
    const { body } = await send('GET', `${requested}?hours=2`, undefined, managing);
    const path = body.url.replace('https://shop.example', '');
    expect(path).toMatch(/^\/product\/soap\?preview=/);
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache|private/);
    expect(html).toContain('9.00');
    expect(html).toContain('noindex');
    expect(html).toContain('application/ld+json');
    expect((await get('/product/soap')).status).toBe(404);
    expect((await get(`${path}0`)).status).toBe(404);
    const wrong = { ...request, name: 'Other' };
    await send('POST', 'wc/v3/products', wrong, managing);
    expect((await get(path.replace('/soap', '/other'))).status).toBe(404);
    now += 2 * HOUR;
    expect((await get(path)).status).toBe(404);
    await send('PUT', `wc/v3/products/${product.id}`, { status: 'publish' }, managing);
    expect((await get(path)).status).toBe(200);
    await send('DELETE', `wc/v3/products/${product.id}`, undefined, managing);
    expect((await send('GET', requested, undefined, managing)).status).toBe(404);
  });

  test('with a date ahead is shown from then on, in cached lists too', async () => {
    const id = await write('posts', { title: 'Kiln day', content: '<p>Warm</p>' });
    const at = now + HOUR;
    const saved = await change(id, { status: 'publish', published_at: new Date(at).toISOString() });
    expect(saved.body).toMatchObject({ is_public: false, path: '/journal/kiln-day' });
    expect(await (await get('/journal')).text()).not.toContain('Kiln day');
    expect((await get('/journal/kiln-day')).status).toBe(404);
    now = at;
    expect(await (await get('/journal')).text()).toContain('Kiln day');
    expect((await get('/journal/kiln-day')).status).toBe(200);
  });
});

describe('a page that moves', () => {
  test('leaves a redirect at once from every earlier address, and none when it comes back', async () => {
    const id = await write('pages', { title: 'Care', content: '<p>Oil it</p>', status: 'publish' });
    expect((await get('/care')).status).toBe(200);
    await change(id, { slug: 'care-of-oak' });
    await change(id, { slug: 'oak-care' });
    for (const old of ['/care', '/care-of-oak', '/care/']) {
      const reply = await get(`${old}?utm_source=x`);
      expect([old, reply.status]).toEqual([old, 301]);
    }
    expect((await get('/care?utm_source=x')).headers.get('location')).toBe(
      '/oak-care?utm_source=x',
    );
    await change(id, { slug: 'care' });
    expect((await get('/care')).status).toBe(200);
    expect((await get('/oak-care')).headers.get('location')).toBe('/care');
    expect((await get('/care-of-oak')).headers.get('location')).toBe('/care');
  });

  test('leaves none while it is a draft', async () => {
    const id = await write('pages', { title: 'Plan', content: '<p>x</p>' });
    await change(id, { slug: 'plans' });
    expect((await get('/plan')).status).toBe(404);
  });
});

describe('redirects', () => {
  test('lead on with their status and are counted; a page of the shop comes first', async () => {
    const made = await send('POST', 'vitrine/v1/redirects', {
      from: 'sale/2025/',
      to: '/shop',
      status: '302',
    });
    expect(made.body).toMatchObject({ from: '/sale/2025', to: '/shop', status: '302' });
    const reply = await get('/sale/2025');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/shop']);
    await send('POST', 'vitrine/v1/redirects', { from: '/journal', to: '/shop' });
    expect((await get('/journal')).status).toBe(200);
    const listed = await send('GET', 'vitrine/v1/redirects?search=SALE');
    expect(listed.body).toMatchObject([{ id: made.body.id, uses: 1 }]);
    const gone = await send('DELETE', `vitrine/v1/redirects/${made.body.id}?force=true`);
    expect(gone.status).toBe(200);
    expect((await get('/sale/2025')).status).toBe(404);
  });

  test.each([
    [{ from: '/one', to: '/one' }, 'to'],
    [{ from: '/two', to: '/three' }, 'to'],
    [{ from: '/three', to: '/x' }, 'from'],
    [{ from: '/', to: '/x' }, 'from'],
    [{ from: '/y', to: 'javascript:alert(1)' }, 'to'],
    [{ from: '/y', to: '//evil.example' }, 'to'],
  ])('%o is refused at its field', async (fields, field) => {
    await send('POST', 'vitrine/v1/redirects', { from: '/three', to: '/two' });
    const response = await send('POST', 'vitrine/v1/redirects', fields);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.data.params)).toEqual([field]);
  });
});

describe('what search engines show', () => {
  test('is what the editor entered, in the head and in the sitemap', async () => {
    const id = await write('pages', { title: 'Gifts', content: '<p>x</p>', status: 'publish' });
    expect(await (await get('/sitemap.xml')).text()).toContain('/gifts<');
    const image = { slug: 'card', key: 'card-key', mime: 'image/jpeg', alt: 'A card' };
    const photo = await db
      .insertInto('media')
      .values({ ...image, width: 1200, height: 630, bytes: 1, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await change(id, {
      seo_title: 'Gifts "by hand"',
      seo_description: 'For people who have all.',
      noindex: true,
      social_image_id: photo.id,
    });
    const html = await (await get('/gifts')).text();
    expect(html).toContain('<title>Gifts &quot;by hand&quot;</title>');
    expect(html).toContain('name="description" content="For people who have all."');
    expect(html).toContain('noindex');
    expect(html).toMatch(/og:image" content="[^"]*card-key/);
    expect(await (await get('/sitemap.xml')).text()).not.toContain('/gifts<');
    const wrong = await change(id, { social_image_id: 999_999 });
    expect(Object.keys(wrong.body.data.params)).toEqual(['social_image_id']);
  });
});

describe('two editors', () => {
  test('the second is warned and nothing is overwritten', async () => {
    const id = await write('pages', { title: 'Both', content: '<p>x</p>' });
    expect((await change(id, { title: 'First' })).status).toBe(200);
    const late = { version: 1, title: 'Second' };
    expect((await send('PUT', `vitrine/v1/documents/${id}`, late)).status).toBe(412);
    expect((await send('GET', `vitrine/v1/documents/${id}`)).body.title).toBe('First');
  });
});

describe('revisions', () => {
  test('say who and when, and come back as a change like any other', async () => {
    const id = await write('pages', { title: 'Story', content: '<p>One</p>', status: 'publish' });
    const path = `vitrine/v1/documents/${id}`;
    const blocks = [{ kind: 'text', settings: { html: '<p>Two</p>' } }];
    await send('PUT', `${path}/blocks`, { version: 1, blocks });
    const { body: revisions } = await send('GET', `${path}/revisions`);
    expect(revisions).toHaveLength(2);
    const [, first] = revisions;
    expect(first).toMatchObject({ author: expect.stringMatching(/\S/), at: expect.anything() });
    const { body: one } = await send('GET', `${path}/revisions/${first.id}`);
    expect(one).toMatchObject({ title: 'Story', blocks: [{ settings: { html: '<p>One</p>' } }] });
    const restore = `${path}/revisions/${first.id}/restore`;
    expect((await send('POST', restore, { version: 1 })).status).toBe(412);
    const back = await send('POST', restore, { version: 2 });
    expect(back.body).toMatchObject({ version: 3, blocks: one.blocks });
    expect(await (await get('/story')).text()).toContain('One');
    expect((await send('GET', `${path}/revisions`)).body).toHaveLength(3);
    expect((await send('GET', `${path}/revisions/999999`)).status).toBe(404);
  });
});

describe('the feed of the journal', () => {
  test('has the posts that everybody may read, made safe, and pages name it', async () => {
    const title = 'Ash & <oak>';
    await write('posts', { title, excerpt: 'Two & three', content: '<p>x</p>', status: 'publish' });
    await write('posts', { title: 'Not yet', content: '<p>x</p>' });
    const reply = await get('/journal/feed.xml');
    expect(reply.headers.get('content-type')).toContain('application/rss+xml');
    const feed = await reply.text();
    expect(feed).toContain('<title>Ash &amp; &lt;oak&gt;</title>');
    expect(feed).toContain('<link>https://shop.example/journal/ash-oak</link>');
    expect(feed).toContain('&lt;p&gt;Two &amp;amp; three&lt;/p&gt;');
    expect(feed).not.toContain('Not yet');
    expect(await (await get('/journal')).text()).toContain(
      'type="application/rss+xml" href="https://shop.example/journal/feed.xml"',
    );
  });
});

describe('a post', () => {
  const blocks = [
    { kind: 'text', settings: { html: '<p>We fired twice.</p>' } },
    { kind: 'story', settings: { title: 'The kiln', text: '<p>Bricks</p>' } },
    { kind: 'newsletter', settings: { title: 'One letter a month', text: '', button: 'Send' } },
    { kind: 'reviews', settings: { title: 'What others say' } },
  ];

  test('shows every kind of block with its number, and its feed stays text', async () => {
    const fields = { title: 'Firing', excerpt: 'Twice', content: '<p>x</p>', status: 'publish' };
    const id = await write('posts', fields);
    const path = `vitrine/v1/documents/${id}/blocks`;
    expect(await send('PUT', path, { version: 1, blocks })).toMatchObject({ status: 200 });
    const html = await (await get('/journal/firing')).text();
    const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const text of ['We fired twice.', 'The kiln', 'One letter a month', 'What others say']) {
      expect(body).toContain(text);
    }
    const numbers = [...body.matchAll(/data-block="?(\d+)/g)].map(([, number]) => number);
    expect(new Set(numbers).size).toBe(blocks.length);
    expect(await (await get('/journal/feed.xml')).text()).not.toContain('The kiln');
  });

  test('answers the form of a block without script, and comments beside it', async () => {
    const post = (fields: Record<string, string>) =>
      fetch(`${origin}/journal/firing`, { method: 'POST', body: new URLSearchParams(fields) });
    const letter = await post({ newsletter_email: 'no address' });
    expect(letter.status).toBe(200);
    expect(await letter.text()).toContain('value="no address"');
    const comment = await post({ comment: 'Lovely', author: 'Ada', email: 'ada@example.com' });
    expect(await comment.text()).toContain('Lovely');
  });
});

describe('comments', () => {
  test('of one post can be closed, and stay open at others', async () => {
    const id = await write('posts', { title: 'Talk', content: '<p>x</p>', status: 'publish' });
    expect(await (await get('/journal/talk')).text()).toContain('comment_post_ID');
    expect(await (await get('/journal/talk')).text()).toMatch(/data-block="\d+"/);
    const saved = await change(id, { comments_open: false });
    expect(saved.body.comments_open).toBe(false);
    expect(await (await get('/journal/talk')).text()).not.toContain('comment_post_ID');
    const { body } = await send('GET', `wp/v2/posts/${id}`);
    expect(body.comment_status).toBe('closed');
  });
});
