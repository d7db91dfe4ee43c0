import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import { getVisitor, signWords, type Visitor } from '#server/platform/sessions/visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { halves } from '#server/review-uploads/testing/file-corpus.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { invitationKey } from '../writing/invitation.ts';
import type { SentReview } from '../writing/sent-review.ts';
import { writeReview } from '../writing/write-review.ts';
import { addOrder } from './order-row.ts';

/** A complete review without files; given parts override. */
export function sentReview(productId: number, parts: Partial<SentReview> = {}): SentReview {
  return {
    productId,
    variationId: null,
    rating: 5,
    title: 'Lovely',
    comment: 'A lovely mug that keeps the tea warm.',
    author: 'Ada Example',
    email: 'ada@example.com',
    gdpr: true,
    captions: [],
    uploadIds: [],
    files: [],
    invitation: '',
    honeypot: '',
    age: 60_000,
    once: '',
    ...parts,
  };
}

/** A product to write about, and what a test of writing asks for again and again. Nothing is held. */
export function writingDesk(db: Db) {
  let storage = memoryStorage();
  let mug = 0;
  const context = (changes: Partial<Settings> = {}) => ({
    ...catalogContext(db, { 'reviews.hold': 'none', ...changes }),
    storage,
  });
  return {
    /** Into an empty shop. */
    async open() {
      storage = memoryStorage();
      mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
      return { mug, storage };
    },
    context,
    send: (parts: Partial<SentReview> = {}, changes: Partial<Settings> = {}, who = guest(NOON)) =>
      writeReview(context(changes), who, sentReview(mug, parts)),
    rows: () => db.selectFrom('reviews').selectAll().orderBy('id').execute(),
  };
}

/** What became of it, or what was wrong with it. */
export function getCodes(result: Awaited<ReturnType<typeof writeReview>>) {
  return result.ok
    ? result.status
    : result.problems.map(({ code }) => code.replace('reviews.problem.', ''));
}

export async function jpegFile(name: string, width = 64): Promise<File> {
  return new File([new Uint8Array(await halves(width, 48))], name, { type: 'image/jpeg' });
}

export function signForTest(words: string): string {
  return signWords(testSecret, words);
}

export function guest(now: number, address = ''): Visitor {
  const parts = { secret: testSecret, now, https: true, address };
  return getVisitor({ headers: new Headers() }, parts);
}

let orders = 0;

/** An order of one piece; returns order and line. */
export async function addBought(
  db: Db,
  productId: number,
  parts: {
    email: string;
    customerId?: number | null;
    status?: 'processing' | 'completed';
    variationId?: number | null;
    completedAt?: number;
  },
): Promise<{ orderId: number; lineId: number }> {
  orders += 1;
  const { email, customerId = null, status = 'completed' } = parts;
  const number = `R${orders}`;
  const orderId = await addOrder(db, { number, email, customerId, status });
  await db
    .updateTable('orders')
    .set({ completed_at: parts.completedAt ?? null })
    .where('id', '=', orderId)
    .execute();
  const { id } = await db
    .insertInto('order_lines')
    .values({
      order_id: orderId,
      position: 0,
      line_key: `line-${orders}`,
      placed_at: 0,
      product_id: productId,
      variation_id: parts.variationId ?? null,
      name: 'Mug',
      sku: '',
      slug: 'mug',
      image: null,
      details: '[]',
      choice: '{}',
      quantity: 1,
      unit_price: 100,
      regular_price: 100,
      subtotal: 100,
      subtotal_tax: 0,
      total: 100,
      total_tax: 0,
      taxes: '{}',
      steps: '[]',
      stock_owner: null,
      stock_taken: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId, lineId: id };
}

/** Invites the buyer of the line to a review; returns the key in the email. */
export async function addInvitation(
  db: Db,
  { orderId, lineId }: { orderId: number; lineId: number },
  parts: { productId: number; email: string; now: number },
): Promise<string> {
  await db
    .insertInto('review_invitations')
    .values({
      line_id: lineId,
      order_id: orderId,
      product_id: parts.productId,
      variation_id: null,
      email: parts.email,
      asked_at: null,
      asked: 0,
      review_id: null,
      created_at: parts.now,
    })
    .execute();
  return invitationKey(signForTest, lineId);
}
