import { may } from '#rules/permissions/permissions.ts';
import { showLoggedIn } from '#server/accounts/customer-session.ts';
import { noteSeen } from '#server/accounts/customer-sessions.ts';
import { exportData } from '#server/accounts/privacy/export-data.ts';
import { checkFormNonce } from '#server/accounts/security/form-nonce.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { COMING_SOON_DISMISSED, customerNote } from '#server/customers/customer-notes.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { makeNonce, makeUserNonce } from '#server/platform/nonces.ts';
import type { VisitorResponse } from '#wire/account.ts';
import { exportDataForm } from '#wire/forms/account-forms.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import { defineCall } from '../call.ts';

/** What a cached page asks about its visitor, once a cookie says that a customer is logged in. */
export const visitorCall = defineCall({
  readOnly: true,
  input: noInput,
  async handle(_, { ctx, visitor, secret }) {
    const logged = await loggedIn(ctx, visitor);
    showLoggedIn(visitor, logged !== null);
    if (logged) await noteSeen(ctx, logged);
    const response: VisitorResponse = { visitor: null };
    if (logged) {
      const { id, name, email, rights } = logged.customer;
      response.visitor = {
        id,
        name,
        email,
        role: rights.role,
        permissions: [...rights.permissions],
        rest_nonce: makeUserNonce(secret, 'rest', logged.session, ctx.now),
        coming_soon_dismissed:
          may(rights, 'dismiss-coming-soon') &&
          (await customerNote(ctx.db, id, COMING_SOON_DISMISSED)) === 'yes',
      };
    }
    return Response.json(response);
  },
});

/** A fresh REST nonce as text: in the visitor's own name where they are logged in. */
export const restNonceCall = defineCall({
  readOnly: true,
  input: noInput,
  async handle(_, { ctx, visitor, secret }) {
    const logged = await loggedIn(ctx, visitor);
    const nonce = logged
      ? makeUserNonce(secret, 'rest', logged.session, ctx.now)
      : makeNonce(secret, 'rest', ctx.now);
    return new Response(nonce, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
  },
});

/** Everything we know about a customer, as a file; posted by the form of the privacy page. */
export const exportDataCall = defineCall({
  input: exportDataForm,
  async handle({ _wpnonce: nonce }, { ctx, visitor }) {
    const logged = await loggedIn(ctx, visitor);
    if (!logged || !checkFormNonce(visitor, logged.session, nonce, ctx.now)) {
      const location = ctx.settings['routes.privacy'];
      return new Response(null, { status: 303, headers: { location } });
    }
    const data = await exportData(ctx, logged.customer);
    await writeAudit(ctx.db, { event: 'data-exported', customerId: logged.customer.id }, ctx.now);
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'content-disposition': 'attachment; filename="my-data.json"',
      },
    });
  },
});
