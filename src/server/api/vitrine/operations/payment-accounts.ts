import {
  type ProviderAccounts,
  providerAccounts,
} from '#server/payments/accounts/provider-accounts.ts';
import { findLastEvent } from '#server/payments/find-last-event.ts';
import {
  ACCOUNT_PROVIDERS,
  type AccountProvider,
  type PaymentAccount,
  paymentAccounts,
} from '#wire/vitrine/payment-accounts.ts';
import type { CallRequest } from '../../call.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

/** What the shop follows of a provider's notifications, as its pages name them. */
const EVENTS: Readonly<Record<AccountProvider, string[]>> = {
  stripe: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.canceled',
    'payment_intent.amount_capturable_updated',
    'charge.refunded',
    'charge.dispute.created',
  ],
  paypal: [
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.REFUNDED',
    'CUSTOMER.DISPUTE.CREATED',
  ],
};

async function readAccount(
  { ctx, origin }: Pick<CallRequest, 'ctx' | 'origin'>,
  id: AccountProvider,
  accounts: ProviderAccounts,
): Promise<PaymentAccount> {
  const account = accounts[id];
  const at = await findLastEvent(ctx.db, id);
  return {
    id,
    source: account?.source ?? 'none',
    problem: account?.problem ?? null,
    live: account?.keys ? account.isLive : null,
    has_webhook: account?.hasWebhook ?? false,
    webhook_url: `${origin}/payments/${id}/webhook`,
    webhook_events: EVENTS[id],
    last_event_at: at === null ? null : new Date(at).toISOString(),
  };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'manage-settings',
  summary: 'The accounts at payment providers, without their keys',
  params: {},
  answer: { schema: paymentAccounts },
  async handle(_, { ctx, origin }) {
    const accounts = providerAccounts.of(ctx)(ctx);
    return found(
      await Promise.all(ACCOUNT_PROVIDERS.map((id) => readAccount({ ctx, origin }, id, accounts))),
    );
  },
});

export const paymentAccountRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/payment-accounts',
  methods: { GET: list },
};
