import type { ShopContext } from '#server/settings/context.ts';
import { bacs, cheque, cod } from './offline.ts';
import type { PaymentProvider, PaymentSituation } from './payment-provider.ts';

/** In the order they are offered. A provider with a key of its own is added here. */
const PROVIDERS: readonly PaymentProvider[] = [bacs, cheque, cod];

/** The shop's own ways to pay, and those a caller brings along, such as a test. */
export function providersOf(ctx: ShopContext): readonly PaymentProvider[] {
  return ctx.payments ? [...PROVIDERS, ...ctx.payments] : PROVIDERS;
}

/** The ways to pay that are offered for this order. */
export function paymentMethods(ctx: ShopContext, situation: PaymentSituation): PaymentProvider[] {
  return providersOf(ctx).filter((provider) => provider.available(ctx, situation));
}

/** Offered or not: an order keeps the way it was paid. */
export function findProvider(ctx: ShopContext, id: string): PaymentProvider | null {
  return providersOf(ctx).find((provider) => provider.id === id) ?? null;
}
