import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { moderateReview } from '#server/reviews/moderate-review.ts';
import { reviewSection } from '#server/reviews/reading/review-section.ts';
import { recount } from '#server/reviews/testing/recount.ts';
import {
  addBought,
  addInvitation,
  getCodes,
  guest,
  jpegFile,
  sentReview,
  writingDesk,
} from '#server/reviews/testing/review-shop.ts';
import { writeReview } from '#server/reviews/writing/write-review.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { NOW as INSIDE_NOW, inside } from './testing/test-account.ts';
import { addPerson } from './testing/test-people.ts';

const database = await testDatabase();
const { db } = database;
const desk = writingDesk(db);
const { context, send, rows } = desk;
let mug = 0;

beforeEach(async () => {
  await database.reset();
  ({ mug } = await desk.open());
});

describe('who may write', () => {
  test('one review each, or only buyers, or as many as orders [RV-79]', async () => {
    const id = await addPerson(db, 'ada@example.com', INSIDE_NOW);
    const { browser } = await inside({ ...context(), now: INSIDE_NOW }, 'ada@example.com');
    const ada = { ...context(), now: INSIDE_NOW };
    const write = (rule: Settings['reviews.restrict'], comment: string) =>
      writeReview(
        { ...ada, settings: { ...ada.settings, 'reviews.restrict': rule } },
        browser,
        sentReview(mug, { comment }),
      );
    expect(getCodes(await write('one_verified', 'One'))).toEqual(['buyersOnly']);
    expect(getCodes(await write('orders_count', 'One'))).toEqual(['buyersOnly']);
    await addBought(db, mug, { email: 'ada@example.com', customerId: id });
    expect(getCodes(await write('one_verified', 'One'))).toBe('approved');
    expect(getCodes(await write('one_verified', 'Two'))).toEqual(['once']);
    expect(getCodes(await write('orders_count', 'Two'))).toEqual(['ordersUsed']);
    await addBought(db, mug, { email: 'ada@example.com', customerId: id, status: 'processing' });
    expect(getCodes(await write('orders_count', 'Two'))).toBe('approved');
    expect(getCodes(await write('none', 'Three'))).toBe('approved');
    expect((await rows()).map(({ verified }) => verified)).toEqual([1, 1, 1]);
  });

  test('where there is a rule the server is asked first, and where the shop wants it [RV-79]', async () => {
    const asks = async (changes: Partial<Settings>) =>
      (await reviewSection(context(changes), mug)).form?.serverCheck;
    expect(await asks({})).toBe(false);
    expect(await asks({ 'reviews.serverCheck': true })).toBe(true);
    for (const rule of ['one', 'one_verified', 'orders_count'] as const) {
      expect(await asks({ 'reviews.restrict': rule })).toBe(true);
    }
  });

  test('the address of a buyer is no proof: whoever types it is no buyer', async () => {
    await addBought(db, mug, { email: 'ada@example.com' });
    expect(getCodes(await send({}, { 'reviews.verifiedOnly': true }))).toEqual(['buyersOnly']);
    await send();
    expect((await rows())[0]).toMatchObject({ verified: 0 });
  });

  test('an invitation works once, for its product, and marks a buyer', async () => {
    const email = 'ada@example.com';
    const bought = await addBought(db, mug, { email });
    const invitation = await addInvitation(db, bought, { productId: mug, email, now: NOON });
    const only = { 'reviews.verifiedOnly': true, 'reviews.loginRequired': true };
    const bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON);
    expect(getCodes(await send({ invitation, productId: bowl }, only))).toEqual(['invitation']);
    const forged = invitation.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(getCodes(await send({ invitation: forged }, only))).toEqual(['invitation']);
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((comment) =>
        send({ invitation, comment, email: 'other@example.com' }, only),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ verified: 1, email: 'ada@example.com' }]);
    expect(getCodes(await send({ invitation, comment: 'Again' }, only))).toEqual(['invitation']);
  });

  test('so many in an hour from one address, and no more', async () => {
    const limit = { 'reviews.limitPerHour': 3 };
    const result: unknown[] = [];
    for (const comment of ['One', 'Two', 'Three', 'Four']) {
      result.push(getCodes(await send({ comment }, limit, guest(NOON, '198.51.100.7'))));
    }
    expect(result).toEqual(['approved', 'approved', 'approved', ['often']]);
    const hour = 3_600_000;
    const later = { ...context(limit), now: NOON + hour };
    const response = await writeReview(
      later,
      guest(NOON + hour, '198.51.100.7'),
      sentReview(mug, { comment: 'Five' }),
    );
    expect(getCodes(response)).toBe('approved');
  });
});

describe('what is not trusted', () => {
  const status = async () => (await rows()).at(-1)?.status;

  test('waits: too quick, with links, copied, or by setting', async () => {
    expect(getCodes(await send({ age: 500 }))).toBe('held');
    expect(getCodes(await send({ comment: 'See https://a.example and www.b.example' }))).toBe(
      'held',
    );
    const words = 'These very words were written by somebody else before.';
    expect(getCodes(await send({ comment: words }))).toBe('approved');
    expect(getCodes(await send({ comment: `${words}!`, email: 'eve@example.com' }))).toBe('held');
    const free = { 'reviews.emailRequired': false };
    const unsigned = 'Nobody signed these words, which makes them no less a copy.';
    expect(getCodes(await send({ comment: unsigned, email: '' }, free))).toBe('approved');
    expect(getCodes(await send({ comment: `${unsigned}!`, email: '' }, free))).toBe('held');
    expect(getCodes(await send({ comment: 'Held' }, { 'reviews.hold': 'unverified' }))).toBe(
      'held',
    );
    expect((await reviewSection(context(), mug)).rating.count).toBe(2);
    expect(await recount(db)).toEqual([]);
  });

  test('is put aside as spam, and whoever sent it learns nothing', async () => {
    expect(getCodes(await send({ honeypot: 'http://spam.example' }))).toBe('held');
    expect(await status()).toBe('spam');
    expect(getCodes(await send({ comment: 'More', title: 'https://spam.example' }))).toBe('held');
    expect(await status()).toBe('spam');
  });

  test('a picture somebody else has sent before makes a review wait', async () => {
    const shared = await jpegFile('a.jpg', 300);
    expect(getCodes(await send({ files: [shared] }))).toBe('approved');
    const copy = sentReview(mug, { files: [shared], email: 'eve@example.com', comment: 'Mine.' });
    expect(getCodes(await writeReview(context(), guest(NOON), copy))).toBe('held');
  });

  test('is shown once somebody of the shop says so, and taken back again, with every count', async () => {
    const result = await send({}, { 'reviews.hold': 'all' });
    const id = result.ok ? result.id : 0;
    expect(await moderateReview(context(), id, 'approved')).toBe(true);
    expect(await moderateReview(context(), id, 'approved')).toBe(true);
    expect((await reviewSection(context(), mug)).rating).toEqual({ average: 5, count: 1 });
    expect(await moderateReview(context(), id, 'spam')).toBe(true);
    expect((await reviewSection(context(), mug)).rating.count).toBe(0);
    expect(await moderateReview(context(), 999, 'spam')).toBe(false);
    expect(await recount(db)).toEqual([]);
  });
});
