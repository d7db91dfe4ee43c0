import {
  type HeardProvider,
  judgePaymentEvents,
  judgePaymentKeys,
  judgeWebhooks,
} from '#rules/self-check/judge-shop.ts';
import { checkProvider } from '#server/payments/check-provider.ts';
import { findLastEvent } from '#server/payments/find-last-event.ts';
import { enabledMethods } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Check } from './check.ts';

const DAY = 24 * 60 * 60_000;

/** Providers that are asked for the money with keys of the shop. */
const withKeys = (ctx: ShopContext) =>
  enabledMethods(ctx).filter(({ charging }) => charging?.checkKeys !== undefined);

const payments: Check = {
  ids: ['payments'],
  async run({ ctx }) {
    const providers = [];
    for (const provider of withKeys(ctx)) {
      const checked = await checkProvider(ctx, provider.id);
      if (checked) providers.push({ name: provider.title(ctx), ...checked });
    }
    return { payments: judgePaymentKeys(providers) };
  },
};

const paymentEvents: Check = {
  ids: ['payment-events'],
  async run({ ctx }) {
    const providers: HeardProvider[] = [];
    for (const provider of withKeys(ctx)) {
      if (provider.charging?.readEvent === undefined) continue;
      const heard = await lastHeard(ctx, provider.id);
      providers.push({ name: provider.title(ctx), ...heard });
    }
    return { 'payment-events': judgePaymentEvents(providers) };
  },
};

async function lastHeard(
  { db, now }: ShopContext,
  provider: string,
): Promise<Omit<HeardProvider, 'name'>> {
  const at = await findLastEvent(db, provider);
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('provider', '=', provider)
    .where('created_at', '>', now - 7 * DAY)
    .executeTakeFirstOrThrow();
  return { lastAgeMs: at === null ? null : now - at, payments: Number(count) };
}

const webhooks: Check = {
  ids: ['webhooks'],
  async run({ ctx: { db, now } }) {
    const failures = await db
      .selectFrom('webhook_deliveries')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('state', '=', 'failed')
      .where('created_at', '>', now - DAY)
      .executeTakeFirstOrThrow();
    const disabled = await db
      .selectFrom('webhooks')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('status', '=', 'disabled')
      .executeTakeFirstOrThrow();
    return {
      webhooks: judgeWebhooks({
        failures: Number(failures.count),
        disabled: Number(disabled.count),
      }),
    };
  },
};

export const PROVIDER_CHECKS: readonly Check[] = [payments, paymentEvents, webhooks];
