import { isStaff } from '#rules/permissions/permissions.ts';
import { countVisit } from '#server/analytics/visits.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { statisticsAllowed } from '#server/orders/placing/save-attribution.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import { defineCall } from '../call.ts';

/** The first page of a visit says so, once; without consent, or of the shop's own people, it counts nothing. */
export const countVisitCall = defineCall({
  input: noInput,
  async handle(_, { ctx, visitor }) {
    if (statisticsAllowed(ctx, visitor)) {
      const logged = await loggedIn(ctx, visitor);
      if (!logged || !isStaff(logged.customer.assignedRole)) await countVisit(ctx);
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
});
