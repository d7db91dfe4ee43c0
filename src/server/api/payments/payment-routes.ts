import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { openOrder } from '#server/orders/open-order.ts';
import { lookAgain } from '#server/orders/paying/follow-payment.ts';
import { takeWebhook } from '#server/orders/paying/take-webhook.ts';
import { nextAddress } from '#server/orders/started-payment.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { loadPayments } from '#server/payments/stored-payments.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { LimitResult } from '#server/platform/limits/limit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { paymentReturn } from '#wire/forms/payment-data.ts';

/** A notification is a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** A signature is checked in the process: a provider that tells of many orders at once stays below it. */
const CHECKED_HERE = { name: 'payment-webhooks', max: 1200, windowMs: 20_000 };
/** Each of these, forged or not, is a request to the provider; a genuine one that is refused is sent again. */
const CHECKED_BY_ASKING = { name: 'asking-webhooks', max: 120, windowMs: 30_000 };

type Requested = Context<{ Bindings: HttpBindings }>;

export interface PaymentRouteParts {
  readonly context: () => Promise<ShopContext>;
  /** The network address webhooks are counted by. */
  readonly visitor: (c: Requested) => string;
}

/** Where the provider's webhooks arrive and shoppers come back to. */
export function paymentRoutes({ context, visitor }: PaymentRouteParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(
    '/payments/:provider/webhook',
    named({ name: 'payment webhook', guards: ['rate', 'signature'] }, async (c: Requested) => {
      const ctx = await context();
      const quota = limitWebhooks(ctx, c.req.param('provider') ?? '', visitor(c));
      if (quota.ok) return webhook(c, ctx);
      return c.text('', 429, { 'retry-after': String(quota.retryAfterSeconds) });
    }),
  );
  app.get(
    '/payments/:provider/return',
    named({ name: 'payment return', guards: ['order key'] }, (c: Requested) =>
      comeBack(c, context),
    ),
  );
  return app;
}

function limitWebhooks(ctx: ShopContext, id: string, address: string): LimitResult {
  const asks = findProvider(ctx, id)?.charging?.asksAboutEvents ?? false;
  return ctx.limits.take(asks ? CHECKED_BY_ASKING : CHECKED_HERE, address, ctx.now);
}

/** Checked and written down; a job does the rest, so that the provider is answered at once. */
async function webhook(c: Requested, ctx: ShopContext): Promise<Response> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) return c.text('', 413);
  const body = await c.req.text();
  if (body.length > MAX_BYTES) return c.text('', 413);
  const provider = c.req.param('provider') ?? '';
  const received = await takeWebhook(ctx, provider, body, c.req.raw.headers);
  return received ? c.json({ received: true }) : c.text('', 400);
}

/** The shopper is back from the bank. How it went is asked of the provider, not of the address. */
async function comeBack(c: Requested, context: () => Promise<ShopContext>): Promise<Response> {
  const ctx = await context();
  const { order: id, key } = paymentReturn.parse(c.req.query());
  const order = await openOrder(ctx, id, { key });
  if (!order) return c.redirect(ctx.settings['routes.home'], 303);
  const payment = (await loadPayments(ctx.db, id, c.req.param('provider') ?? '')).at(-1);
  const start = payment ? await lookAgain(ctx, payment) : ({ kind: 'failed' } as const);
  return c.redirect(nextAddress(ctx, order, start), 303);
}
