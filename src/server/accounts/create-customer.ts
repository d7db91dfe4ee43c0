import type { Role } from '#rules/permissions/permissions.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';

export interface CustomerInput {
  /** As accountEmail returns it. */
  email: string;
  emailVerified?: boolean;
  role?: Role;
  /** From hashPassword: hashing takes long and has no place inside a transaction. */
  passwordHash: string;
  firstName?: string;
  lastName?: string;
  displayName?: string;
  username?: string;
  billing?: Address;
  shipping?: Address;
}

/** The new customer's number; null where the address has an account already. */
export async function createCustomer(
  trx: Db,
  input: CustomerInput,
  now: number,
): Promise<number | null> {
  const { firstName = '', lastName = '' } = input;
  const row = await trx
    .insertInto('customers')
    .values({
      email: input.email,
      email_verified: encodeFlag(input.emailVerified ?? false),
      role: input.role ?? 'customer',
      first_name: firstName,
      last_name: lastName,
      display_name: input.displayName ?? `${firstName} ${lastName}`.trim(),
      username: input.username ?? '',
      password_hash: input.passwordHash,
      billing: encodeJson(input.billing ?? EMPTY_ADDRESS),
      shipping: encodeJson(input.shipping ?? EMPTY_ADDRESS),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await resourceChanged(trx, { resource: 'customer', event: 'created', ids: [row.id] }, now);
  return row.id;
}
