import { may } from '#rules/permissions/permissions.ts';
import { listMessages } from '#server/contact/list-messages.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { contactQuery } from '#wire/store/contact-query.ts';
import { invalidNonce } from '../rest/rest-error.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { holdsUserNonce } from '../user-nonce.ts';
import { notLoggedIn } from '../wp/users-me.ts';

const notAllowed = refused({
  code: 'rest_forbidden',
  message: 'Sorry, you are not allowed to do that.',
  status: 403,
});

/** What visitors wrote by the contact form, for managers. */
export const contactMessages = endpoint(contactQuery, async (query, call) => {
  const { ctx, visitor } = call;
  const logged = await loggedIn(ctx, visitor);
  if (!logged) return refused(notLoggedIn);
  if (!(await holdsUserNonce('rest', call))) return refused(invalidNonce);
  if (!may(logged.customer.role, 'manage-customers')) return notAllowed;
  const { status, page, per_page: perPage } = query;
  const { total, messages } = await listMessages(ctx, { status, page, perPage });
  const body = messages.map(({ sentAt, ...message }) => ({
    ...message,
    sent_at: new Date(sentAt).toISOString(),
  }));
  return found(body, { total, page, perPage });
});
