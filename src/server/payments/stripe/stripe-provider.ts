import type Stripe from 'stripe';
import { money } from '#rules/money/money.ts';
import {
  fromProviderAmount,
  statementText,
  toProviderAmount,
} from '#rules/payments/provider-amount.ts';
import { translator } from '#server/language/translator.ts';
import type { StripeKeys } from '#server/platform/config.ts';
import type { FurtherSources } from '#server/platform/http/security-headers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Charging, PaymentProvider, ProviderPayment } from '../payment-provider.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeEvent } from './stripe-event.ts';

// Cards and wallets. The shopper confirms a PaymentIntent with the provider's own script, so that no
// card number passes this server.

/** How old a notification may be, in seconds: older ones are replayed. */
const WINDOW_SECONDS = 300;

const STATES: Readonly<Record<string, ProviderPayment['state']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'working',
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'failed',
};

/** As the provider lists them; its script, frames and pictures come from hosts of its own. */
const STRIPE_SOURCES: FurtherSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
  form: ['https://hooks.stripe.com'],
  wallet: ['https://js.stripe.com'],
};

const EXPAND = { expand: ['latest_charge'] };

export function stripeProvider(keys: StripeKeys): PaymentProvider {
  const client = stripeClient(keys);
  const set = ({ settings }: ShopContext) => settings['payments.stripe'];
  return {
    id: 'stripe',
    title: (ctx) => set(ctx).title || translator(ctx.settings)('payments.stripe.title'),
    description: (ctx) =>
      set(ctx).description || translator(ctx.settings)('payments.stripe.description'),
    card: (ctx) => ({ publishableKey: keys.publishableKey, capture: set(ctx).capture }),
    sources: STRIPE_SOURCES,
    enabled: (ctx) => set(ctx).enabled,
    available: (ctx, { total }) =>
      set(ctx).enabled && toProviderAmount(total, unitOf(ctx)) !== null,
    charging: stripeCharging(keys, client),
  };
}

function stripeCharging(keys: StripeKeys, client: () => Promise<Stripe>): Charging {
  const seen = (ctx: ShopContext, intent: Stripe.PaymentIntent) =>
    seenPayment(ctx, intent, keys.publishableKey);
  return {
    async create(ctx, { order, key }) {
      const { capture, statement } = ctx.settings['payments.stripe'];
      const suffix = statementText(statement);
      const intent = await (await client()).paymentIntents.create(
        {
          amount: unitsOf(ctx, order.total),
          currency: order.currency.toLowerCase(),
          capture_method: capture,
          automatic_payment_methods: { enabled: true },
          description: `${ctx.settings['shop.name']} ${order.number}`,
          metadata: { order_id: String(order.id), order_number: order.number, payment_key: key },
          ...(suffix !== '' && { statement_descriptor_suffix: suffix }),
          ...EXPAND,
        },
        { idempotencyKey: key },
      );
      return seen(ctx, intent);
    },

    async read(ctx, reference) {
      return seen(ctx, await (await client()).paymentIntents.retrieve(reference, EXPAND));
    },

    async capture(ctx, { reference, amount, key }) {
      const asked = { amount_to_capture: unitsOf(ctx, amount), ...EXPAND };
      const { paymentIntents } = await client();
      return seen(ctx, await paymentIntents.capture(reference, asked, { idempotencyKey: key }));
    },

    async cancel(ctx, reference) {
      return seen(ctx, await (await client()).paymentIntents.cancel(reference, EXPAND));
    },

    async refund(ctx, { reference, amount, reason, key }) {
      try {
        const refund = await (await client()).refunds.create(
          {
            payment_intent: reference,
            amount: unitsOf(ctx, amount),
            metadata: { reason: reason.slice(0, 500) },
          },
          { idempotencyKey: key },
        );
        const isRefused = refund.status === 'failed' || refund.status === 'canceled';
        return isRefused ? { ok: false } : { ok: true, reference: refund.id };
      } catch (error) {
        if (isRefusal(error)) return { ok: false };
        throw error;
      }
    },

    async readEvent(ctx, body, headers) {
      const { webhookSecret } = keys;
      const signature = headers.get('stripe-signature');
      if (webhookSecret === undefined || signature === null) return null;
      const { webhooks } = await client();
      try {
        const event = webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          WINDOW_SECONDS,
          undefined,
          ctx.now,
        );
        return stripeEvent(event);
      } catch {
        // Forged, too old or no notification at all: all of them are answered alike.
        return null;
      }
    },
  };
}

function unitOf({ settings }: ShopContext) {
  return { currency: settings['currency.code'], decimals: settings['currency.decimals'] };
}

function unitsOf(ctx: ShopContext, amount: Parameters<typeof toProviderAmount>[0]): number {
  const units = toProviderAmount(amount, unitOf(ctx));
  if (units === null) throw new Error(`${amount} cannot be written in the provider's units`);
  return units;
}

function seenPayment(
  ctx: ShopContext,
  intent: Stripe.PaymentIntent,
  publishableKey: string,
): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const unit = { currency, decimals: ctx.settings['currency.decimals'] };
  // A state of a later version of the API is waited for.
  const state = STATES[intent.status] ?? 'working';
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const problem = intent.last_payment_error?.message ?? '';
  const units = state === 'paid' ? intent.amount_received : intent.amount;
  return {
    reference: intent.id,
    state,
    amount: fromProviderAmount(units, unit),
    currency,
    refunded: charge ? fromProviderAmount(charge.amount_refunded, unit) : money(0),
    next:
      state === 'open' && intent.client_secret !== null
        ? {
            kind: 'confirm',
            data: {
              client_secret: intent.client_secret,
              publishable_key: publishableKey,
              // The provider writes it for the shopper.
              ...(problem !== '' && { problem }),
            },
          }
        : null,
    failure: state === 'failed' ? (intent.cancellation_reason ?? 'cancelled') : '',
  };
}

/** The provider has understood and does not want to: asking again would not help. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return statusCode === 400 || statusCode === 402 || statusCode === 404;
}
