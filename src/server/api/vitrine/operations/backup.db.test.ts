import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { backUp } from '#server/platform/backup/back-up.ts';
import { BACKUP_JOB } from '#server/platform/backup/backup-job.ts';
import { createBackupKey } from '#server/platform/backup/backup-key.ts';
import { type BackupPlan, backupPlan } from '#server/platform/backup/backup-plan.ts';
import { folderTarget } from '#server/platform/backup/folder-target.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { plantRecurring } from '#server/platform/jobs/job-store.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { defaultStorage } from '#server/platform/storage/default-storage.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/platform/backup.

const database = await testDatabase();
const { db } = database;
const HOUR = 3_600_000;
const keep = { last: 7, daily: 0, weekly: 0, monthly: 0 };

let folder: string;
let plan: BackupPlan;
beforeEach(async () => {
  await database.reset();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-api-'));
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  for (const each of [dataDir, backups]) mkdirSync(each);
  plan = {
    config: { dataDir, database: database.target, storage: defaultStorage(dataDir) },
    target: folderTarget(backups),
    everyMs: HOUR,
    keep,
    key: createBackupKey('0f'.repeat(32)),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const administrator = () =>
  vitrineClient(db, {
    role: 'administrator',
    parts: { services: backupPlan.add(NO_SERVICES, { plan }) },
  });

const backUpAt = (time: number) =>
  backUp({ ...plan, now: new Date(time), report: () => undefined });

const row = () => db.selectFrom('jobs').selectAll().where('recurring', '=', BACKUP_JOB);

test('a shop without a schedule says so, and starts none', async () => {
  const client = await vitrineClient(db, { role: 'administrator' });
  expect((await client.send('GET', '/backup')).body).toMatchObject({
    schedule: null,
    last: null,
    overdue: false,
  });
  expect(await client.send('POST', '/backup')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('BACKUP_DIR') },
  });
  expect((await client.send('GET', '/attention')).body.backup_overdue).toBe(false);
});

test('shows the last one and the next', async () => {
  await plantRecurring(db, [BACKUP_JOB], NOW + HOUR / 2);
  const { name } = await backUpAt(NOW - HOUR / 2);
  const client = await administrator();
  const { body } = await client.send('GET', '/backup');
  expect(body).toEqual({
    schedule: {
      place: plan.target.place,
      every_minutes: 60,
      keep,
      key: plan.key?.fingerprint,
      next_at: new Date(NOW + HOUR / 2).toISOString(),
    },
    last: {
      name,
      at: new Date(NOW - HOUR / 2).toISOString(),
      bytes: expect.any(Number),
      encrypted: true,
    },
    running: false,
    step: null,
    percent: null,
    problem: '',
    overdue: false,
  });
});

test('two requests start one, whose progress is shown', async () => {
  await plantRecurring(db, [BACKUP_JOB], NOW + HOUR);
  const client = await administrator();
  expect((await client.send('POST', '/backup')).body).toMatchObject({ running: true });
  expect((await client.send('POST', '/backup')).body).toMatchObject({ running: true });
  expect(await row().executeTakeFirst()).toMatchObject({ state: 'waiting', run_at: NOW });
  expect((await client.send('GET', '/log?resource=job')).body).toHaveLength(1);
  const payload = JSON.stringify({ step: 'files', percent: 40 });
  await db.updateTable('jobs').set({ state: 'running', payload }).execute();
  const running = { running: true, step: 'files', percent: 40, schedule: { next_at: null } };
  expect((await client.send('POST', '/backup')).body).toMatchObject(running);
});

test('an overdue one is a warning on Home and among the checks of health', async () => {
  await plantRecurring(db, [BACKUP_JOB], NOW + HOUR);
  const client = await administrator();
  const read = async () => {
    const { checks } = (await client.send('GET', '/health')).body;
    const { backup_overdue } = (await client.send('GET', '/attention')).body;
    const check = checks.find(({ id }: { id: string }) => id === 'backup');
    return { ...check, backup_overdue };
  };
  expect(await read()).toMatchObject({
    status: 'attention',
    message: 'No backup was found.',
    backup_overdue: true,
  });
  await backUpAt(NOW - 2 * HOUR - 1);
  expect(await read()).toMatchObject({
    status: 'attention',
    message: 'The last backup was made 2 hours ago.',
    backup_overdue: true,
  });
  await backUpAt(NOW - HOUR);
  expect(await read()).toMatchObject({ status: 'good', advice: '', backup_overdue: false });
  await db
    .updateTable('jobs')
    .set({ last_error: JSON.stringify({ name: 'StartProblem', message: 'Its disk is "full".' }) })
    .execute();
  expect(await read()).toMatchObject({ status: 'attention', advice: 'Its disk is "full".' });
});

test('are for administrators', async () => {
  const manager = await vitrineClient(db);
  expect((await manager.send('GET', '/backup')).status).toBe(403);
  expect((await manager.send('POST', '/backup')).status).toBe(403);
});
