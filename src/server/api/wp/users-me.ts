import { COMING_SOON_DISMISSED, customerNote } from '#server/customers/customer-notes.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { userQuery } from '#wire/store/user-query.ts';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import { type User, userResponse } from '#wire/wp/user.ts';
import type { CallRequest } from '../call.ts';
import { findManager } from '../manager/find-manager.ts';
import type { RestError } from '../rest/rest-error.ts';
import {
  endpoint,
  found,
  type RestEndpoint,
  type RestResult,
  refused,
} from '../rest/rest-route.ts';
import { userItem } from './users/user-item.ts';

export const notLoggedIn: RestError = {
  code: 'rest_not_logged_in',
  message: 'You are not currently logged in.',
  status: 401,
};

/**
 * Who asks: a person, or whom a program acts for. A session without a nonce counts as anonymous, so
 * that no other site can ask on a visitor's behalf; a wrong nonce is reported.
 */
export async function readCurrentUser(call: CallRequest): Promise<RestResult<User & Linked>> {
  const known = await findManager(call);
  if (!known.ok) return known;
  if (known.manager === null) return refused(notLoggedIn);
  const { customerId, rights } = known.manager;
  const row = await accountById(call.ctx.db, customerId);
  if (!row) return refused(notLoggedIn);
  const dismissed = await customerNote(call.ctx.db, customerId, COMING_SOON_DISMISSED);
  // The role in force: staff who still owes the second factor has that of a customer.
  return found(
    userItem({ ...row, role: rights.role }, { ctx: call.ctx, origin: call.origin, dismissed }),
  );
}

export const usersMe: RestEndpoint = {
  ...endpoint(userQuery, (_, call) => readCurrentUser(call), {
    answer: { schema: linked(userResponse) },
  }),
  isOpen: true,
};
