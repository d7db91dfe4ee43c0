import { findProvider, getProviders } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { rightProblems } from '#server/settings/change-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { auditProtected, protectedAmong } from '#server/settings/protected-settings.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import {
  contextQuery,
  gatewayInput,
  gatewayResponse,
  type PaymentGateway,
} from '#wire/wc/shipping.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { settingRefusal } from '../../rest/protected-refusals.ts';
import { textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import {
  GATEWAY_WORDS,
  gatewayFields,
  gatewayTitle,
  type OfflineGatewayId,
} from './gateway-words.ts';

const missing: RestError = {
  code: 'woocommerce_rest_payment_gateway_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

/** Where their changes are shown. */
const PAYMENT_SETTINGS = { resource: 'settings', id: 'payments' };

/** The methods whose settings are the shop's own. */
const OFFLINE = ['bacs', 'cheque', 'cod'] as const;
const offlineGatewayId = (id: string) => OFFLINE.find((each) => each === id);

function gatewayItem(ctx: ShopContext, provider: PaymentProvider): PaymentGateway {
  const { id } = provider;
  const title = provider.title(ctx);
  const gatewayId = offlineGatewayId(id);
  const words = gatewayId && GATEWAY_WORDS[gatewayId];
  return {
    id,
    title,
    description: provider.description(ctx),
    order: '',
    enabled: provider.enabled?.(ctx) ?? true,
    method_title: words?.title ?? title,
    method_description: words?.description ?? provider.description(ctx),
    method_supports: ['products'],
    settings: gatewayId
      ? gatewayFields(gatewayId, title, ctx.settings[`payments.${gatewayId}`])
      : { title: gatewayTitle(title) },
    needs_setup: false,
    post_install_scripts: [],
    settings_url: '',
    connection_url: null,
    setup_help_text: null,
    required_settings_keys: [],
  };
}

/** The shop with other settings of one method, as it is after they are saved. */
function withSettings(ctx: ShopContext, id: OfflineGatewayId, changed: object): ShopContext {
  const name = `payments.${id}` as const;
  return {
    ...ctx,
    settings: { ...ctx.settings, [name]: { ...ctx.settings[name], ...changed } },
  };
}

export const gatewayRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/payment_gateways',
  idPart: ':id<[\\w-]+>',
  idOf: textId,
  title: 'payment_gateway',
  permission: 'manage-settings',
  input: gatewayInput,
  response: gatewayResponse,
  query: contextQuery,
  missing,
  async list({ ctx }) {
    const items = getProviders(ctx).map((provider) => gatewayItem(ctx, provider));
    return { items, total: items.length };
  },
  async read({ ctx }, id) {
    const provider = findProvider(ctx, id);
    return provider && gatewayItem(ctx, provider);
  },
  async update({ ctx, record, manager }, id, input) {
    const gatewayId = offlineGatewayId(id);
    const provider = findProvider(ctx, id);
    if (!gatewayId || !provider) return { ok: false, error: missing };
    const { title = input.title, instructions } = input.settings ?? {};
    const { enable_for_methods: methods, enable_for_virtual: virtual } = input.settings ?? {};
    const after = withSettings(ctx, gatewayId, {
      ...(input.enabled !== undefined && { enabled: input.enabled }),
      ...(title !== undefined && { title }),
      ...(input.description !== undefined && { description: input.description }),
      ...(instructions !== undefined && { instructions }),
      ...(methods && { shippingMethods: methods.filter((each) => each !== '') }),
      ...(virtual && { withoutDelivery: virtual === 'yes' }),
    });
    const name = `payments.${gatewayId}` as const;
    const guarded = protectedAmong({ values: { [name]: after.settings[name] } }, ctx.settings);
    const problems = rightProblems(guarded, manager.protectedChange, ctx.settings);
    const forbidden = settingRefusal(problems, () => 'settings');
    if (forbidden) return { ok: false, error: forbidden };
    const saved = await saveSetting(ctx.db, name, after.settings[name], ctx.now);
    if (!saved.ok) return { ok: false, error: invalidParams({ settings: 'are not valid' }) };
    const item = gatewayItem(after, provider);
    const before = gatewayItem(ctx, provider);
    const gateway = { resource: 'payment_gateway', id, partOf: PAYMENT_SETTINGS };
    await record({ ...gateway, action: 'updated', before, after: item });
    await auditProtected(ctx.db, manager, guarded, ctx.now);
    await ctx.invalidate(['settings']);
    return { ok: true, item };
  },
});
