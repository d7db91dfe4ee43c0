import { normaliseEmail } from '#rules/coupons/conditions/normalise-email.ts';
import { waitOf } from '#server/payments/payment-failures.ts';
import type { Limit, LimitResult } from '#server/platform/limits/limit.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';

// Whoever tries out stolen cards, or takes the stock away, places many orders in a short time: from
// one browser, from one address, or in one name. Each of the three has a limit for every way to order:
// the classic checkout, the Store API, and paying an order from its page. Only what would be written is
// counted, so that a shopper who corrects a form never has to wait.
// Example: with a limit of 10 the eleventh order of a minute is asked to wait.

export interface OrderSender {
  /** '' where there is none. */
  session: string;
  /** '' where it is not known. */
  address: string;
  email: string;
  createdVia: string;
  /** A provider is asked for the money: a card can be tried out. */
  charged: boolean;
}

const MINUTE = 60_000;

type OrderCounting = Pick<ShopContext, 'settings' | 'limits' | 'now'>;

/** Counts an order; null where it may be placed. */
export function limitOrders(ctx: OrderCounting, sender: OrderSender): OrderProblem | null {
  return ask(ctx, sender, (limit, key) => ctx.limits.take(limit, key, ctx.now));
}

/**
 * Tells, before anything is priced or read, that the order will have to wait. Nothing is counted by
 * it: the form may still be refused for another reason.
 */
export function mustWait(ctx: OrderCounting, sender: OrderSender): OrderProblem | null {
  return ask(ctx, sender, (limit, key) => ctx.limits.check(limit, key, ctx.now));
}

/** The browser whose failed payments are counted; '' for one without cookie or token. */
export function payingBrowser({
  secretHash,
  tokenSession,
}: Pick<Visitor, 'secretHash' | 'tokenSession'>): string {
  return secretHash ?? tokenSession ?? '';
}

/** Whose payments failed too often waits longer each time, whichever process saw the failures. */
export async function limitPayers(
  ctx: ShopContext,
  { session, address, email, charged }: OrderSender,
): Promise<OrderProblem | null> {
  if (!charged) return null;
  const wait = await waitOf(ctx, { session, address, email, card: '' });
  if (wait === 0) return null;
  return { code: 'ordering.problem.tooMany', values: { count: Math.ceil(wait / MINUTE) } };
}

function ask(
  { settings }: OrderCounting,
  sender: OrderSender,
  use: (limit: Limit, key: string) => LimitResult,
): OrderProblem | null {
  if (!isCounted(settings, sender)) return null;
  const { session, address, email } = sender;
  const mailbox = normaliseEmail(email);
  const keys: [string, string, number][] = [
    ['session', session, settings['orders.limitPerSession']],
    ['email', mailbox, settings['orders.limitPerEmail']],
    ['address', address, settings['orders.limitPerAddress']],
  ];
  for (const [kind, value, max] of keys) {
    if (max === 0 || value === '') continue;
    const response = use({ name: 'orders', max, windowMs: MINUTE }, `${kind} ${value}`);
    if (!response.ok) {
      const count = Math.max(1, Math.ceil(response.retryAfterSeconds / 60));
      return { code: 'ordering.problem.tooMany', values: { count } };
    }
  }
  return null;
}

function isCounted(
  settings: ShopContext['settings'],
  { createdVia, charged }: OrderSender,
): boolean {
  if (settings['orders.limitStoreApi'] || createdVia !== 'store-api') return true;
  // Where the shop's own checkout uses the Store API, its shoppers come through it. And stolen cards
  // are tested through any interface.
  return charged || settings['checkout.style'] === 'block';
}
