import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureBase, withoutRepeats } from '#rules/oauth/signature-base.ts';
import { type ActiveKey, findKey, getSecret } from '#server/accounts/api-keys/find-key.ts';
import { OAUTH_WINDOW_MS, takeOauthNonce } from '#server/accounts/api-keys/oauth-nonces.ts';
import type { CallRequest } from '../call.ts';
import { authenticationError, type RestError } from '../rest/rest-error.ts';
import type { Credentials } from './credentials.ts';

// OAuth 1.0a with one leg: a program without HTTPS signs each request with its secret instead of sending
// it. The signature covers method, address and parameters; a nonce and the time make it good for once.

export type KeyResult = { ok: true; key: ActiveKey } | { ok: false; error: RestError };

const NEEDED = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
];
const HASHES: Readonly<Record<string, string>> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' };
const MAX_NONCE_LENGTH = 255;

const refused = (message: string): KeyResult => ({
  ok: false,
  error: authenticationError(message),
});

/** The program may know the shop by another name than its public one, such as 127.0.0.1. */
function getAddresses({ request, origin }: Pick<CallRequest, 'request' | 'origin'>): string[] {
  const { origin: requested, pathname } = new URL(request.url);
  return [...new Set([origin, requested])].map((each) => `${each}${pathname}`);
}

function matches(signature: string, expected: Buffer): boolean {
  const sent = Buffer.from(signature, 'base64');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

export async function checkOauth(
  call: Pick<CallRequest, 'ctx' | 'request' | 'origin'>,
  { parameters, signed }: Extract<Credentials, { kind: 'oauth' }>,
): Promise<KeyResult> {
  const { ctx, request } = call;
  const of = (name: string) => parameters.get(name) ?? '';
  const missing = NEEDED.filter((name) => of(name) === '');
  if (missing.length > 0) {
    const names = missing.join(', ');
    return refused(`Missing OAuth parameter ${names}`);
  }
  const hash = HASHES[of('oauth_signature_method')];
  if (hash === undefined) return refused('Invalid signature - signature method is invalid.');
  const key = await findKey(ctx, of('oauth_consumer_key'));
  const secret = key && getSecret(ctx, key);
  if (!key || secret === null) return refused('Consumer key is invalid.');
  const good = getAddresses(call).some((address) =>
    [signed, withoutRepeats(signed)].some((parameters) => {
      const base = signatureBase(request.method, address, parameters);
      return matches(of('oauth_signature'), createHmac(hash, `${secret}&`).update(base).digest());
    }),
  );
  if (!good) return refused('Invalid signature - provided signature does not match.');
  const at = Number(of('oauth_timestamp')) * 1000;
  // A timestamp that is no number is in no window.
  if (!(Math.abs(ctx.now - at) <= OAUTH_WINDOW_MS)) return refused('Invalid timestamp.');
  const nonce = of('oauth_nonce');
  if (nonce.length > MAX_NONCE_LENGTH || !(await takeOauthNonce(ctx, key.id, nonce))) {
    return refused('Invalid nonce - nonce has already been used.');
  }
  return { ok: true, key };
}
