import { askPasskey, logInByPasskey } from '#server/accounts/access/log-in-by-passkey.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { addPasskey, askForPasskey } from '#server/accounts/passkeys/customer-passkeys.ts';
import { checkFormNonce } from '#server/accounts/security/form-nonce.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { safePath } from '#server/pages/account/account-frame.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import {
  type PasskeyQuestion,
  type PasskeyResponse,
  passkeyAddCall,
  passkeyLogInCall,
  passkeyNewCall,
} from '#wire/forms/passkey-calls.ts';
import { type CallRequest, defineCall } from '../call.ts';

const STALE: AccountProblem[] = [{ code: 'account.problem.stale' }];
const BROKEN: AccountProblem[] = [{ code: 'account.problem.passkey' }];

function refused({ settings }: ShopContext, problems: readonly AccountProblem[]): Response {
  const t = translator(settings);
  const message = problems.map(({ code, values }) => t(code, values)).join(' ');
  const tooMany = problems.some(({ code }) => code === 'account.problem.tooMany');
  const response: PasskeyResponse = { ok: false, message };
  return Response.json(response, { status: tooMany ? 429 : 422 });
}

/** Who is logged in and sent a form that was made for this session. */
async function sender({ ctx, visitor }: CallRequest, nonce: string): Promise<LoggedIn | null> {
  const logged = await loggedIn(ctx, visitor);
  return logged && checkFormNonce(visitor, logged.session, nonce, ctx.now) ? logged : null;
}

/** Begins to add a passkey. */
export const passkeyNew = defineCall({
  input: passkeyNewCall,
  async handle({ _wpnonce, password }, call) {
    const { ctx, origin } = call;
    const logged = await sender(call, _wpnonce);
    if (!logged) return refused(ctx, STALE);
    const requested = await askForPasskey(ctx, origin, logged.customer, password);
    if (!requested.ok) return refused(ctx, requested.problems);
    const { ticket, options } = requested;
    return Response.json({ ok: true, ticket, options } satisfies PasskeyQuestion<unknown>);
  },
});

/** Adds what the authenticator made. */
export const passkeyAdd = defineCall({
  input: passkeyAddCall,
  async handle({ _wpnonce, ticket, name, credential }, call) {
    const { ctx, origin, visitor } = call;
    const logged = await sender(call, _wpnonce);
    if (!logged) return refused(ctx, STALE);
    if (credential === null) return refused(ctx, BROKEN);
    const added = await addPasskey(ctx, visitor, logged.customer, {
      origin,
      ticket,
      name,
      credential,
    });
    if (!added.ok) return refused(ctx, added.problems);
    const url = `${ctx.settings['routes.security']}?done=passkeyAdded`;
    return Response.json({ ok: true, url } satisfies PasskeyResponse);
  },
});

/** Begins a log-in by passkey. */
export const passkeyAsk = defineCall({
  nonce: 'public',
  input: noInput,
  async handle(_, { ctx, visitor, origin }) {
    const requested = await askPasskey(ctx, visitor, origin);
    if (!requested.ok) return refused(ctx, requested.problems);
    const { ticket, options } = requested;
    return Response.json({ ok: true, ticket, options } satisfies PasskeyQuestion<unknown>);
  },
});

export const passkeyLogIn = defineCall({
  nonce: 'public',
  input: passkeyLogInCall,
  async handle({ ticket, credential, redirect_to }, { ctx, visitor, origin }) {
    if (credential === null) return refused(ctx, BROKEN);
    const result = await logInByPasskey(ctx, visitor, { origin, ticket, credential });
    if (!result.ok) return refused(ctx, result.problems);
    const url = safePath(redirect_to, ctx.settings['routes.account']);
    return Response.json({ ok: true, url } satisfies PasskeyResponse);
  },
});
