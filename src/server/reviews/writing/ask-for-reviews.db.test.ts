import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { type Email, readQueuedEmail } from '#server/emails/email.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { getVisitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { moderateReview } from '../moderate-review.ts';
import { addBought, guest, sentReview } from '../testing/review-shop.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { writeReview } from './write-review.ts';

const database = await testDatabase();
const { db } = database;
const DAY = 24 * 60 * 60 * 1000;
let mug = 0;

beforeEach(async () => {
  await database.reset();
  mug = await saveProduct(db, { slug: 'mug', name: 'Stoneware mug' }, NOON);
});

const at = (day: number, changes: Partial<Settings> = {}) =>
  catalogContext(db, { 'reviews.hold': 'none', ...changes }, NOON + day * DAY);
const bought = (email = 'ann@example.com', more: object = {}) =>
  addBought(db, mug, { email, completedAt: NOON, ...more });

async function emails(): Promise<Email[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

describe('the email that asks for reviews', () => {
  test('goes out once, some days after the order was completed, with a link for each thing', async () => {
    const { lineId } = await bought();
    expect(await askForReviews(at(9))).toBe(0);
    expect(await askForReviews(at(10))).toBe(1);
    expect(await askForReviews(at(11))).toBe(0);
    expect(await emails()).toMatchObject([
      {
        kind: 'review-request',
        to: 'ann@example.com',
        data: {
          name: 'Ann',
          things: [
            {
              name: 'Stoneware mug',
              url: expect.stringMatching(
                new RegExp(`^/product/mug/review\\?review_key=${lineId}-[0-9a-f]{32}$`),
              ),
            },
          ],
        },
      },
    ]);
  });

  test('holds a link by which its buyer writes one review, marked as a buyer’s', async () => {
    await bought();
    await askForReviews(at(10));
    const [email] = await emails();
    const url = email?.kind === 'review-request' ? (email.data.things[0]?.url ?? '') : '';
    const invitation = new URL(url, 'https://shop.example').searchParams.get('review_key') ?? '';
    const secret = await loadSecret(at(10));
    const visitor = getVisitor(
      { headers: new Headers() },
      { secret, now: NOON, https: true, address: '' },
    );
    const sent = sentReview(mug, { invitation, email: '' });
    expect(await writeReview(at(11), visitor, sent)).toMatchObject({ ok: true });
    const review = await db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
    expect(review).toMatchObject({ verified: 1, email: 'ann@example.com' });
    const again = await writeReview(at(11), visitor, { ...sent, comment: 'Once more.' });
    expect(again).toMatchObject({ problems: [{ code: 'reviews.problem.invitation' }] });
  });

  test('is not sent where nobody wants it, long after, to nobody, or about what is closed or reviewed', async () => {
    await bought();
    expect(await askForReviews(at(10, { 'reviews.reminder': false }))).toBe(0);
    expect(await askForReviews(at(10, { 'reviews.enabled': false }))).toBe(0);
    expect(await askForReviews(at(50))).toBe(0);
    await bought('', {});
    await bought('bea@example.com', { status: 'processing' });
    await writeReview(at(1), guest(NOON), sentReview(mug, { email: 'ann@example.com' }));
    expect(await askForReviews(at(10))).toBe(0);
    await bought('cy@example.com');
    await db.insertInto('reviews_closed').values({ product_id: mug }).execute();
    expect(await askForReviews(at(10))).toBe(0);
    expect(await emails()).toEqual([]);
  });

  test('comes again as often as the shop wants, until a review is written', async () => {
    await bought();
    const twice = { 'reviews.reminderRepeats': 2, 'reviews.reminderRepeatDays': 7 };
    const sent: number[] = [];
    for (const day of [10, 12, 17, 20, 24, 31, 40]) sent.push(await askForReviews(at(day, twice)));
    expect(sent).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });

  test('is sent once though two processes look at the same moment', async () => {
    await bought();
    await Promise.all([askForReviews(at(10)), askForReviews(at(10))]);
    const rows = await db.selectFrom('review_invitations').select('asked').execute();
    expect(await emails()).toHaveLength(rows[0]?.asked ?? 0);
    expect(rows).toEqual([{ asked: 1 }]);
  });
});

describe('the coupon for a review', () => {
  const on = { 'reviews.coupon': true, 'reviews.couponVerified': false };
  const write = (changes: Partial<Settings>, parts = {}) =>
    writeReview(at(0, { ...on, ...changes }), guest(NOON), sentReview(mug, parts));

  test('is for its writer alone, once, with an end, and comes by email', async () => {
    await write({});
    const [email] = await emails();
    expect(email).toMatchObject({
      kind: 'review-thanks',
      to: 'ada@example.com',
      data: { percent: 11, until: NOON + 30 * DAY, code: expect.stringMatching(/^THANKS-/) },
    });
    const code = email?.kind === 'review-thanks' ? email.data.code : '';
    const coupon = await db.selectFrom('coupons').selectAll().executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({
      shown_code: code,
      kind: 'percent',
      amount: 1100,
      usage_limit: 1,
      expires_at: NOON + 30 * DAY,
    });
    expect(JSON.parse(coupon.conditions)).toEqual({ emails: { patterns: ['ada@example.com'] } });
    await write({}, { comment: 'A second review of the same mug.' });
    expect(await emails()).toHaveLength(1);
  });

  test('is given for what the shop asks for, and for nothing else', async () => {
    await write({ 'reviews.coupon': false });
    await write({ 'reviews.couponVerified': true }, { email: 'b@example.com', comment: 'B' });
    await write({ 'reviews.couponPhoto': true }, { email: 'c@example.com', comment: 'C' });
    await write(
      { 'reviews.couponMinRating': 5 },
      { email: 'd@example.com', comment: 'D', rating: 4 },
    );
    await write({ 'reviews.couponRegistered': true }, { email: 'e@example.com', comment: 'E' });
    expect(await emails()).toEqual([]);
  });

  test('waits until the review is shown', async () => {
    const result = await write({ 'reviews.hold': 'all' });
    expect(await emails()).toEqual([]);
    const id = result.ok ? result.id : 0;
    await moderateReview(at(1, on), id, 'approved');
    await moderateReview(at(1, on), id, 'held');
    await moderateReview(at(1, on), id, 'approved');
    expect(await emails()).toHaveLength(1);
  });
});
