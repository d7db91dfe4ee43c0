import { beforeEach, describe, expect, test } from 'vitest';
import { visit } from '#server/accounts/testing/test-browsing.ts';
import { listComments } from '#server/comments/list-comments.ts';
import { changeComment } from '#server/comments/manage-comments.ts';
import type { CommentStatus } from '#server/comments/tables.ts';
import { type SentComment, writeComment } from '#server/comments/write-comment.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { PageResult } from '../page.ts';
import { postPage } from './post-page.ts';

const NOW = Date.UTC(2026, 5, 1);
const database = await testDatabase();
const { db } = database;
let invalidated: string[] = [];
const ctx: ShopContext = testContext(db, {
  now: NOW,
  invalidate: async (tags) => void invalidated.push(...tags),
});
const open: ShopContext = { ...ctx, settings: { ...ctx.settings, 'comments.hold': 'none' } };
let post = 0;
let address = 0;

beforeEach(async () => {
  await database.reset();
  invalidated = [];
  post = await saveDocument(db, {
    kind: 'post',
    slug: 'glaze',
    title: 'How we glaze',
    excerpt: 'By hand.',
    status: 'publish',
    publishedAt: NOW - 1000,
    blocks: [],
  });
});

/** Each from a network of its own, unless the test is about that. */
function somebody(from?: string) {
  address += 1;
  return visit(NOW, { address: from ?? `203.0.113.${address}` });
}

function sent(parts: Partial<SentComment> = {}): SentComment {
  return {
    documentId: post,
    parentId: 0,
    author: 'Joost',
    email: 'joost@example.com',
    text: 'Is it safe for the dishwasher?',
    honeypot: '',
    age: 60_000,
    ...parts,
  };
}

async function write(parts: Partial<SentComment> = {}, shop = open) {
  const result = await writeComment(shop, somebody(), sent(parts));
  if (!result.ok) throw new Error(result.problem.code);
  return result;
}

const texts = async () => (await listComments(ctx, post)).map(({ text }) => text);

async function moderate(id: number, status: CommentStatus): Promise<void> {
  const comment = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await changeComment(ctx, comment, { status })).toMatchObject({ ok: true });
}

