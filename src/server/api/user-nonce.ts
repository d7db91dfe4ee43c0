import { loggedIn } from '#server/customers/current-customer.ts';
import { checkUserNonce, type NonceKind } from '#server/platform/nonces.ts';
import type { CallRequest } from './call.ts';

/** True when the request carries the nonce of the very session it comes from. */
export async function holdsUserNonce(
  kind: NonceKind,
  { ctx, secret, nonces, visitor }: CallRequest,
): Promise<boolean> {
  const sent = nonces.filter((nonce) => typeof nonce === 'string');
  if (sent.length === 0) return false;
  const logged = await loggedIn(ctx, visitor);
  if (logged === null) return false;
  return sent.some((nonce) => checkUserNonce(secret, kind, logged.session, nonce, ctx.now));
}
