import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { named } from '#server/platform/http/route-table.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findProvider } from '../payment-methods.ts';
import { accountDocument, closedDocument } from './account-document.ts';
import { cardDocument, walletDocument } from './frame-document.ts';
import { APPROVE_PATH, REDIRECT_ID } from './redirect-provider.ts';
import { storeTypedCard } from './test-cards.ts';
import { decidePayment, findPayment, toDetails } from './test-payments.ts';

// What the test provider would serve from a host of its own. Its frames have an opaque origin, since
// their policy is a sandbox: a script of the shop's page cannot read what is typed there, and
// they have neither cookies nor a way to the shop but messages.

type Requested = Context<{ Bindings: HttpBindings }>;

interface TestPayParts {
  context(): Promise<ShopContext>;
  /** The network address cards are counted by. */
  visitor(c: Requested): string;
}

/** As many cards as a person who mistypes, and no list of stolen ones. */
const CARDS = { name: 'test-cards', max: 15, windowMs: 60_000 };
const MAX_BYTES = 2000;

const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function testPayRoutes({ context, visitor }: TestPayParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const frame = (kind: 'card' | 'wallet') =>
    named({ name: `test provider ${kind} frame` }, async (c: Requested) => {
      const ctx = await context();
      if (!findProvider(ctx, 'test')) return c.text('', 404);
      c.header('content-security-policy', FRAME_POLICY);
      c.header('x-frame-options', 'SAMEORIGIN');
      c.header('cache-control', 'no-cache');
      const { settings } = ctx;
      return c.html(kind === 'card' ? cardDocument(settings) : walletDocument(settings));
    });
  app.get('/test-pay/card', frame('card'));
  app.get('/test-pay/wallet', frame('wallet'));
  app.post(
    '/test-pay/tokens',
    named({ name: 'test provider card token', guards: ['rate'] }, async (c: Requested) => {
      // Whoever asks gets no more than a token for what they sent, and no cookie is looked at.
      c.header('access-control-allow-origin', '*');
      c.header('cache-control', 'no-store');
      const ctx = await context();
      if (!findProvider(ctx, 'test')) return c.text('', 404);
      const quota = ctx.limits.take(CARDS, visitor(c), ctx.now);
      if (!quota.ok) return c.json({}, 429, { 'retry-after': String(quota.retryAfterSeconds) });
      const typed = await readCard(c);
      if (!typed) return c.json({}, 400);
      const { setup, ...card } = typed;
      const result = await storeTypedCard(ctx, card, setup);
      return result.ok
        ? c.json({ token: result.token })
        : c.json({ problems: result.problems }, 422);
    }),
  );
  app.get(
    `${APPROVE_PATH}/:reference`,
    named({ name: 'test provider approval' }, async (c: Requested) => {
      const ctx = await context();
      const row = await openApproval(ctx, c.req.param('reference') ?? '');
      const isOpen = row?.state === 'open';
      secure(c);
      const html = isOpen ? accountDocument(ctx.settings, row) : closedDocument(ctx.settings, row);
      return c.html(html, row ? 200 : 404);
    }),
  );
  app.post(
    `${APPROVE_PATH}/:reference`,
    named(
      { name: 'test provider decision', guards: ['payment reference'] },
      async (c: Requested) => {
        const ctx = await context();
        const row = await openApproval(ctx, c.req.param('reference') ?? '');
        const approval = row && toDetails(row).approval;
        secure(c);
        if (!row || !approval) return c.html(closedDocument(ctx.settings, row), 404);
        const body = new URLSearchParams(await c.req.text());
        if (body.get('decision') !== 'confirm') return c.redirect(approval.left, 303);
        await decidePayment(ctx.db, row.reference, { state: 'paid' });
        return c.redirect(approval.done, 303);
      },
    ),
  );
  return app;
}

function secure(c: Requested): void {
  c.header('content-security-policy', PAGE_POLICY);
  c.header('cache-control', 'no-store');
}

/** A payment by account; null for any other. */
async function openApproval(ctx: ShopContext, reference: string) {
  if (!findProvider(ctx, REDIRECT_ID)) return null;
  const row = await findPayment(ctx.db, reference.slice(0, 100));
  return row && toDetails(row).approval ? row : null;
}

const line = z.string().max(40);
const typedCard = z.object({
  number: line,
  expiry: line,
  code: line,
  setup: z.string().max(100).default(''),
});

/** Null where it is no card: too long, or a field is missing. */
async function readCard(c: Requested): Promise<z.infer<typeof typedCard> | null> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) return null;
  const text = await c.req.text();
  if (text.length > MAX_BYTES) return null;
  const read = typedCard.safeParse(Object.fromEntries(new URLSearchParams(text)));
  return read.success ? read.data : null;
}
