import { randomInt } from 'node:crypto';
import type { Role } from '#rules/permissions/permissions.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { hashOf } from './create-key.ts';

// A password for one application, which opens the API and nothing else. It is random, shown once and
// written in groups of four; spaces do not count.

const LENGTH = 24;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const MINUTE = 60_000;

export interface ApplicationUser {
  id: number;
  name: string;
  customerId: number;
  role: Role;
}

const plain = (password: string) => password.replace(/\s+/g, '');

export async function createApplicationPassword(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  customerId: number,
  name: string,
): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '');
  const password = letters.join('');
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('application_passwords')
      .values({
        customer_id: customerId,
        name,
        password_hash: hashOf(password),
        created_at: now,
      })
      .execute();
    await writeAudit(
      trx,
      { event: 'application-password-created', customerId, details: { name } },
      now,
    );
  });
  return (password.match(/.{4}/g) ?? []).join(' ');
}

/** Whom the e-mail address and the password of an application belong to. */
export async function findApplicationUser(
  { db, now }: ShopContext,
  email: string,
  password: string,
): Promise<ApplicationUser | null> {
  const found = await db
    .selectFrom('application_passwords')
    .innerJoin('customers', 'customers.id', 'application_passwords.customer_id')
    .select([
      'application_passwords.id',
      'application_passwords.name',
      'application_passwords.last_used_at',
      'customers.id as customerId',
      'customers.role',
    ])
    .where('customers.email', '=', email.trim().toLowerCase())
    .where('application_passwords.password_hash', '=', hashOf(plain(password)))
    .executeTakeFirst();
  if (!found) return null;
  const { last_used_at: lastUse, ...user } = found;
  if (lastUse === null || now - lastUse >= MINUTE) {
    await db
      .updateTable('application_passwords')
      .set({ last_used_at: now })
      .where('id', '=', user.id)
      .execute();
  }
  return user;
}
