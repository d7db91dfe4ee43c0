import { type Context, Hono } from 'hono';
import { openOrder } from '#server/orders/open-order.ts';
import { lookAgain } from '#server/orders/paying/follow-payment.ts';
import { nextAddress } from '#server/orders/paying/payment-start.ts';
import { takeWebhook } from '#server/orders/paying/take-webhook.ts';
import { paymentsOf } from '#server/payments/stored-payments.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { paymentReturn } from '#wire/forms/payment-data.ts';

/** A notification is a few kilobytes. */
const MOST_BYTES = 256 * 1024;

/** Where the provider's webhooks arrive and shoppers come back to. */
export function paymentRoutes(context: () => Promise<ShopContext>): Hono {
  const app = new Hono();
  app.post(
    '/payments/:provider/webhook',
    named({ name: 'payment webhook', guards: ['signature'] }, (c: Context) => webhook(c, context)),
  );
  app.get(
    '/payments/:provider/return',
    named({ name: 'payment return', guards: ['order key'] }, (c: Context) => comeBack(c, context)),
  );
  return app;
}

/** Checked and written down; a job does the rest, so that the provider is answered at once. */
async function webhook(c: Context, context: () => Promise<ShopContext>): Promise<Response> {
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) return c.text('', 413);
  const body = await c.req.text();
  if (body.length > MOST_BYTES) return c.text('', 413);
  const provider = c.req.param('provider') ?? '';
  const taken = await takeWebhook(await context(), provider, body, c.req.raw.headers);
  return taken ? c.json({ received: true }) : c.text('', 400);
}

/** The shopper is back from the bank. How it went is asked of the provider, not of the address. */
async function comeBack(c: Context, context: () => Promise<ShopContext>): Promise<Response> {
  const ctx = await context();
  const { order: id, key } = paymentReturn.parse(c.req.query());
  const order = await openOrder(ctx, id, { key });
  if (!order) return c.redirect(ctx.settings['routes.home'], 303);
  const payment = (await paymentsOf(ctx.db, id, c.req.param('provider') ?? '')).at(-1);
  const start = payment ? await lookAgain(ctx, payment) : ({ kind: 'failed' } as const);
  return c.redirect(nextAddress(ctx, order, start), 303);
}
