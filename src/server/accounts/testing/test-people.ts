import type { Db } from '#server/platform/database/database.ts';
import { type CustomerInput, createCustomer } from '../create-customer.ts';
import { hashPassword, passwordCost } from '../security/passwords.ts';

/** Cheap to make and to check: tests of accounts are not tests of scrypt. */
passwordCost.usual = { power: 8, blockSize: 8, parallel: 1 };

export const TEST_PASSWORD = 'a warm stove';
const quickHash = hashPassword(TEST_PASSWORD);

export async function addPerson(
  db: Db,
  email: string,
  now: number,
  more: Partial<CustomerInput> = {},
): Promise<number> {
  const id = await createCustomer(db, { email, passwordHash: await quickHash, ...more }, now);
  if (id === null) throw new Error(`${email} is there already`);
  return id;
}
