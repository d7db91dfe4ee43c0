import type Stripe from 'stripe';
import * as z from 'zod';
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
import { returnAddress } from '#wire/forms/payment-data.ts';
import type {
  Charging,
  PaymentProvider,
  ProviderPayment,
  ShopperStep,
} from '../payment-provider.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeEvent } from './stripe-event.ts';
import { hasStatus, isRefusal } from './stripe-refusal.ts';
import { getMethod, stripeSaving } from './stripe-saving.ts';

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

/** The error of a declined card names the payment. */
const declinedIntent = z.object({
  statusCode: z.literal(402),
  payment_intent: z.object({ id: z.string() }),
});

/** A person waits for the answer. */
const CHECK_OPTIONS = { maxNetworkRetries: 0, timeout: 8000 };

const EXPAND = { expand: ['latest_charge', 'payment_method'] };

export function stripeProvider(keys: StripeKeys, origin: string): PaymentProvider {
  const client = stripeClient(keys);
  const set = ({ settings }: ShopContext) => settings['payments.stripe'];
  return {
    id: 'stripe',
    title: (ctx) => set(ctx).title || translator(ctx.settings)('payments.stripe.title'),
    description: (ctx) =>
      set(ctx).description || translator(ctx.settings)('payments.stripe.description'),
    card: (ctx) => ({ publishableKey: keys.publishableKey, capture: set(ctx).capture }),
    express: (ctx) =>
      set(ctx).enabled && ctx.settings['payments.express']
        ? { publishableKey: keys.publishableKey, capture: set(ctx).capture }
        : null,
    sources: STRIPE_SOURCES,
    marks: (ctx) => (ctx.settings['payments.express'] ? ['card', 'wallet'] : ['card']),
    enabled: (ctx) => set(ctx).enabled,
    available: (ctx, { total }) =>
      set(ctx).enabled && toProviderAmount(total, toUnit(ctx)) !== null,
    charging: stripeCharging(keys, origin, client),
    saving: stripeSaving(keys, client),
  };
}

function stripeCharging(keys: StripeKeys, origin: string, client: () => Promise<Stripe>): Charging {
  const seen = (ctx: ShopContext, intent: Stripe.PaymentIntent) =>
    seenPayment(ctx, intent, keys.publishableKey);
  return {
    async create(ctx, { order, key, data }) {
      const { capture, statement } = ctx.settings['payments.stripe'];
      const suffix = statementText(statement);
      const { customer, payment_method, save } = data;
      const { paymentIntents } = await client();
      const pending = paymentIntents.create(
        {
          amount: getUnits(ctx, order.total),
          currency: order.currency.toLowerCase(),
          capture_method: capture,
          automatic_payment_methods: { enabled: true },
          description: `${ctx.settings['shop.name']} ${order.number}`,
          metadata: { order_id: String(order.id), order_number: order.number, payment_key: key },
          ...(suffix !== '' && { statement_descriptor_suffix: suffix }),
          ...(save !== undefined && { customer, setup_future_usage: 'on_session' }),
          // A saved card is charged at once; its bank may ask the shopper for more.
          ...(payment_method !== undefined && {
            customer,
            payment_method,
            confirm: true,
            return_url: `${origin}${returnAddress('stripe', order)}`,
          }),
          ...EXPAND,
        },
        { idempotencyKey: key },
      );
      return seen(ctx, await unlessDeclined(pending, paymentIntents));
    },

    async read(ctx, reference) {
      return seen(ctx, await (await client()).paymentIntents.retrieve(reference, EXPAND));
    },

    async chargeSaved(ctx, { order, reference, data: { customer, payment_method } }) {
      const { paymentIntents } = await client();
      try {
        await paymentIntents.update(reference, {
          ...(customer !== undefined && { customer }),
          ...(payment_method !== undefined && { payment_method }),
        });
        const pending = paymentIntents.confirm(reference, {
          return_url: `${origin}${returnAddress('stripe', order)}`,
          ...EXPAND,
        });
        return seen(ctx, await unlessDeclined(pending, paymentIntents));
      } catch (error) {
        // Paid in another tab meanwhile, or the card is gone there.
        if (!isRefusal(error)) throw error;
        return seen(ctx, await paymentIntents.retrieve(reference, EXPAND));
      }
    },

    async capture(ctx, { reference, amount, key }) {
      const pending = { amount_to_capture: getUnits(ctx, amount), ...EXPAND };
      const { paymentIntents } = await client();
      return seen(ctx, await paymentIntents.capture(reference, pending, { idempotencyKey: key }));
    },

    async cancel(ctx, reference) {
      return seen(ctx, await (await client()).paymentIntents.cancel(reference, EXPAND));
    },

    async refund(ctx, { reference, amount, reason, key }) {
      try {
        const refund = await (await client()).refunds.create(
          {
            payment_intent: reference,
            amount: getUnits(ctx, amount),
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

    async checkKeys() {
      try {
        const { livemode } = await (await client()).balance.retrieve({}, CHECK_OPTIONS);
        return { ok: true, isLive: livemode, hearsEvents: keys.webhookSecret !== undefined };
      } catch (error) {
        if (hasStatus(error, [401, 403])) return { ok: false };
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

/** A card that is declined is no failure of the request: the payment is there and waits for another. */
async function unlessDeclined(
  pending: Promise<Stripe.PaymentIntent>,
  intents: Stripe['paymentIntents'],
): Promise<Stripe.PaymentIntent> {
  try {
    return await pending;
  } catch (error) {
    const declined = declinedIntent.safeParse(error);
    if (!declined.success) throw error;
    return intents.retrieve(declined.data.payment_intent.id, EXPAND);
  }
}

function toUnit({ settings }: ShopContext) {
  return { currency: settings['currency.code'], decimals: settings['currency.decimals'] };
}

function getUnits(ctx: ShopContext, amount: Parameters<typeof toProviderAmount>[0]): number {
  const units = toProviderAmount(amount, toUnit(ctx));
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
  const paidWith = typeof intent.payment_method === 'string' ? null : intent.payment_method;
  const units = state === 'paid' ? intent.amount_received : intent.amount;
  return {
    reference: intent.id,
    state,
    amount: fromProviderAmount(units, unit),
    currency,
    refunded: charge ? fromProviderAmount(charge.amount_refunded, unit) : money(0),
    next: state === 'open' ? nextStep(intent, publishableKey) : null,
    card: charge?.payment_method_details?.card?.fingerprint ?? '',
    ...(paidWith?.type === 'card' && { method: getMethod(paidWith) }),
    failure: state === 'failed' ? (intent.cancellation_reason ?? 'cancelled') : '',
  };
}

/** To the bank where a saved card was charged and the bank asks; else to the provider's fields. */
function nextStep(intent: Stripe.PaymentIntent, publishableKey: string): ShopperStep | null {
  const { client_secret, next_action, last_payment_error: error } = intent;
  const bank = next_action?.redirect_to_url?.url;
  if (intent.status === 'requires_action' && bank) return { kind: 'redirect', url: bank };
  if (client_secret === null) return null;
  return {
    kind: 'confirm',
    data: {
      client_secret,
      publishable_key: publishableKey,
      // The provider writes it for the shopper.
      ...(error?.message && { problem: error.message }),
    },
  };
}
