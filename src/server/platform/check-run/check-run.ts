import { timingSafeEqual } from 'node:crypto';
import { defineService } from '../services.ts';

// A run of the self-check buys in the open shop. Its requests carry a token that the shop itself has
// signed; in their context, and in no other, the product and the payment method of the run can be used,
// and an order is written so that it is in no list and no figure: in the trash, without number, email or webhook.

export interface CheckRun {
  readonly id: number;
  readonly productId: number;
}

/** In the context of its requests; null in all others. */
export const checkRun = defineService<{ readonly run: CheckRun | null }>(() => ({ run: null }));

export const CHECK_HEADER = 'vitrine-self-check';

const SLUG = /^self-check-[0-9a-f]{32}$/;
const TOKEN = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-f]{64})$/;

/** Of a product that only a run of the self-check may buy. */
export function isCheckProduct({ slug }: { slug: string }): boolean {
  return SLUG.test(slug);
}

/** Whether this request may buy the product. */
export function mayBuy(
  ctx: Parameters<typeof checkRun.of>[0],
  product: { id: number; slug: string },
): boolean {
  const { run } = checkRun.of(ctx);
  return run === null ? !isCheckProduct(product) : run.productId === product.id;
}

type Sign = (words: string) => string;

const signature = (sign: Sign, { id, productId }: CheckRun, until: number) =>
  sign(`self-check|${id}|${productId}|${until}`);

export function makeCheckToken(sign: Sign, run: CheckRun, until: number): string {
  return `${run.id}.${run.productId}.${until}.${signature(sign, run, until)}`;
}

/** Null where it was not made here or has ended. */
export function readCheckToken(sign: Sign, token: string, now: number): CheckRun | null {
  const [, id, productId, until, sent] = TOKEN.exec(token) ?? [];
  if (id === undefined || productId === undefined || until === undefined || !sent) return null;
  const run = { id: Number(id), productId: Number(productId) };
  const expected = Buffer.from(signature(sign, run, Number(until)), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(sent, 'hex'))) return null;
  return Number(until) > now ? run : null;
}
