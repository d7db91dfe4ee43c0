import { addOrder } from '#server/accounts/test-account.ts';
import type { Storage } from '#server/media/storage.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testSecret } from '#server/platform/sessions/test-visitor.ts';
import { signWords, type Visitor, visitorOf } from '#server/platform/sessions/visitor.ts';
import type { SentReview } from './sent-review.ts';

/** A whole review without files; parts that are given stand. */
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

/** Files as they would be on the disk. */
export function memoryStorage(): Storage & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    async put(name, bytes) {
      kept.set(name, bytes);
    },
    async get(name) {
      const bytes = kept.get(name);
      return bytes ? Buffer.from(bytes) : null;
    },
    async remove(name) {
      kept.delete(name);
    },
  };
}

export function signForTest(words: string): string {
  return signWords(testSecret, words);
}

export function guest(now: number, address = ''): Visitor {
  const parts = { secret: testSecret, now, https: true, address };
  return visitorOf({ headers: new Headers() }, parts);
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
