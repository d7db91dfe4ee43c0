import { byOrder } from '#rules/payments/payment-order.ts';
import { translator } from '#server/language/translator.ts';
import { checkRun } from '#server/platform/check-run/check-run.ts';
import type { FurtherSources } from '#server/platform/http/security-headers.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ExpressConfig } from '#wire/payments/express.ts';
import type { NamedMarks, PaymentMark } from '#wire/payments/marks.ts';
import { checkMethod } from './check-method.ts';
import { bacs, cheque, cod } from './offline.ts';
import type { PaymentProvider, PaymentSituation } from './payment-provider.ts';

/** In the order they are offered unless the shop says otherwise. A provider with a key of its own is added here. */
const PROVIDERS: readonly PaymentProvider[] = [bacs, cheque, cod];

/** Providers besides the built-in ones, by the accounts that the settings of a context name. */
export const extraProviders = defineService<(ctx: ShopContext) => readonly PaymentProvider[]>(
  () => () => [],
);

export function getProviders(ctx: ShopContext): readonly PaymentProvider[] {
  const offered = byOrder(
    [...PROVIDERS, ...extraProviders.of(ctx)(ctx)],
    ctx.settings['payments.order'],
  );
  return checkRun.of(ctx).run ? [...offered, checkMethod] : offered;
}

/** The payment methods that are offered for this order. */
export function paymentMethods(ctx: ShopContext, situation: PaymentSituation): PaymentProvider[] {
  return getProviders(ctx).filter((provider) => provider.available(ctx, situation));
}

/** The payment methods that some order may be paid by. */
export function enabledMethods(ctx: ShopContext): PaymentProvider[] {
  return getProviders(ctx).filter((provider) => provider.enabled?.(ctx) ?? true);
}

/** The signs of all methods that some order may be paid by, each once. */
export function paymentMarks(
  ctx: ShopContext,
  methods: readonly PaymentProvider[] = enabledMethods(ctx),
): PaymentMark[] {
  return [...new Set(methods.flatMap((method) => method.marks?.(ctx) ?? []))];
}

/** The same with their names. */
export function namedPaymentMarks(ctx: ShopContext): NamedMarks {
  const t = translator(ctx.settings);
  return paymentMarks(ctx).map((mark) => ({ mark, name: t(`payments.mark.${mark}`) }));
}

/** The one by which customers save what they pay with; null where none is switched on. */
export function savingProvider(ctx: ShopContext): PaymentProvider | null {
  return enabledMethods(ctx).find(({ saving }) => saving !== undefined) ?? null;
}

/**
 * What the buttons of wallets need; null where no provider that has them is switched on. They are for
 * everyone who comes to a cached page, so a shop without orders of guests has none.
 */
export function expressWallets(ctx: ShopContext): ExpressConfig | null {
  const { settings } = ctx;
  const provider = enabledMethods(ctx).find((method) => method.express?.(ctx));
  const choice = provider?.express?.(ctx);
  if (!provider || !choice || !settings['checkout.guests']) return null;
  const slug = settings['checkout.termsPage'];
  return {
    ...choice,
    provider: provider.id,
    phone: settings['checkout.phone'] === 'required',
    termsUrl: slug === '' ? '' : address(settings, 'routes.document', { slug }),
  };
}

/** The origins that pages with buttons of wallets need. */
export function expressSources(ctx: ShopContext): FurtherSources | null {
  const id = expressWallets(ctx)?.provider;
  return id === undefined ? null : (findProvider(ctx, id)?.sources ?? null);
}

/** The origins of providers that the pages need on which orders are paid; null where they need none. */
export function payingSources(ctx: ShopContext): FurtherSources | null {
  const all = enabledMethods(ctx).flatMap(({ sources }) => sources ?? []);
  if (all.length === 0) return null;
  const of = (kind: keyof FurtherSources) => all.flatMap((one) => one[kind] ?? []);
  return {
    script: of('script'),
    connect: of('connect'),
    frame: of('frame'),
    image: of('image'),
    form: of('form'),
    wallet: of('wallet'),
  };
}

/** Offered or not: an order stores its payment method. */
export function findProvider(ctx: ShopContext, id: string): PaymentProvider | null {
  return getProviders(ctx).find((provider) => provider.id === id) ?? null;
}
