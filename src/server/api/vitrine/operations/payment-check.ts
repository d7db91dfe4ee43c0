import { checkProvider } from '#server/payments/check-provider.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { paymentCheckResponse } from '#wire/vitrine/payment-check.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_payment_method_invalid_id',
  message: 'There is no payment method with this id.',
  status: 404,
};

const check = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-settings',
  summary: 'Ask the provider of a payment method whether it takes the shop’s keys',
  params: {},
  answer: { schema: paymentCheckResponse },
  async handle(_, { ctx, manager, parts }) {
    const id = parts.id ?? '';
    const checked = await checkProvider(ctx, id);
    if (!checked) return refused(missing);
    const { verdict, isLive, hearsEvents } = checked;
    const { customerId, name: by } = manager;
    const details = { method: id, verdict, by };
    await writeAudit(ctx.db, { event: 'payment-method-tested', customerId, details }, ctx.now);
    return found({ id, verdict, live: isLive, hears_events: hearsEvents });
  },
});

export const paymentCheck: RestRoute = {
  namespace: NAMESPACE,
  path: '/payment-methods/:id<[\\w-]+>/test',
  methods: { POST: check },
};
