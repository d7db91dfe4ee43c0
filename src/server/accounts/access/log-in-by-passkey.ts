import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { accountById } from '#server/customers/find-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { UsedCredential } from '#wire/forms/passkey-calls.ts';
import { type Refused, refuse, tooMany } from '../account-problem.ts';
import { storeChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { getSite } from '../passkeys/customer-passkeys.ts';
import { webAuthn } from '../passkeys/web-authn.ts';
import { takeAttempt } from '../security/attempts.ts';
import { enter, type LogInResult } from './log-in.ts';

const QUARTER_HOUR = 15 * 60_000;
/** A family behind one address; each question is a row until it is answered. */
const PER_ADDRESS = 100;

/** What the browser asks its authenticators; which account answers is not known yet. */
export async function askPasskey(
  { db, now }: ShopContext,
  visitor: Visitor,
  origin: string,
): Promise<{ ok: true; ticket: string; options: PublicKeyCredentialRequestOptionsJSON } | Refused> {
  const who = visitor.address;
  const limit = { what: 'passkey-from', who, most: PER_ADDRESS, windowMs: QUARTER_HOUR };
  const quota = await takeAttempt(db, limit, now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getSite(origin),
    userVerification: 'required',
  });
  return { ok: true, ticket: await storeChallenge(db, options.challenge, null, now), options };
}

export async function logInByPasskey(
  ctx: ShopContext,
  visitor: Visitor,
  { origin, ticket, credential }: { origin: string; ticket: string; credential: UsedCredential },
): Promise<LogInResult> {
  const { db, now } = ctx;
  const challenge = await takeChallenge(db, ticket, null, now);
  if (challenge === null) return refuse('account.problem.challenge');
  const passkey = await db
    .selectFrom('account_passkeys')
    .selectAll()
    .where('id', '=', credential.id)
    .executeTakeFirst();
  const account = passkey && (await accountById(db, passkey.customer_id));
  if (!passkey || !account) return refuse('account.problem.passkeyUnknown');
  const stored = {
    id: passkey.id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
  };
  const counter = await verifyUse(origin, challenge, credential, stored);
  if (counter === null || !(await countUse(ctx, stored, counter))) {
    const details = { by: 'passkey' };
    await writeAudit(db, { event: 'log-in-failed', customerId: account.id, details }, now);
    return refuse('account.problem.passkey');
  }
  return enter(ctx, visitor, account, 'passkey');
}

/** A counter that did not grow is a copied key: of two uses at once, one comes through. */
async function countUse(
  { db, now }: ShopContext,
  stored: StoredKey,
  counter: number,
): Promise<boolean> {
  const counted = await db
    .updateTable('account_passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', stored.id)
    .where('counter', '=', stored.counter)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

interface StoredKey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** The counter the authenticator reports; null where the answer is not good. */
async function verifyUse(
  origin: string,
  challenge: string,
  credential: UsedCredential,
  stored: StoredKey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: getSite(origin),
      credential: stored,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // It throws what is wrong with the answer; to whoever sent it, it is the same.
    return null;
  }
}
