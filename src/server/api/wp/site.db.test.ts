import { beforeEach, describe, expect, test } from 'vitest';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../wc/testing/manager-client.ts';
import { getExchange, replay } from '../wc/testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const WP = '/wp-json/wp/v2';
const COMMENTS = `${WP}/comments`;
const of = (method: string, path: string) => getExchange('wp-v2', method, `/wp/v2${path}`);

describe('the site', () => {
  test('kinds, taxonomies and settings have the keys of WordPress', async () => {
    const client = await managerClient(db);
    await replay(client, of('GET', '/types/product'));
    await replay(client, of('GET', '/taxonomies/product_cat'));
    await replay(client, of('GET', '/settings'));
    // WordPress does not say that one may also write them.
    const comments = of('GET', '/comments?per_page=1');
    const { Allow: _allow, ...headers } = comments.headers;
    await replay(client, { ...comments, headers });
    const { send } = client;
    const anonymous = async (path: string) => (await send('GET', WP + path, undefined, {})).body;
    expect(Object.keys(await anonymous('/types'))).toEqual([
      'post',
      'page',
      'attachment',
      'product',
    ]);
    expect(Object.keys(await anonymous('/statuses'))).toEqual(['publish']);
    expect(Object.keys((await send('GET', `${WP}/statuses`)).body)).toContain('draft');
    expect((await anonymous('/types/none')).code).toBe('rest_type_invalid');
    const { taxonomies } = await anonymous('/types/post');
    expect(taxonomies).toEqual(['category', 'post_tag']);
    const tags = await anonymous('/taxonomies/post_tag');
    expect(tags).toMatchObject({ types: ['post'], rest_base: 'tags', rest_namespace: 'wp/v2' });
    expect((await anonymous('/taxonomies/none')).code).toBe('rest_taxonomy_invalid');
    expect((await anonymous('/settings')).code).toBe('rest_cannot_view');
  });

  test('settings are those of the shop, and a wrong one changes nothing', async () => {
    const { send } = await managerClient(db);
    const body = { title: 'Oak & Ash', timezone: 'Europe/Paris', default_comment_status: 'closed' };
    const saved = await send('POST', `${WP}/settings`, body);
    expect(saved.body).toMatchObject(body);
    const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual([
      'comments.enabled',
      'shop.name',
      'shop.timeZone',
    ]);
    const wrong: [object, string][] = [
      [{ title: '' }, 'title'],
      [{ title: 'Fine', email: 'x' }, 'email'],
      [{ timezone: 'Mars/Base' }, 'timezone'],
      [{ timezone: '' }, 'timezone'],
      [{ language: 'en_a1' }, 'language'],
      [{ description: 'x'.repeat(500) }, 'description'],
      [{ default_comment_status: 'maybe' }, 'default_comment_status'],
      [{ woocommerce_default_catalog_orderby: 7 }, 'woocommerce_default_catalog_orderby'],
    ];
    for (const [input, field] of wrong) {
      const response = await send('POST', `${WP}/settings`, input);
      expect(response.status, field).toBe(400);
      expect(Object.keys(response.body.data.params)).toEqual([field]);
    }
    expect(await db.selectFrom('settings').select('name').execute()).toHaveLength(3);
    expect(await db.selectFrom('manager_changes').select('id').execute()).toHaveLength(3);
    const editor = await managerClient(db, { role: 'editor' });
    expect((await editor.send('POST', `${WP}/settings`, body)).status).toBe(403);
  });

  test('one search finds products, pages and categories', async () => {
    await fillCartShop(db);
    const page = { kind: 'page', slug: 'trays', title: 'Our tray makers', excerpt: '' } as const;
    await saveDocument(db, { ...page, publishedAt: 1, blocks: [] });
    await saveDocument(db, { ...page, slug: 'x', status: 'draft', publishedAt: 1, blocks: [] });
    const client = await managerClient(db);
    const path = `${WP}/search?search=tray&per_page=1`;
    const first = await replay(client, of('GET', '/search?search=mug&per_page=1'), { path });
    expect([first.headers.get('x-wp-total'), first.body[0].subtype]).toEqual(['2', 'product']);
    const pages = await client.send(
      'GET',
      `${WP}/search?search=tray&subtype=page&_embed`,
      undefined,
      {},
    );
    expect(pages.body).toMatchObject([{ title: 'Our tray makers', subtype: 'page' }]);
    expect(pages.body[0]._embedded.self[0].slug).toBe('trays');
    const terms = await client.send('GET', `${WP}/search?search=tab&type=term`);
    expect(terms.body).toMatchObject([{ title: 'Table', type: 'term', subtype: 'product_cat' }]);
    const missing = await client.send('GET', `${WP}/search`);
    expect(missing.body.code).toBe('rest_missing_callback_param');
  });

  test('what wc/v3 links to comes along too', async () => {
    const { tray } = await fillCartShop(db);
    const { send, customerId } = await managerClient(db);
    const lines = { line_items: [{ product_id: tray, quantity: 1 }] };
    const order = (await send('POST', '/orders', { ...lines, customer_id: customerId })).body;
    const read = await send('GET', `/orders/${order.id}?_embed=customer`);
    expect(read.body._embedded.customer[0]).toMatchObject({ id: customerId });
    const words = { reviewer: 'Ann', reviewer_email: 'ann@example.com', review: 'Lovely' };
    await send('POST', '/products/reviews', { ...words, product_id: tray, rating: 5 });
    const reviews = await send('GET', '/products/reviews?_embed');
    expect(reviews.body[0]._embedded.up[0]).toMatchObject({ id: tray });
    const guest = await send('POST', '/orders', lines);
    expect(guest.body._links).not.toHaveProperty('customer');
  });
});

