import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { getVisitor } from '#server/platform/sessions/visitor.ts';
import { reviewSection } from './reading/review-section.ts';
import { saveReview } from './save-review.ts';
import { recount } from './testing/recount.ts';
import { vote } from './vote.ts';
import { loadVoter, VOTER_COOKIE } from './voter.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
let mug = 0;
let review = 0;

beforeEach(async () => {
  await database.reset();
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
  review = await saveReview(db, parseRow('Lovely.'), NOON);
});

const parseRow = (text: string) => ({
  productId: mug,
  rating: 5,
  text,
  author: 'Ada',
  createdAt: NOON,
});
const voter = (name: string) => ({ keys: [`v:${name}`] });

describe('a vote', () => {
  test('counts once, is ignored the second time and switches to the other side [RV-39] [RV-42] [RV-43]', async () => {
    expect(await vote(ctx, voter('a'), review, 'up')).toEqual({ ok: true, up: 1, down: 0 });
    expect(await vote(ctx, voter('a'), review, 'up')).toEqual({ ok: false, reason: 'same' });
    expect(await vote(ctx, voter('b'), review, 'up')).toEqual({ ok: true, up: 2, down: 0 });
    expect(await vote(ctx, voter('a'), review, 'down')).toEqual({ ok: true, up: 1, down: 1 });
    const { reviews } = await reviewSection(ctx, mug);
    expect(reviews[0]?.votes).toEqual({ up: 1, down: 1 });
  });

  test('given before logging in is the same person’s afterwards', async () => {
    await vote(ctx, voter('a'), review, 'up');
    const customer = { keys: ['c:7', 'v:a'] };
    expect(await vote(ctx, customer, review, 'up')).toEqual({ ok: false, reason: 'same' });
    expect(await vote(ctx, customer, review, 'down')).toEqual({ ok: true, up: 0, down: 1 });
    expect(await vote(ctx, voter('a'), review, 'down')).toEqual({ ok: true, up: 0, down: 2 });
  });

  test('finds nothing where the review is not shown, is a reply, or votes are off', async () => {
    const held = await saveReview(db, { ...parseRow('Held'), status: 'held' }, NOON);
    const reply = await saveReview(
      db,
      { ...parseRow('Thanks'), rating: null, parentId: review },
      NOON,
    );
    for (const id of [held, reply, 999]) {
      expect(await vote(ctx, voter('a'), id, 'up')).toEqual({ ok: false, reason: 'gone' });
    }
    const off = catalogContext(db, { 'reviews.votes': false });
    expect(await vote(off, voter('a'), review, 'up')).toEqual({ ok: false, reason: 'off' });
    const closed = catalogContext(db, { 'reviews.enabled': false });
    expect(await vote(closed, voter('a'), review, 'up')).toEqual({ ok: false, reason: 'off' });
  });

  test('tells the pages that show it', async () => {
    const invalidated: string[] = [];
    const invalidate = async (tags: readonly string[]) => void invalidated.push(...tags);
    await vote({ ...ctx, invalidate }, voter('a'), review, 'up');
    expect(invalidated).toEqual([`reviews:${mug}`, 'reviews']);
    await vote({ ...ctx, invalidate }, voter('a'), review, 'up');
    expect(invalidated).toHaveLength(2);
  });
});

describe('votes at once', () => {
  test('of one visitor count once, in two processes too [RV-42]', async () => {
    const other = await openDatabase(database.target);
    const clicks = Array.from({ length: 24 }, (_, click) =>
      vote(click % 2 ? ctx : catalogContext(other.db), voter('a'), review, 'up'),
    );
    const results = await Promise.all(clicks);
    await other.close();
    expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, up: 1, down: 0 }]);
    expect(await counters()).toEqual({ votes_up: 1, votes_down: 0, score: 1 });
  });

  test('of many visitors all count, up and down and switching [RV-39] [RV-43]', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, who) => vote(ctx, voter(`${who}`), review, 'up')),
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, who) => vote(ctx, voter(`${who}`), review, 'down')),
    );
    expect(await counters()).toEqual({ votes_up: 10, votes_down: 20, score: -10 });
    expect(await recount(db)).toEqual([]);
  });

  test('of one visitor both ways end in one vote', async () => {
    await Promise.all(
      Array.from({ length: 21 }, (_, click) =>
        vote(ctx, voter('a'), review, click % 2 ? 'down' : 'up'),
      ),
    );
    const { votes_up, votes_down } = await counters();
    expect(votes_up + votes_down).toBe(1);
    expect(await recount(db)).toEqual([]);
  });

  async function counters() {
    return db
      .selectFrom('reviews')
      .select(['votes_up', 'votes_down', 'score'])
      .where('id', '=', review)
      .executeTakeFirstOrThrow();
  }
});

describe('who votes', () => {
  const secret = 's'.repeat(64);
  const visit = (cookie = '', address = '192.0.2.1') =>
    getVisitor(
      { headers: new Headers(cookie ? { cookie } : {}) },
      { secret, now: NOON, https: false, address },
    );
  const getCookie = (visitor: ReturnType<typeof visit>) =>
    visitor.cookies.get(VOTER_COOKIE)?.split(';')[0] ?? '';

  test('is known by a signed cookie, which nobody can make up [RV-39]', async () => {
    const first = visit();
    const { keys } = await loadVoter(ctx, first, 'browser');
    expect(await loadVoter(ctx, visit(getCookie(first)), 'browser')).toEqual({ keys });
    const forged = getCookie(first).replace(/=.{4}/, '=0000');
    expect((await loadVoter(ctx, visit(forged, '192.0.2.9'), 'other')).keys).not.toEqual(keys);
    expect(first.cookies.get(VOTER_COOKIE)).toMatch(/HttpOnly/i);
  });

  test('is one visitor while clicks come at once without a cookie, and others are not', async () => {
    const { keys } = await loadVoter(ctx, visit(), 'browser');
    expect((await loadVoter(ctx, visit(), 'browser')).keys).toEqual(keys);
    expect((await loadVoter(ctx, visit(), 'another')).keys).not.toEqual(keys);
    expect((await loadVoter(ctx, visit('', '192.0.2.2'), 'browser')).keys).not.toEqual(keys);
  });
});
