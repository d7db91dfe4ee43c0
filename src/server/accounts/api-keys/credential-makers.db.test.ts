import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { credentialMakers } from '#server/platform/database/migrations/310-credential-makers.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { emptyTarget } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { findApplicationUser } from './application-passwords.ts';
import { hashOf } from './create-key.ts';
import { findKey } from './find-key.ts';
import { revokeKey } from './revoke.ts';

const NOW = Date.now();
const HOUR = 3_600_000;

interface OldKey {
  id: number;
  permissions: string;
  expiresAt?: number;
  revokedAt?: number;
}

async function addKey(db: Db, { id, permissions, expiresAt, revokedAt }: OldKey): Promise<void> {
  await sql`insert into api_keys (id, customer_id, name, permissions, key_hash, key_ending,
    secret_hash, secret_encrypted, created_at, expires_at, revoked_at)
    values (${id}, 7, ${`key ${id}`}, ${permissions}, ${hashOf(`ck_${id}`)}, '', '', '', 1,
    ${expiresAt ?? null}, ${revokedAt ?? null})`.execute(db);
}

async function addPassword(db: Db, id: number, name: string): Promise<void> {
  await sql`insert into application_passwords (id, customer_id, name, password_hash, created_at, uuid)
    values (${id}, 7, ${name}, ${hashOf(`password${id}`)}, 1, ${`uuid-${id}`})`.execute(db);
}

async function addEntry(db: Db, resource: string, subject: string, by: number | string) {
  const [key, who] = typeof by === 'number' ? [by, `key ${by}`] : [null, by];
  await sql`insert into manager_changes (at, customer_id, key_id, who, resource, subject, action)
    values (1, 7, ${key}, ${who}, ${resource}, ${subject}, 'created')`.execute(db);
}

test('credentials that a program made end with it and may no more than it, also those of before', async () => {
  const database = await openDatabase(await emptyTarget());
  const { db } = database;
  await migrate(database, migrations.slice(0, migrations.indexOf(credentialMakers)));
  await sql`insert into customers (id, email, role, first_name, last_name, display_name,
    password_hash, billing, shipping, created_at, updated_at)
    values (7, 'ann@example.com', 'administrator', '', '', 'Ann', '', '{}', '{}', 1, 1)`.execute(
    db,
  );
  await addKey(db, { id: 1, permissions: 'write', expiresAt: NOW + HOUR });
  await addKey(db, { id: 2, permissions: 'read_write', revokedAt: 5 });
  await addKey(db, { id: 3, permissions: 'read_write' });
  // Made by 1: more than it may, nothing in common with it, and a chain.
  await addKey(db, { id: 11, permissions: 'read_write' });
  await addKey(db, { id: 12, permissions: 'read' });
  await addKey(db, { id: 13, permissions: 'write', expiresAt: NOW + 9 * HOUR });
  // Made by 2, which is revoked; by 3; by a person; by the application password "Phone".
  await addKey(db, { id: 21, permissions: 'read' });
  await addKey(db, { id: 31, permissions: 'read_write' });
  await addKey(db, { id: 41, permissions: 'read_write' });
  await addKey(db, { id: 51, permissions: 'read_write' });
  await addPassword(db, 1, 'Phone');
  for (const id of [61, 62, 63]) await addPassword(db, id, `made ${id}`);
  await addEntry(db, 'api_key', '11', 1);
  await addEntry(db, 'api_key', '12', 1);
  await addEntry(db, 'api_key', '13', 11);
  await addEntry(db, 'api_key', '21', 2);
  await addEntry(db, 'api_key', '31', 3);
  await addEntry(db, 'api_key', '41', 'Ann');
  await addEntry(db, 'application_password', 'uuid-1', 'Ann');
  await addEntry(db, 'api_key', '51', 'Phone');
  await addEntry(db, 'application_password', 'uuid-61', 1);
  await addEntry(db, 'application_password', 'uuid-62', 31);
  await addEntry(db, 'application_password', 'uuid-63', 2);
  await migrate(database, migrations);

  const context = (now: number) => testContext(db, { now });
  const opens = async (now: number) => {
    const ids = [1, 3, 11, 12, 13, 21, 31, 41, 51];
    const keys = await Promise.all(ids.map((id) => findKey({ db, now }, `ck_${id}`)));
    const passwords = await Promise.all(
      [1, 61, 62, 63].map((id) =>
        findApplicationUser(context(now), 'ann@example.com', `password${id}`),
      ),
    );
    return [
      ...keys.flatMap((key) => (key ? [`${key.name} ${key.permissions}`] : [])),
      ...passwords.flatMap((password) => (password ? [password.name] : [])),
    ];
  };
  const limited = ['key 1 write', 'key 11 write', 'key 13 write'];
  const lasting = ['key 3 read_write', 'key 31 read_write', 'key 41 read_write'];
  const byPhone = 'key 51 read_write';
  expect((await opens(NOW)).sort()).toEqual(
    [...limited, ...lasting, byPhone, 'Phone', 'made 62'].sort(),
  );
  expect((await opens(NOW + HOUR)).sort()).toEqual(
    [...lasting, byPhone, 'Phone', 'made 62'].sort(),
  );
  await revokeKey(context(NOW), 3);
  expect((await opens(NOW + HOUR)).sort()).toEqual(['key 41 read_write', byPhone, 'Phone'].sort());
  const ended = await db
    .selectFrom('audit_log')
    .select('event')
    .where('event', 'like', '%revoked')
    .execute();
  expect(ended).toHaveLength(7);
  await database.close();
});

test('the log of before tells of no secret', async () => {
  const database = await openDatabase(await emptyTarget());
  const { db } = database;
  await migrate(database, migrations.slice(0, migrations.indexOf(credentialMakers)));
  const names = ['mail.smtpUrl', 'locations.googleKey', 'comingSoon.secret', 'shop.name'];
  for (const name of names) {
    await sql`insert into manager_changes (at, who, resource, subject, action, before, after)
      values (1, 'Ann', 'setting', ${name}, 'updated', '"of before"', '"of after"')`.execute(db);
  }
  await migrate(database, migrations);
  const found = await db
    .selectFrom('manager_changes')
    .select(['subject', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(found.map(({ before }) => before)).toEqual([
    '"secret"',
    '"secret"',
    '"secret"',
    '"of before"',
  ]);
  await database.close();
});
