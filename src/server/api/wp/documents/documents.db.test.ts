import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { getExchange, replay } from '../../wc/testing/recorded.ts';

// On PostgreSQL in every run: src/server/content/managing.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const WP = '/wp-json/wp/v2';
const PAGES = `${WP}/pages`;
const editor = () => managerClient(db, { role: 'editor' });
const log = () =>
  db.selectFrom('manager_changes').select(['resource', 'action', 'before', 'after']).execute();

const of = (method: string, path: string, nth = 0) =>
  getExchange('wp-v2', method, `/wp/v2${path}`, nth);

describe('what was recorded with WordPress', () => {
  test('a page from draft to deleted', async () => {
    const client = await editor();
    const created = await replay(client, of('POST', '/pages'));
    const { id } = created.body;
    const path = `${PAGES}/${id}`;
    expect(created.headers.get('location')).toBe(`https://shop.example${path}`);
    expect(created.body.content).toMatchObject({ raw: '<p>Two days.</p>', protected: false });
    const published = await replay(client, of('PUT', '/pages/163'), { path });
    expect(published.body).toMatchObject({
      status: 'publish',
      link: 'https://shop.example/delivery-times',
    });
    const listed = await replay(client, of('GET', '/pages?slug=delivery-times'));
    expect(listed.body[0].title).toEqual({ rendered: 'Delivery' });
    const revisions = await replay(client, of('GET', '/pages/163/revisions'), {
      path: `${path}/revisions`,
    });
    expect(revisions.headers.get('x-wp-total')).toBe('1');
    const trashed = await replay(client, of('DELETE', '/pages/163'), { path });
    expect(trashed.body).toMatchObject({ slug: 'delivery-times__trashed', status: 'trash' });
    expect((await client.send('DELETE', path)).status).toBe(410);
    await replay(client, of('DELETE', '/pages/163?force=true'), { path: `${path}?force=true` });
    expect((await log()).map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
      'deleted',
    ]);
    const [, changed] = await log();
    expect(JSON.parse(changed?.before ?? '').status).toBe('draft');
    expect(JSON.parse(changed?.after ?? '').status).toBe('publish');
  });

  test('lists, what is not there, and somebody who is not known', async () => {
    const client = await editor();
    await replay(client, of('GET', '/posts?per_page=1&_embed=1'));
    await replay(client, of('GET', '/pages/999999'));
    await replay(client, of('POST', '/pages', 1));
    expect(await log()).toEqual([]);
  });
});

