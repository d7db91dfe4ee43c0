import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { getCredentials } from '../manager/credentials.ts';
import type { RestError } from './rest-error.ts';
import type { RestEndpoint } from './rest-route.ts';
import { isInteger } from './shape-response.ts';

// What anybody may read without saying who they are is limited by what it costs, for each network address:
// as much as ten seconds of the limit at once, then as time goes on.
// Example: at 12,000 a minute one address reads 180 lists of 100 products at once, then 18 a second.

const MINUTE = 60_000;
const BURST = 1 / 6;
const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

/** About the milliseconds of processor time it takes. */
export function readCost(endpoint: RestEndpoint | undefined, values: SentValues): number {
  const args = endpoint?.args ?? [];
  const requested = Number(values.per_page ?? USUAL_PAGE);
  const page = Number.isFinite(requested)
    ? Math.min(Math.max(requested, 1), LARGEST_PAGE)
    : USUAL_PAGE;
  const listed = args.includes('per_page') ? page / 10 : 0;
  const counted = args.includes('calculate_price_range') ? 5 : 0;
  const searched = args.includes('search') && values.search !== undefined ? 5 : 0;
  const cost = 1 + listed + counted + searched;
  // What each item refers to is read as well, or the answer is put together anew.
  return isInteger(values) ? cost : cost * 4;
}

export const tooManyReads: RestError = {
  code: 'rest_too_many_requests',
  message: 'Your network has asked too often. Try again in a moment.',
  status: 429,
};

/** Whether the endpoint asks for the key that a program sends, which has a limit of its own. */
function takesKeys({ isOpen = false, guards }: RestEndpoint): boolean {
  return isOpen || guards.some((guard) => guard.startsWith('permission '));
}

/** After how many seconds it may be read; 0 is now. */
export async function readWait(
  call: Pick<CallRequest, 'ctx' | 'request' | 'visitor'>,
  endpoint: RestEndpoint | undefined,
  values: SentValues,
): Promise<number> {
  const { ctx, visitor } = call;
  const perMinute = ctx.settings['api.anonymousReadsPerMinute'];
  if (perMinute === 0 || visitor.address === '') return 0;
  if (endpoint && takesKeys(endpoint) && getCredentials(call.request) !== null) return 0;
  const cost = Math.min(readCost(endpoint, values), perMinute * BURST);
  const limit = { name: 'api-reads', max: perMinute * BURST, windowMs: MINUTE * BURST };
  const quota = ctx.limits.take(limit, visitor.address, ctx.now, cost);
  if (quota.ok) return 0;
  // Only now, as it takes a query: the screens of the admin read as much as their work needs.
  const logged = await loggedIn(ctx, visitor);
  return may(logged?.customer.rights ?? null, 'open-admin') ? 0 : quota.retryAfterSeconds;
}
