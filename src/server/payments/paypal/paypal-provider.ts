import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import type { Money } from '#rules/money/money.ts';
import { toDecimalAmount } from '#rules/payments/decimal-amount.ts';
import { translator } from '#server/language/translator.ts';
import { PAYPAL_LIVE, type PaypalKeys } from '#server/platform/config.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { returnAddress } from '#wire/forms/payment-data.ts';
import type { Charging, PayableOrder, PaymentProvider } from '../payment-provider.ts';
import { type PaypalClient, paypalClient } from './paypal-client.ts';
import { paypalEvent } from './paypal-event.ts';
import { expiredOrder, getCapture, seenOrder } from './paypal-order.ts';

// PayPal: the shopper approves the payment there and comes back. Approved money is taken when the shop
// asks how the payment stands: at the return, by the webhook or by the reconciliation.

const ID = 'paypal';

export function paypalProvider(keys: PaypalKeys, origin: string): PaymentProvider {
  const client = paypalClient(keys);
  const set = ({ settings }: ShopContext) => settings['payments.paypal'];
  return {
    id: ID,
    title: (ctx) => set(ctx).title || translator(ctx.settings)('payments.paypal.title'),
    description: (ctx) =>
      set(ctx).description || translator(ctx.settings)('payments.paypal.description'),
    // A form that is sent without script leads there by a redirect.
    sources: { form: approveOrigins(keys.apiBase) },
    marks: () => ['paypal'],
    enabled: (ctx) => set(ctx).enabled,
    available: (ctx, { total }) => set(ctx).enabled && toDecimalAmount(total, toUnit(ctx)) !== null,
    charging: paypalCharging(keys, client, origin),
  };
}

function paypalCharging(
  keys: PaypalKeys,
  client: () => Promise<PaypalClient>,
  origin: string,
): Charging {
  const seen = (ctx: ShopContext, order: Order) =>
    seenOrder(order, ctx.settings['currency.decimals']);
  const charging: Charging = {
    async create(ctx, { order, key }) {
      const { orders, words } = await client();
      const { result } = await orders.createOrder({
        paypalRequestId: key,
        body: toRequest(ctx, { order, key, origin, words }),
        prefer: 'return=representation',
      });
      return seen(ctx, result);
    },

    async read(ctx, reference) {
      const { orders } = await client();
      const order = await found(orders.getOrder({ id: reference }));
      if (!order) return expiredOrder(reference);
      if (order.status !== 'APPROVED') return seen(ctx, order);
      const capture = await accepted(
        orders.captureOrder({
          id: reference,
          paypalRequestId: `${reference}-capture`,
          prefer: 'return=representation',
        }),
      );
      // Declined, the shopper may choose another card there; taken by another process, it is paid.
      return seen(ctx, capture ?? (await orders.getOrder({ id: reference })).result);
    },

    async refund(ctx, { reference, amount, currency, reason, key }) {
      const { orders, payments } = await client();
      const capture = getCapture((await orders.getOrder({ id: reference })).result);
      const value = toDecimalAmount(amount, { ...toUnit(ctx), currency });
      if (!capture?.id || value === null) return { ok: false };
      const refund = await accepted(
        payments.refundCapturedPayment({
          captureId: capture.id,
          paypalRequestId: key,
          body: {
            amount: { currencyCode: currency, value },
            ...(reason !== '' && { noteToPayer: reason.slice(0, 255) }),
          },
        }),
      );
      return refund?.id && refund.status !== 'FAILED' && refund.status !== 'CANCELLED'
        ? { ok: true, reference: refund.id }
        : { ok: false };
    },

    async checkKeys() {
      const { logIn } = await client();
      const isHandled = await unless(
        logIn().then(() => ({ result: true })),
        [400, 401, 403],
      );
      if (!isHandled) return { ok: false };
      return {
        ok: true,
        isLive: keys.apiBase === PAYPAL_LIVE,
        hearsEvents: keys.webhookId !== undefined,
      };
    },

    asksAboutEvents: true,
    async readEvent(_ctx, body, headers) {
      const { webhookId } = keys;
      const content = parsed(body);
      if (webhookId === undefined || content === null) return null;
      const sent = (name: string) => headers.get(`paypal-${name}`) ?? '';
      if (sent('transmission-sig') === '') return null;
      const genuine = await (await client()).isGenuine({
        auth_algo: sent('auth-algo'),
        cert_url: sent('cert-url'),
        transmission_id: sent('transmission-id'),
        transmission_sig: sent('transmission-sig'),
        transmission_time: sent('transmission-time'),
        webhook_id: webhookId,
        webhook_event: content,
      });
      return genuine ? paypalEvent(content) : null;
    },
  };
  return charging;
}

interface Requested {
  order: PayableOrder;
  key: string;
  origin: string;
  words: PaypalClient['words'];
}

function toRequest(ctx: ShopContext, { order, key, origin, words }: Requested): OrderRequest {
  const { settings } = ctx;
  const pay = address(settings, 'routes.orderPay', { id: String(order.id) });
  return {
    intent: words.capture,
    purchaseUnits: [
      {
        customId: key,
        description: `${settings['shop.name']} ${order.number}`.slice(0, 127),
        amount: { currencyCode: order.currency, value: getDecimals(ctx, order.total) },
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          brandName: settings['shop.name'].slice(0, 127),
          userAction: words.payNow,
          // The shop has asked where to send it.
          shippingPreference: words.noShipping,
          returnUrl: `${origin}${returnAddress(ID, order)}`,
          cancelUrl: `${origin}${pay}?key=${encodeURIComponent(order.key)}`,
        },
      },
    },
  };
}

function toUnit({ settings }: ShopContext) {
  return { currency: settings['currency.code'], decimals: settings['currency.decimals'] };
}

function getDecimals(ctx: ShopContext, amount: Money): string {
  const text = toDecimalAmount(amount, toUnit(ctx));
  if (text === null) throw new Error(`${amount} cannot be written in the provider's units`);
  return text;
}

function approveOrigins(apiBase: string): string[] {
  const { hostname, origin } = new URL(apiBase);
  if (!hostname.endsWith('.paypal.com')) return [origin];
  return [`https://www.${hostname.includes('sandbox') ? 'sandbox.' : ''}paypal.com`];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // No notification at all.
    return null;
  }
}

/** Null where the provider knows nothing of it. */
function found<T>(response: Promise<{ result: T }>): Promise<T | null> {
  return unless(response, [404]);
}

/** Null where the provider has understood and does not want to: asking again would not help. */
function accepted<T>(response: Promise<{ result: T }>): Promise<T | null> {
  return unless(response, [400, 403, 404, 422]);
}

async function unless<T>(
  response: Promise<{ result: T }>,
  statuses: readonly number[],
): Promise<T | null> {
  try {
    return (await response).result;
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    if (typeof status === 'number' && statuses.includes(status)) return null;
    throw error;
  }
}