describe('reading', () => {
  test('everybody reads what is published, and nothing else', async () => {
    const { send } = await editor();
    const body = { title: 'About', content: '<p>Us</p>', status: 'publish' };
    const { id } = (await send('POST', PAGES, body)).body;
    const draft = (await send('POST', PAGES, { title: 'Secret' })).body.id;
    const ahead = { title: 'Soon', status: 'publish', date: '2030-01-01T00:00:00' };
    expect((await send('POST', PAGES, ahead)).body.status).toBe('future');
    const anonymous = (path: string) => send('GET', path, undefined, {});
    const list = await anonymous(PAGES);
    expect(list.body.map((page: { id: number }) => page.id)).toEqual([id]);
    expect(list.body[0].content).toEqual({ rendered: '<p>Us</p>\n', protected: false });
    expect((await anonymous(`${PAGES}/${id}`)).status).toBe(200);
    expect((await anonymous(`${PAGES}/${draft}`)).body.code).toBe('rest_forbidden');
    expect((await anonymous(`${PAGES}?context=edit`)).body.code).toBe('rest_forbidden_context');
    expect((await anonymous(`${PAGES}?status=any`)).status).toBe(400);
    const all = await send('GET', `${PAGES}?status=any&orderby=id&order=asc&_fields=id,status`);
    expect(all.body.map(({ status }: { status: string }) => status)).toEqual([
      'publish',
      'draft',
      'future',
    ]);
    expect((await send('GET', `${PAGES}?page=7`)).body.code).toBe('rest_post_invalid_page_number');
    expect((await send('GET', `${PAGES}?search=us&status=any`)).headers.get('x-wp-total')).toBe(
      '1',
    );
  });

  test('author and picture come with a post that is asked for with _embed', async () => {
    const { send, customerId } = await editor();
    const media = await db
      .insertInto('media')
      .values({
        slug: 'cup',
        key: 'k',
        mime: 'image/jpeg',
        width: 9,
        height: 9,
        bytes: 1,
        alt: '',
        created_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const post = { title: 'Glaze', content: 'x', status: 'publish', featured_media: media.id };
    const { id } = (await send('POST', `${WP}/posts`, post)).body;
    const { body } = await send('GET', `${WP}/posts?_embed`);
    expect(body[0]._embedded['wp:featuredmedia'][0]).toMatchObject({ id: media.id, slug: 'cup' });
    expect(body[0].author).toBe(customerId);
    const some = await send(
      'GET',
      `${WP}/posts/${id}?_embed=wp:featuredmedia&_fields=id,_embedded`,
    );
    expect(Object.keys(some.body)).toEqual(['id', '_embedded']);
    expect(Object.keys(some.body._embedded)).toEqual(['wp:featuredmedia']);
    expect((await send('GET', `${WP}/posts/${id}`)).body).not.toHaveProperty('_embedded');
  });
});

describe('writing', () => {
  test('HTML is made safe, and other blocks stay what they are', async () => {
    const { send } = await editor();
    const hero = '<!-- wp:vitrine/hero {"title":"Oak","button":{"label":"Go","url":"/shop"}} /-->';
    const content = `<p onclick="x()">One<script>y()</script></p>\n${hero}\n<p>Two</p>`;
    const { body } = await send('POST', PAGES, { title: 'Home', content });
    expect(body.content.raw).not.toMatch(/script|onclick/);
    const again = await send('PUT', `${PAGES}/${body.id}`, { content: body.content });
    expect(again.body.content).toEqual(body.content);
    const rows = await db.selectFrom('blocks').select('kind').orderBy('position').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['text', 'hero', 'text']);
  });

  const WRONG: [string, object, string][] = [
    ['a block nobody knows', { content: '<!-- wp:vitrine/carousel {} /-->' }, 'content'],
    [
      'a button to a script',
      {
        content:
          '<!-- wp:vitrine/hero {"title":"x","button":{"label":"x","url":"javascript:x"}} /-->',
      },
      'content',
    ],
    ['settings that are no JSON', { content: '<!-- wp:vitrine/hero {x} /-->' }, 'content'],
    ['nothing at all', {}, 'content'],
    ['an author who is nobody', { title: 'x', author: 999_999 }, 'author'],
    ['a picture that is none', { title: 'x', featured_media: 999_999 }, 'featured_media'],
    ['a status of no kind', { title: 'x', status: 'hot' }, 'status'],
    ['a title that is a list', { title: ['x'] }, 'title'],
    ['a title with a NUL', { title: 'a\0b' }, 'title'],
    ['an endless title', { title: 'x'.repeat(5000) }, 'title'],
    ['a date that is none', { title: 'x', date: 'soon' }, 'date'],
    ['content inside of content', { content: { raw: { raw: 'x' } } }, 'content'],
  ];

  test('what is wrong is refused by the name of the field, and nothing is written', async () => {
    const { send } = await editor();
    for (const [what, body, field] of WRONG) {
      const response = await send('POST', PAGES, body);
      expect(response.status, what).toBe(400);
      expect(Object.keys(response.body.data.params), what).toEqual([field]);
    }
    expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
  });

  test('a slug of the shop itself or of another page gets a number', async () => {
    const { send } = await editor();
    const loadSlug = async (body: object) => (await send('POST', PAGES, body)).body.slug;
    expect(await loadSlug({ title: 'Cart' })).toBe('cart-2');
    expect(await loadSlug({ title: 'About us' })).toBe('about-us');
    expect(await loadSlug({ title: 'About us' })).toBe('about-us-2');
  });

  test('the second of two editors is warned', async () => {
    const { send, authorization } = await editor();
    const made = await send('POST', PAGES, { title: 'About' });
    const path = `${PAGES}/${made.body.id}`;
    const etag = (await send('GET', path)).headers.get('etag') ?? '';
    const first = await send('PUT', path, { title: 'A' }, { authorization, 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await send('PUT', path, { title: 'B' }, { authorization, 'if-match': etag });
    expect([second.status, second.body.code]).toEqual([412, 'rest_precondition_failed']);
    const old = { authorization, 'if-unmodified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' };
    expect((await send('PUT', path, { title: 'B' }, old)).status).toBe(412);
    expect((await send('GET', `${path}?context=edit`)).body.title.raw).toBe('A');
  });

  test('from the trash it comes back under its slug, with what it said before', async () => {
    const { send } = await editor();
    const made = await send('POST', `${WP}/posts`, { title: 'Glaze', status: 'publish' });
    const path = `${WP}/posts/${made.body.id}`;
    await send('PUT', path, { content: '<p>New</p>' });
    await send('DELETE', path);
    const back = await send('PUT', path, { status: 'publish' });
    expect(back.body).toMatchObject({ slug: 'glaze', status: 'publish' });
    const revisions = await send('GET', `${path}/revisions?context=edit`);
    expect(revisions.body.map(({ content }: { content: { raw: string } }) => content.raw)).toEqual([
      '<p>New</p>',
      '',
    ]);
    const [, oldest] = revisions.body;
    expect((await send('DELETE', `${path}/revisions/${oldest.id}`)).status).toBe(501);
    expect((await send('DELETE', `${path}/revisions/${oldest.id}?force=1`)).body.deleted).toBe(
      true,
    );
    expect((await send('GET', `${path}/revisions/${oldest.id}`)).status).toBe(404);
  });

  test.each([
    [{ role: 'customer' as const }, 403],
    [{ role: 'editor' as const, permissions: 'read' as const }, 401],
  ])('%o may not', async (choices, status) => {
    const { send } = await managerClient(db, choices);
    expect((await send('POST', PAGES, { title: 'x' })).status).toBe(status);
    expect(await log()).toEqual([]);
  });
});
