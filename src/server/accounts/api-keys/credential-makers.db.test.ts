import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { findApplicationUser } from './application-passwords.ts';
import { toHash } from './create-key.ts';
import { findKey } from './find-key.ts';
import { revokeKey } from './revoke.ts';

const { db } = await testDatabase();
const NOW = Date.now();

async function addKey(id: number, madeBy: number | null): Promise<void> {
  await sql`insert into api_keys (id, customer_id, name, permissions, key_hash, key_ending,
    secret_hash, secret_encrypted, created_at, made_by_key)
    values (${id}, 7, ${`key ${id}`}, 'read_write', ${toHash(`ck_${id}`)}, '', '', '', 1,
    ${madeBy})`.execute(db);
}

async function addPassword(id: number, madeBy: number | null): Promise<void> {
  await sql`insert into application_passwords (id, customer_id, name, password_hash, created_at, uuid,
    made_by_key) values (${id}, 7, ${`password ${id}`}, ${toHash(`password${id}`)}, 1,
    ${`uuid-${id}`}, ${madeBy})`.execute(db);
}

test('credentials that a program made end with it, those of a person stay', async () => {
  await sql`insert into customers (id, email, role, first_name, last_name, display_name,
    password_hash, billing, shipping, created_at, updated_at)
    values (7, 'ann@example.com', 'administrator', '', '', 'Ann', '', '{}', '{}', 1, 1)`.execute(
    db,
  );
  await addKey(3, null);
  // Made by 3, and by what 3 made.
  await addKey(31, 3);
  await addKey(311, 31);
  await addPassword(61, 31);
  await addKey(41, null);
  await addPassword(1, null);

  const ctx = testContext(db, { now: NOW });
  const valid = async () => {
    const keys = await Promise.all(
      [3, 31, 311, 41].map((id) => findKey({ db, now: NOW }, `ck_${id}`)),
    );
    const passwords = await Promise.all(
      [1, 61].map((id) => findApplicationUser(ctx, 'ann@example.com', `password${id}`)),
    );
    return [...keys, ...passwords].flatMap((found) => (found ? [found.name] : []));
  };
  expect(await valid()).toEqual([
    'key 3',
    'key 31',
    'key 311',
    'key 41',
    'password 1',
    'password 61',
  ]);
  await revokeKey(ctx, 3);
  expect(await valid()).toEqual(['key 41', 'password 1']);
  const revoked = await db
    .selectFrom('audit_log')
    .select('event')
    .where('event', 'like', '%revoked')
    .execute();
  expect(revoked).toHaveLength(4);
});