describe('a comment', () => {
  test('is plain text under its post, and the page is rendered anew', async () => {
    const { id, status } = await write({ text: '<script>x()</script>Lovely <b>bowl</b>' });
    expect(status).toBe('approved');
    expect(await listComments(ctx, post)).toEqual([
      { id, parentId: 0, author: 'Joost', byShop: false, text: 'Lovely bowl', writtenAt: NOW },
    ]);
    expect(invalidated).toContain(`document:${post}`);
  });

  test('of somebody new waits to be read; once one is shown, the next are at once', async () => {
    const first = await write({}, ctx);
    expect(first.status).toBe('held');
    expect(await texts()).toEqual([]);
    await moderate(first.id, 'approved');
    expect(await texts()).toHaveLength(1);
    expect(await write({ text: 'And for the oven?' }, ctx)).toMatchObject({ status: 'approved' });
    await moderate(first.id, 'spam');
    expect(await texts()).toEqual(['And for the oven?']);
  });

  test.each([
    ['without words', { text: ' \n' }, 'text'],
    ['that is only markup', { text: '<b></b>' }, 'text'],
    ['of a megabyte', { text: 'x'.repeat(1_000_000) }, 'long'],
    ['without a name', { author: ' ' }, 'name'],
    ['without an address', { email: '' }, 'email'],
    ['with half an address', { email: 'joost@' }, 'email'],
  ])('%s is refused', async (_, parts, code) => {
    const result = await writeComment(open, somebody(), sent(parts));
    expect(result).toMatchObject({ ok: false, problem: { code: `comments.problem.${code}` } });
    expect(await db.selectFrom('comments').select('id').execute()).toEqual([]);
  });

  test.each([
    ['of a program that fills every field', { honeypot: 'http://x' }, 'spam'],
    ['with a link for a name', { author: 'http://pills.example' }, 'spam'],
    ['written in no time', { age: 200 }, 'held'],
    ['full of links', { text: 'http://a.example http://b.example http://c.example' }, 'held'],
  ])('%s is thanked for and not shown', async (_, parts, status) => {
    expect(await write(parts)).toMatchObject({ ok: true, status: 'held' });
    expect(await db.selectFrom('comments').select('status').execute()).toEqual([{ status }]);
    expect(await texts()).toEqual([]);
  });

  test('sent twice, also at once, is one', async () => {
    const [first, second] = await Promise.all([write(), write()]);
    const third = await write();
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
  });

  test('comes no more than so often from one network', async () => {
    const results = [];
    for (let at = 0; at < 8; at += 1) {
      const visitor = somebody('198.51.100.77');
      results.push(await writeComment(open, visitor, sent({ text: `Number ${at}` })));
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({ problem: { code: 'comments.problem.often' } });
  });

  test('answers only what everybody can read, of the same post [TH-46]', async () => {
    const top = await write();
    const held = await write({ text: 'Held back' }, ctx);
    await moderate(held.id, 'held');
    const result = await write({ parentId: top.id, text: 'It is.' });
    const lost = await write({ parentId: held.id, text: 'To nobody.' });
    const made = await write({ parentId: 12_345, text: 'To nothing.' });
    const parents = new Map(
      (await listComments(ctx, post)).map((each) => [each.id, each.parentId]),
    );
    expect(parents.get(result.id)).toBe(top.id);
    expect(parents.get(lost.id)).toBe(0);
    expect(parents.get(made.id)).toBe(0);
  });
});

describe('the page of a post', () => {
  const nonce = makeNonce(testSecret, 'public', NOW);
  const request = (query = '') => ({
    path: '/journal/glaze',
    params: { slug: 'glaze' },
    query: postPage.canonicalQuery(new URLSearchParams(query), ctx.settings),
    visitor: somebody(),
  });

  function send(values: Record<string, string>, shop = open) {
    const form = new FormData();
    const all = { author: 'Joost', email: 'joost@example.com', comment: 'Hello', ...values };
    for (const [name, value] of Object.entries({ _wpnonce: nonce, ...all })) form.set(name, value);
    return postPage.post?.(shop, request(), form);
  }

  function getComments(result: PageResult<'post'> | undefined) {
    if (result?.kind !== 'page') throw new Error(`no page: ${result?.kind}`);
    return result.data.comments;
  }

  test('takes a comment without script and leads to it, or says that it is being read', async () => {
    expect(await send({ comment: 'Shown' })).toMatchObject({
      kind: 'redirect',
      status: 303,
      to: expect.stringMatching(/^\/journal\/glaze#comment-\d+$/),
    });
    const to = '/journal/glaze?comment_held=1#respond';
    expect(await send({ comment: 'Read first', email: 'new@example.com' }, ctx)).toMatchObject({
      to,
    });
    const held = getComments(await postPage.load(ctx, request('comment_held=1')));
    expect(held).toMatchObject({ held: true, count: 1 });
  });

  test('keeps what was typed and whom it answers when something is wrong', async () => {
    const { id } = await write();
    const notice = getComments(
      await send({ email: 'nothing', comment: 'Mine', comment_parent: `${id}` }),
    );
    expect(notice).toMatchObject({
      replyTo: id,
      values: { text: 'Mine', email: 'nothing' },
      problem: { field: 'email' },
    });
    const stale = getComments(await send({ _wpnonce: 'old', comment: 'Mine' }));
    expect(stale.problem?.text).toContain('has expired');
  });

  test('renders the form under the comment that the address names, and only under one [TH-48]', async () => {
    const { id } = await write();
    const handled = getComments(await postPage.load(ctx, request(`replytocom=${id}`)));
    expect(handled).toMatchObject({ replyTo: id });
    const nothing = await postPage.load(ctx, request('replytocom=999'));
    expect(nothing).toEqual({ kind: 'redirect', status: 302, to: '/journal/glaze' });
    expect([...request('replytocom=x&utm=1').query]).toEqual([]);
  });

  test('takes none where comments are switched off', async () => {
    const off = { ...ctx, settings: { ...ctx.settings, 'comments.enabled': false } };
    expect(await send({}, off)).toEqual({ kind: 'not-found' });
    expect(getComments(await postPage.load(off, request()))).toMatchObject({ open: false });
  });
});
