import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { getDevice } from '#rules/accounts/device-name.ts';
import type { Customer } from '#server/customers/customer.ts';
import { deviceText } from '#server/language/device-text.ts';
import { translator } from '#server/language/translator.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { NewCredential } from '#wire/forms/passkey-calls.ts';
import { queuePasskeyChanged } from '../account-emails.ts';
import { type AccountProblem, refuse } from '../account-problem.ts';
import { checkCurrentPassword } from '../security/current-password.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { webAuthn } from './web-authn.ts';

// A passkey is a key pair of which the shop knows the public half. It opens the account without the
// password: the device itself asks for a fingerprint or a PIN, so it counts for both factors.

export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  /** Null where it has not opened the account yet. */
  usedAt: number | null;
}

type Done<More = unknown> = ({ ok: true } & More) | { ok: false; problems: AccountProblem[] };

const MAX_COUNT = 20;
const MAX_NAME_LENGTH = 60;

export async function loadPasskeys({ db }: ShopContext, customerId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('account_passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
    id,
    name,
    createdAt,
    usedAt,
  }));
}

/** The name of the site for which a passkey is valid; authenticators answer for no other. */
export function getSite(origin: string): string {
  return new URL(origin).hostname;
}

/** The password is asked for: who finds a browser open must not get a key of their own. */
export async function askForPasskey(
  ctx: ShopContext,
  origin: string,
  customer: Customer,
  password: string,
): Promise<Done<{ ticket: string; options: PublicKeyCredentialCreationOptionsJSON }>> {
  const checked = await checkCurrentPassword(ctx, customer, password, 'passkey_password');
  if (!checked.ok) return checked;
  const known = await loadPasskeys(ctx, customer.id);
  if (known.length >= MAX_COUNT) return refuse('account.problem.passkeyMany');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.settings['shop.name'],
    rpID: getSite(origin),
    userID: new TextEncoder().encode(`customer-${customer.id}`),
    userName: customer.email,
    userDisplayName: customer.name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ticket = await storeChallenge(ctx.db, options.challenge, customer.id, ctx.now);
  return { ok: true, ticket, options };
}

interface AddedPasskey {
  origin: string;
  ticket: string;
  name: string;
  credential: NewCredential;
}

export async function addPasskey(
  ctx: ShopContext,
  visitor: Visitor,
  customer: Customer,
  { origin, ticket, name, credential }: AddedPasskey,
): Promise<Done> {
  const { db, now } = ctx;
  const challenge = await takeChallenge(db, ticket, customer.id, now);
  const verified = challenge === null ? null : await verifyNew(origin, challenge, credential);
  if (verified === null) return refuse('account.problem.passkey');
  const device = deviceText(translator(ctx.settings), getDevice(visitor.userAgent));
  const label = name.trim().slice(0, MAX_NAME_LENGTH) || device;
  const added = await runTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('account_passkeys')
      .values({
        id: verified.credential.id,
        customer_id: customer.id,
        public_key: Buffer.from(verified.credential.publicKey).toString('base64url'),
        counter: verified.credential.counter,
        transports: encodeJson(credential.response.transports),
        backed_up: encodeFlag(verified.credentialBackedUp),
        name: label,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    const recipient = { email: customer.email, name: customer.firstName };
    await queuePasskeyChanged(trx, 'passkey-added', recipient, label, now);
    const entry = { customerId: customer.id, details: { name: label } };
    await writeAudit(trx, { event: 'passkey-added', ...entry }, now);
    return true;
  });
  return added ? { ok: true } : refuse('account.problem.passkey');
}

/** Null for an answer that does not belong to the challenge, the site or the person. */
async function verifyNew(origin: string, challenge: string, credential: NewCredential) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          attestationObject: credential.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: getSite(origin),
      requireUserVerification: true,
    });
    return verified ? registrationInfo : null;
  } catch {
    // It throws what is wrong with the answer; to whoever sent it, it is the same.
    return null;
  }
}

export async function removePasskey(
  { db, now }: ShopContext,
  customer: Customer,
  id: string,
): Promise<void> {
  await runTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('account_passkeys')
      .where('id', '=', id)
      .where('customer_id', '=', customer.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) return;
    const recipient = { email: customer.email, name: customer.firstName };
    await queuePasskeyChanged(trx, 'passkey-removed', recipient, row.name, now);
    const entry = { customerId: customer.id, details: { name: row.name } };
    await writeAudit(trx, { event: 'passkey-removed', ...entry }, now);
  });
}

/** Part of a larger change: whoever added them has lost the account. */
export async function dropPasskeys(trx: Db, customerId: number): Promise<void> {
  await trx.deleteFrom('account_passkeys').where('customer_id', '=', customerId).execute();
}
