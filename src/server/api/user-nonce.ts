import { loggedIn } from '#server/customers/current-customer.ts';
import { checkUserNonce, type NonceKind } from '#server/platform/nonces.ts';
import type { CallRequest } from './call.ts';

/** True when the request carries the nonce of the very session it comes from. */
export async function holdsUserNonce(
  kind: NonceKind,
  { ctx, request, secret, values, visitor }: CallRequest,
): Promise<boolean> {
  const given = request.headers.get('x-wp-nonce') ?? values._wpnonce ?? values.nonce;
  if (typeof given !== 'string') return false;
  const logged = await loggedIn(ctx, visitor);
  return logged !== null && checkUserNonce(secret, kind, logged.session, given, ctx.now);
}