describe('comments', () => {
  async function journal() {
    const post = { kind: 'post' as const, title: 'Glaze', excerpt: '', blocks: [] };
    const published = await saveDocument(db, { ...post, slug: 'glaze', publishedAt: NOW - 1 });
    const draft = await saveDocument(db, { ...post, slug: 'no', status: 'draft', publishedAt: 1 });
    return { shown: published, draft };
  }

  test('are written, held, trashed, brought back and deleted', async () => {
    const { shown: published, draft } = await journal();
    const tags: string[] = [];
    const parts = { invalidate: async (some: readonly string[]) => void tags.push(...some) };
    const { send } = await managerClient(db, { role: 'editor', parts });
    const input = { post: published, author_name: 'Ann', author_email: 'Ann@example.com' };
    const content = '<b>Lovely</b>\n\nmug<script>x()</script>';
    const made = await send('POST', COMMENTS, { ...input, content });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      status: 'approved',
      author_email: 'ann@example.com',
      content: { raw: 'Lovely\n\nmug', rendered: '<p>Lovely</p>\n<p>mug</p>\n' },
    });
    expect(tags).toContain(`document:${published}`);
    const { id } = made.body;
    const reply = await send('POST', COMMENTS, { post: published, parent: id, content: 'Thanks' });
    expect(reply.body).toMatchObject({ parent: id, author_name: 'My shop' });
    const embedded = await send('GET', `${WP}/posts/${published}?_embed=replies`, undefined, {});
    expect(embedded.body._embedded.replies[0]).toHaveLength(2);
    expect(JSON.stringify(embedded.body)).not.toContain('ann@');
    const up = await send('GET', `${COMMENTS}/${reply.body.id}?_embed`);
    expect(up.body._embedded.up[0]).toMatchObject({ id: published });
    expect(up.body._embedded['in-reply-to'][0]).toMatchObject({ id });

    const one = `${COMMENTS}/${id}`;
    expect((await send('GET', one, undefined, {})).body).toMatchObject({
      id,
      author_avatar_urls: {},
    });
    expect((await send('PUT', one, { status: 'hold' })).body.status).toBe('hold');
    expect((await send('GET', one, undefined, {})).status).toBe(401);
    expect((await send('GET', COMMENTS, undefined, {})).headers.get('x-wp-total')).toBe('1');
    expect((await send('GET', `${COMMENTS}?status=all`, undefined, {})).status).toBe(401);
    expect((await send('GET', `${COMMENTS}?status=all&search=LOVELY`)).body).toHaveLength(1);
    expect((await send('DELETE', one)).body.status).toBe('trash');
    expect((await send('DELETE', one)).status).toBe(410);
    expect((await send('PUT', one, { status: 'untrash' })).body.status).toBe('hold');
    const gone = await send('DELETE', `${one}?force=true`);
    expect(gone.body).toMatchObject({ deleted: true, previous: { id } });
    expect((await send('GET', `${COMMENTS}/${reply.body.id}`)).body.parent).toBe(0);
    await send('PUT', `${WP}/posts/${published}`, { status: 'draft' });
    expect((await send('GET', COMMENTS, undefined, {})).body).toEqual([]);
    const log = await db.selectFrom('manager_changes').select('resource').execute();
    expect(log.filter(({ resource }) => resource === 'comment')).toHaveLength(6);

    const wrong: [object, number, string][] = [
      [{ ...input, content: ' ' }, 400, 'content'],
      [{ ...input, content: 'x'.repeat(6000) }, 400, 'content'],
      [{ ...input, post: 999_999, content: 'x' }, 403, 'post'],
      [{ ...input, post: draft, content: 'x' }, 403, 'post'],
      [{ ...input, author_email: 'x', content: 'x', post: published }, 400, 'author_email'],
      [{ ...input, parent: 999_999, content: 'x' }, 400, 'parent'],
      [{ ...input, status: 'gone', content: 'x' }, 400, 'status'],
    ];
    await send('PUT', `${WP}/posts/${published}`, { status: 'publish' });
    for (const [body, status, field] of wrong) {
      const response = await send('POST', COMMENTS, body);
      expect([response.status, Object.keys(response.body.data.params)], field).toEqual([
        status,
        [field],
      ]);
    }
    expect(await db.selectFrom('comments').select('id').execute()).toHaveLength(1);
  });
});
