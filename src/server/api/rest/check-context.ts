import { CHECK_HEADER, checkRun, readCheckToken } from '#server/platform/check-run/check-run.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { RestRoute } from './rest-route.ts';

/** What would refuse the order of a run, or count it as a shopper's. */
const FREE_TO_ORDER = {
  'checkout.guests': true,
  'checkout.minTotal': null,
  'checkout.maxTotal': null,
  'checkout.company': 'optional',
  'checkout.address2': 'optional',
  'checkout.phone': 'optional',
  'orders.limitPerSession': 0,
  'orders.limitPerEmail': 0,
  'orders.limitPerAddress': 0,
} as const satisfies Partial<Settings>;

/** The context of a request of the self-check to the cart and the checkout; any other as it is. */
export function checkContext(
  ctx: ShopContext,
  { namespace }: Pick<RestRoute, 'namespace'>,
  request: Request,
  { sign }: Pick<Visitor, 'sign'>,
): ShopContext {
  const token = namespace === 'wc/store/v1' ? request.headers.get(CHECK_HEADER) : null;
  const run = token === null ? null : readCheckToken(sign, token, ctx.now);
  if (run === null) return ctx;
  return {
    ...ctx,
    settings: { ...ctx.settings, ...FREE_TO_ORDER },
    // No page shows the product, and no other may be bought.
    invalidate: async () => undefined,
    services: checkRun.add(ctx.services, { run }),
  };
}
