import { type Asking, mayChangeProtected } from '#rules/permissions/protected-change.ts';
import { findApplicationUser } from '#server/accounts/api-keys/application-passwords.ts';
import {
  type ActiveKey,
  findKey,
  isSecretOf,
  noteKeyUse,
} from '#server/accounts/api-keys/find-key.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { getRights } from '#server/customers/get-rights.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CallRequest } from '../call.ts';
import { authenticationError, invalidNonce, type RestError } from '../rest/rest-error.ts';
import { holdsUserNonce } from '../user-nonce.ts';
import { checkOauth, type KeyResult } from './check-oauth.ts';
import { type Credentials, getCredentials } from './credentials.ts';
import type { Manager } from './manager.ts';

/** Who asks; null for somebody who does not say. Wrong credentials are refused, not ignored. */
export type ManagerResult = { ok: true; manager: Manager | null } | { ok: false; error: RestError };

const refused = (error: RestError): ManagerResult => ({ ok: false, error });

const known = new WeakMap<Request, Promise<ManagerResult>>();

/** Found once for each request: what is embedded is read for the same person. */
export function findManager(call: CallRequest): Promise<ManagerResult> {
  const found = known.get(call.request) ?? lookUp(call);
  known.set(call.request, found);
  return found;
}

async function lookUp(call: CallRequest): Promise<ManagerResult> {
  const credentials = getCredentials(call.request);
  if (credentials === null) return sessionManager(call);
  if (credentials.kind === 'basic' && !credentials.user.startsWith('ck_')) {
    return applicationManager(call, credentials);
  }
  const found = await (credentials.kind === 'oauth'
    ? checkOauth(call, credentials)
    : checkPair(call, credentials));
  if (!found.ok) return found;
  await noteKeyUse(call.ctx, found.key);
  return { ok: true, manager: keyManager(call.ctx, found.key) };
}

async function checkPair(
  { ctx }: CallRequest,
  { user, password }: Extract<Credentials, { kind: 'basic' }>,
): Promise<KeyResult> {
  const key = await findKey(ctx, user);
  if (!key) return { ok: false, error: authenticationError('Consumer key is invalid.') };
  return isSecretOf(key, password)
    ? { ok: true, key }
    : { ok: false, error: authenticationError('Consumer secret is invalid.') };
}

function keyManager({ settings, now }: ShopContext, key: ActiveKey): Manager {
  const { id, name, permissions, customerId, role } = key;
  const limited = permissions !== 'read_write' || key.expiresAt !== null;
  const rights = getRights(settings, role);
  const asking = { rights, by: 'key', confirmedAt: null, limited } as const;
  return {
    ...asking,
    keyId: id,
    name,
    permissions,
    customerId,
    protectedChange: mayChangeProtected(asking, now),
  };
}

async function applicationManager(
  { ctx }: CallRequest,
  { user, password }: Extract<Credentials, { kind: 'basic' }>,
): Promise<ManagerResult> {
  const found = await findApplicationUser(ctx, user, password);
  if (!found) {
    const message = 'The e-mail address or the application password is wrong.';
    return refused({ code: 'incorrect_password', message, status: 401 });
  }
  const { name, customerId, role } = found;
  const by = 'application-password' as const;
  const rights = getRights(ctx.settings, role);
  const asking = { rights, by, confirmedAt: null, limited: found.expiresAt !== null };
  return { ok: true, manager: accountManager(asking, { name, customerId }, ctx.now) };
}

/** Somebody who asks with their account, and not with a key of it. */
function accountManager(
  asking: Asking,
  { name, customerId }: Pick<Manager, 'name' | 'customerId'>,
  now: number,
): Manager {
  const protectedChange = mayChangeProtected(asking, now);
  return { ...asking, keyId: null, name, permissions: 'read_write', customerId, protectedChange };
}

/** A session counts with its own nonce only, so that no other site can ask on a manager's behalf. */
async function sessionManager(call: CallRequest): Promise<ManagerResult> {
  if (call.nonces.every((nonce) => nonce == null)) return { ok: true, manager: null };
  const logged = await loggedIn(call.ctx, call.visitor);
  if (logged === null) return { ok: true, manager: null };
  if (!(await holdsUserNonce('rest', call))) return refused(invalidNonce);
  const { id, name, rights } = logged.customer;
  const asking = {
    rights,
    by: 'session' as const,
    confirmedAt: logged.confirmedAt,
    limited: false,
  };
  return { ok: true, manager: accountManager(asking, { name, customerId: id }, call.ctx.now) };
}
