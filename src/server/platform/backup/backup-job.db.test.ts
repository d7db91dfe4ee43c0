import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { type Jobs, startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../logging/log.ts';
import { createMetrics } from '../metrics.ts';
import { NO_SERVICES } from '../services.ts';
import { defaultStorage } from '../storage/default-storage.ts';
import { NO_TRACER } from '../tracing/tracer.ts';
import {
  BACKUP_JOB,
  findBackupSchedule,
  removeBackupSchedule,
  runBackupJob,
  startBackup,
} from './backup-job.ts';
import { type BackupPlan, backupPlan } from './backup-plan.ts';
import { readBackupStatus } from './backup-status.ts';
import { folderTarget } from './folder-target.ts';

const shop = await testDatabase();
const { db } = shop;
const HOUR = 3_600_000;

let now = Date.UTC(2026, 10, 18, 8);
let folder: string;
let backups: string;
let plan: BackupPlan;
let processes: Jobs[] = [];
let lines: string[] = [];

beforeEach(async () => {
  await shop.reset();
  now = Date.UTC(2026, 10, 18, 8);
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-job-'));
  const dataDir = join(folder, 'data');
  backups = join(folder, 'backups');
  for (const each of [dataDir, backups]) mkdirSync(each);
  writeFileSync(join(dataDir, 'logo.svg'), '<svg/>');
  plan = {
    config: { dataDir, database: shop.target, storage: defaultStorage(dataDir) },
    target: folderTarget(backups),
    everyMs: HOUR,
    keep: { last: 2, daily: 0, weekly: 0, monthly: 0 },
    key: null,
  };
});
afterEach(async () => {
  for (const each of processes) await each.stop();
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

async function startProcess(): Promise<void> {
  const ctx = {
    db,
    services: backupPlan.add(NO_SERVICES, { plan }),
    report: (error: unknown) => lines.push(String(error)),
  };
  const jobs = await startJobs({
    db,
    context: async () => ({ ...ctx, now }),
    handlers: {},
    recurring: { [BACKUP_JOB]: { everyMs: plan.everyMs, run: runBackupJob } },
    log: createLog({ level: 'warn', write: (line) => lines.push(line) }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    now: () => now,
    pollMs: 10,
  });
  processes.push(jobs);
}

const made = () => readdirSync(backups).filter((name) => name.startsWith('vitrine-'));
const settled = (runAt: number) =>
  vi.waitFor(
    async () => {
      expect(await findBackupSchedule(db)).toMatchObject({ isRunning: false, runAt });
    },
    { timeout: 20_000 },
  );

test('of two processes one backs up, and again after the interval', async () => {
  await startProcess();
  await startProcess();
  await settled(now + HOUR);
  expect(made()).toEqual(['vitrine-20261118T080000Z']);
  now += HOUR;
  await settled(now + HOUR);
  expect(made()).toEqual(['vitrine-20261118T080000Z', 'vitrine-20261118T090000Z']);
  now += HOUR;
  await settled(now + HOUR);
  expect(made()).toEqual(['vitrine-20261118T090000Z', 'vitrine-20261118T100000Z']);
  expect(lines).toEqual([]);
});

test('a restart does not back up before the time has come', async () => {
  await startProcess();
  await settled(now + HOUR);
  await processes.pop()?.stop();
  now += HOUR / 2;
  await startProcess();
  await settled(now + HOUR / 2);
  expect(made()).toHaveLength(1);
});

test('two requests start one backup now', async () => {
  await startProcess();
  await settled(now + HOUR);
  now += 60_000;
  await startBackup(db, now);
  await startBackup(db, now);
  await settled(now + HOUR);
  expect(made()).toEqual(['vitrine-20261118T080000Z', 'vitrine-20261118T080100Z']);
});

test('one that runs is not started again', async () => {
  await startProcess();
  await settled(now + HOUR);
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease_until: now + HOUR })
    .execute();
  await startBackup(db, now);
  expect(await findBackupSchedule(db)).toMatchObject({ isRunning: true });
});

test('a failure is one line in the log and in the status, and it is tried again', async () => {
  rmSync(backups, { recursive: true });
  await startProcess();
  await settled(now + 10_000);
  const problem = `The backup folder ${backups} does not exist: create it, or mount its disk.`;
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'backup', error: { message: problem } });
  expect(await readBackupStatus(db, plan, now)).toMatchObject({
    last: null,
    problem,
    isOverdue: true,
  });
  mkdirSync(backups);
  now += 10_000;
  await settled(now + HOUR);
  const bytes = expect.any(Number);
  expect(await readBackupStatus(db, plan, now)).toMatchObject({
    last: { name: 'vitrine-20261118T080010Z', at: now, bytes, isEncrypted: false },
    problem: '',
    isOverdue: false,
  });
  expect((await readBackupStatus(db, plan, now + 2 * HOUR + 1)).isOverdue).toBe(true);
});

test('what a killed process began is done by the next, without its draft', async () => {
  await startProcess();
  await settled(now + HOUR);
  await processes.pop()?.stop();
  mkdirSync(join(backups, '.vitrine-0a1b2c3d.part'));
  const payload = JSON.stringify({ step: 'files', percent: 40 });
  const killed = { state: 'running', lease_owner: 'killed', lease_until: now, payload } as const;
  await db.updateTable('jobs').set(killed).execute();
  expect((await findBackupSchedule(db))?.progress).toEqual({ step: 'files', percent: 40 });
  now += 1000;
  await startProcess();
  await settled(now + HOUR);
  expect(made()).toHaveLength(2);
  expect(readdirSync(backups)).not.toContain('.vitrine-0a1b2c3d.part');
  expect((await findBackupSchedule(db))?.progress).toBeNull();
});

test('a backup whose manifest is broken is not the last good one', async () => {
  await startProcess();
  await settled(now + HOUR);
  mkdirSync(join(backups, 'vitrine-20261118T120000Z'));
  writeFileSync(join(backups, 'vitrine-20261118T120000Z', 'manifest.json'), '{');
  const { last } = await readBackupStatus(db, plan, now);
  expect(last?.name).toBe('vitrine-20261118T080000Z');
});

test('without a schedule no row is left to be late', async () => {
  await startProcess();
  await settled(now + HOUR);
  await removeBackupSchedule(db);
  expect(await findBackupSchedule(db)).toBeNull();
});
