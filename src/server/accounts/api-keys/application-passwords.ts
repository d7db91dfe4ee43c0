import { randomInt, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { elementAt } from '#rules/lists/element-at.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AccountTables } from '../tables.ts';
import { toHash } from './create-key.ts';

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
  expiresAt: number | null;
}

const plain = (password: string) => password.replace(/\s+/g, '');

export type ApplicationPassword = Pick<
  Selectable<AccountTables['application_passwords']>,
  'id' | 'uuid' | 'app_id' | 'name' | 'created_at' | 'last_used_at'
>;

export interface NewApplication {
  name: string;
  appId?: string;
}

type PasswordContext = Pick<ShopContext, 'db' | 'now'>;

/** The password is not shown again after this. */
export async function createApplicationPassword(
  { db, now }: PasswordContext,
  customerId: number,
  { name, appId = '' }: NewApplication,
): Promise<{ uuid: string; password: string }> {
  const letters = Array.from({ length: LENGTH }, () =>
    elementAt(LETTERS, randomInt(LETTERS.length)),
  );
  const password = letters.join('');
  const uuid = randomUUID();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('application_passwords')
      .values({
        customer_id: customerId,
        name,
        password_hash: toHash(password),
        created_at: now,
        uuid,
        app_id: appId,
      })
      .execute();
    await writeAudit(
      trx,
      { event: 'application-password-created', customerId, details: { name } },
      now,
    );
  });
  return { uuid, password: (password.match(/.{4}/g) ?? []).join(' ') };
}

const COLUMNS = ['id', 'uuid', 'app_id', 'name', 'created_at', 'last_used_at'] as const;

export async function listApplicationPasswords(
  { db }: PasswordContext,
  customerId: number,
): Promise<ApplicationPassword[]> {
  return db
    .selectFrom('application_passwords')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function renameApplicationPassword(
  { db }: PasswordContext,
  id: number,
  name: string,
): Promise<void> {
  await db.updateTable('application_passwords').set({ name }).where('id', '=', id).execute();
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
      'application_passwords.expires_at as expiresAt',
      'customers.id as customerId',
      'customers.role',
    ])
    .where('customers.email', '=', email.trim().toLowerCase())
    .where('application_passwords.password_hash', '=', toHash(plain(password)))
    .where((eb) =>
      eb.or([
        eb('application_passwords.expires_at', 'is', null),
        eb('application_passwords.expires_at', '>', now),
      ]),
    )
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
