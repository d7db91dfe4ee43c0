import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import { moderateReview } from '#server/reviews/moderate-review.ts';
import { reviewSection } from '#server/reviews/reading/review-section.ts';
import { recount } from '#server/reviews/testing/recount.ts';
import {
  addBought,
  getCodes,
  guest,
  sentReview,
  writingDesk,
} from '#server/reviews/testing/review-shop.ts';
import { writeReview } from '#server/reviews/writing/write-review.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { NOW as INSIDE_NOW, inside } from './testing/test-account.ts';
import { addPerson } from './testing/test-people.ts';

const database = await testDatabase();
const { db } = database;
const desk = writingDesk(db);
let mug = 0;

beforeEach(async () => {
  await database.reset();
  ({ mug } = await desk.open());
});

describe('without a setting changed', () => {
  const context = () => desk.context({ 'reviews.hold': defaultSettings()['reviews.hold'] });

  test('the review of whoever has bought nothing waits, and says so kindly', async () => {
    const result = await writeReview(context(), guest(NOON), sentReview(mug));
    expect(getCodes(result)).toBe('held');
    expect((await reviewSection(context(), mug)).rating.count).toBe(0);
  });

  test('the first review of a buyer waits, the next is shown', async () => {
    const id = await addPerson(db, 'ada@example.com', INSIDE_NOW);
    const bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON);
    const cup = await saveProduct(db, { slug: 'cup', name: 'Cup' }, NOON);
    const ada = { ...context(), now: INSIDE_NOW };
    const { browser } = await inside(ada, 'ada@example.com');
    const write = (productId: number, comment: string) =>
      writeReview(ada, browser, sentReview(productId, { comment }));
    for (const each of [mug, bowl]) {
      await addBought(db, each, { email: 'ada@example.com', customerId: id });
    }
    const first = await write(mug, 'My first review of all.');
    expect(getCodes(first)).toBe('held');
    // Waiting, it is no proof yet.
    expect(getCodes(await write(bowl, 'My second one, a moment later.'))).toBe('held');
    await moderateReview(ada, first.ok ? first.id : 0, 'approved');
    expect(getCodes(await write(bowl, 'And a third, after they were read.'))).toBe('approved');
    // Known, but this one was not bought.
    expect(getCodes(await write(cup, 'I have seen this cup at a friend’s.'))).toBe('held');
    // Her address alone is no proof of being her.
    const typed = sentReview(bowl, { email: 'ada@example.com', comment: 'I am Ada, really.' });
    expect(getCodes(await writeReview(ada, guest(INSIDE_NOW), typed))).toBe('held');
  });
});

describe('many reviews of one star from one address', () => {
  const ADDRESS = '203.0.113.66';
  const open = { 'reviews.hold': 'none', 'reviews.limitPerHour': 0 } as const;
  const DAY = 24 * 60 * 60 * 1000;
  let entries: ManagerEntry[] = [];

  function bad(at: number, { address = ADDRESS, rating = 1, now = NOON } = {}) {
    const ctx = {
      ...desk.context(open),
      now,
      notifyManager: (e: ManagerEntry) => void entries.push(e),
    };
    const comment = `Complaint number ${at}: ${'x'.repeat(at)}`;
    const sent = sentReview(mug, { rating, comment, email: `bad${at}@example.com` });
    return writeReview(ctx, guest(now, address), sent);
  }
  const statuses = async () => (await desk.rows()).map(({ status }) => status);

  beforeEach(() => {
    entries = [];
  });

  test('are one entry for the manager, and all of them wait', async () => {
    for (let at = 1; at <= 9; at += 1) expect(getCodes(await bad(at))).toBe('approved');
    expect(entries).toEqual([]);
    await bad(20, { rating: 5 });
    await bad(21, { address: '203.0.113.67' });
    expect(getCodes(await bad(10))).toBe('held');
    expect(getCodes(await bad(11))).toBe('held');
    expect(new Set(entries.map(({ code, subject }) => `${code} ${subject}`)).size).toBe(1);
    expect(entries[0]).toMatchObject({ code: 'reviews.flood' });
    // The address itself is stored nowhere.
    expect(JSON.stringify([entries, await desk.rows()])).not.toContain(ADDRESS);
    const rows = await desk.rows();
    const visible = rows.filter(({ status }) => status === 'approved').map(({ email }) => email);
    expect(visible).toEqual(['bad20@example.com', 'bad21@example.com']);
    expect((await reviewSection(desk.context(), mug)).rating.count).toBe(2);
    expect(await recount(db)).toEqual([]);
  });

  test('are single opinions when days lie between them', async () => {
    for (let at = 1; at <= 12; at += 1) {
      expect(getCodes(await bad(at, { now: NOON + at * 0.2 * DAY }))).toBe('approved');
    }
    expect(entries).toEqual([]);
    expect(new Set(await statuses())).toEqual(new Set(['approved']));
  });
});
