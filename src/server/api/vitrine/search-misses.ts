import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { frequentMisses } from '#server/search/count-miss.ts';
import { missQuery } from '#wire/store/miss-query.ts';
import { invalidNonce, type RestError } from '../rest/rest-error.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { holdsUserNonce } from '../user-nonce.ts';

const forbidden: RestError = {
  code: 'rest_forbidden',
  message: 'You are not allowed to see reports.',
  status: 403,
};

/** What shoppers searched for and did not find, the most frequent first. */
export const searchMisses = endpoint(missQuery, async ({ per_page: limit }, call) => {
  const { ctx, visitor } = call;
  const logged = await loggedIn(ctx, visitor);
  if (!may(logged?.customer.role ?? null, 'see-reports')) return refused(forbidden);
  if (!(await holdsUserNonce('rest', call))) return refused(invalidNonce);
  const misses = await frequentMisses(ctx.db, limit);
  return found(
    misses.map(({ term, count, firstAt, lastAt }) => ({
      term,
      count,
      first_searched: new Date(firstAt).toISOString(),
      last_searched: new Date(lastAt).toISOString(),
    })),
  );
});
