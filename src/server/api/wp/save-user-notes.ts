import { may } from '#rules/permissions/permissions.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { COMING_SOON_DISMISSED, saveCustomerNote } from '#server/customers/customer-notes.ts';
import { userNotes } from '#wire/store/user-notes.ts';
import { linked } from '#wire/wc/response-parts.ts';
import { userResponse } from '#wire/wp/user.ts';
import { invalidNonce, type RestError } from '../rest/rest-error.ts';
import { endpoint, refused } from '../rest/rest-route.ts';
import { holdsUserNonce } from '../user-nonce.ts';
import { notLoggedIn, readCurrentUser } from './users-me.ts';

const notAllowed: RestError = {
  code: 'rest_cannot_edit',
  message: 'Sorry, you are not allowed to do that.',
  status: 403,
};

/** A manager dismisses the coming-soon banner, by the nonce of their own session. */
export const saveUserNotes = endpoint(
  userNotes,
  async ({ woocommerce_meta }, call) => {
    const { ctx, visitor } = call;
    const logged = await loggedIn(ctx, visitor);
    if (!logged) return refused(notLoggedIn);
    if (!(await holdsUserNonce('rest', call))) return refused(invalidNonce);
    const { id, rights } = logged.customer;
    if (!may(rights, 'dismiss-coming-soon')) return refused(notAllowed);
    const dismissed = woocommerce_meta.coming_soon_banner_dismissed;
    await saveCustomerNote(ctx.db, id, COMING_SOON_DISMISSED, dismissed);
    return readCurrentUser(call);
  },
  { answer: { schema: linked(userResponse) } },
);
