import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { withClientAddress } from '../http/current-address.ts';
import { purgeAudit, writeAudit } from './audit-log.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const NOW = Date.UTC(2026, 5, 1);
const REFUSED = /the audit log can only be added to/;
const entries = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();

test('an entry says what, whose, from where and when', async () => {
  await withClientAddress('203.0.113.9', () =>
    writeAudit(db, { event: 'log-in', customerId: 7, details: { by: 'passkey' } }, NOW),
  );
  expect(await entries()).toMatchObject([
    {
      at: NOW,
      event: 'log-in',
      customer_id: 7,
      address: '203.0.113.9',
      details: '{"by":"passkey"}',
    },
  ]);
});

test('no entry can be changed or deleted, one by one or all at once', async () => {
  await writeAudit(db, { event: 'log-in-failed', who: 'a…@example.com' }, NOW);
  const before = await entries();
  await expect(db.updateTable('audit_log').set({ who: '' }).execute()).rejects.toThrow(REFUSED);
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(REFUSED);
  await expect(
    sql`update audit_log set at = 0 where event = 'log-in-failed'`.execute(db),
  ).rejects.toThrow(REFUSED);
  if (database.engine === 'postgres') {
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(REFUSED);
  }
  expect(await entries()).toEqual(before);
});

test('old entries are deleted by the job alone, newer ones not even then', async () => {
  await writeAudit(db, { event: 'log-in', customerId: 1 }, NOW - 1);
  await writeAudit(db, { event: 'log-in', customerId: 2 }, NOW);
  await purgeAudit(db, NOW);
  expect(await entries()).toMatchObject([{ customer_id: 2 }]);
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(REFUSED);
});

test('a role is logged at its time, by functions that older programs for SQLite have too', async () => {
  const began = Date.now();
  await db
    .insertInto('customers')
    .values({
      email: 'ada@example.com',
      role: 'editor',
      first_name: '',
      last_name: '',
      display_name: 'Ada',
      password_hash: '',
      billing: '{}',
      shipping: '{}',
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
  const [entry] = await entries();
  expect(entry?.event).toBe('role-given');
  expect(Math.abs((entry?.at ?? 0) - began)).toBeLessThan(60_000);
  if (database.engine === 'postgres') return;
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger'`.execute(db);
  // Of SQLite 3.41 and later.
  const newer = /subsec|\bconcat(_ws)?\(|string_agg\(|octet_length\(|timediff\(|json_pretty\(/i;
  expect(rows.filter((row) => newer.test(row.sql))).toEqual([]);
});
