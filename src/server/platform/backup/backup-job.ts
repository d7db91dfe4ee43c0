import * as z from 'zod';
import { encodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';
import type { JobRow } from '../jobs/job-store.ts';
import { AGAIN } from '../jobs/manage-jobs.ts';
import type { Services } from '../services.ts';
import { type BackupProgress, backUp } from './back-up.ts';
import { backupPlan } from './backup-plan.ts';

// The recurring job that backs up the shop. Its row in the table of jobs is the schedule: of several
// processes one runs it, a failure is in it until the next try, and while it runs its payload is the
// progress, which every process can read.

export const BACKUP_JOB = 'backup';

interface BackupContext {
  readonly db: Db;
  readonly now: number;
  readonly services: Services;
  report(error: unknown, fields: Readonly<Record<string, unknown>>): void;
}

export async function runBackupJob(ctx: BackupContext): Promise<void> {
  const { plan } = backupPlan.of(ctx);
  if (plan === null) return;
  const progress = createProgressWriter(ctx);
  try {
    await backUp({ ...plan, now: new Date(ctx.now), report: progress.report });
  } finally {
    await progress.end();
  }
}

const WRITE_EVERY_MS = 1000;

function createProgressWriter({ db, report }: BackupContext) {
  let written = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();
  const write = (progress: BackupProgress | null) => {
    writing = writing
      .then(() => savePayload(db, progress))
      .catch((error: unknown) => {
        report(error, { job: BACKUP_JOB });
      });
    return writing;
  };
  return {
    report(progress: BackupProgress) {
      if (performance.now() - written < WRITE_EVERY_MS) return;
      written = performance.now();
      void write(progress);
    },
    end: () => write(null),
  };
}

async function savePayload(db: Db, progress: BackupProgress | null): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: encodeJson(progress) })
    .where('recurring', '=', BACKUP_JOB)
    .execute();
}

const storedProgress = z
  .object({ step: z.enum(['database', 'files']), percent: z.int().nullable() })
  .nullable();

export interface BackupSchedule {
  readonly id: number;
  readonly isRunning: boolean;
  readonly progress: BackupProgress | null;
  /** When it runs next, or ran last while it is running. */
  readonly runAt: number;
  /** Of the last try; empty where it succeeded. */
  readonly problem: string;
}

export async function findBackupSchedule(db: Db): Promise<BackupSchedule | null> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('recurring', '=', BACKUP_JOB)
    .executeTakeFirst();
  return row ? toSchedule(row) : null;
}

function toSchedule(row: JobRow): BackupSchedule {
  const isRunning = row.state === 'running';
  const progress = storedProgress.safeParse(JSON.parse(row.payload));
  return {
    id: row.id,
    isRunning,
    progress: isRunning && progress.success ? progress.data : null,
    runAt: row.run_at,
    problem: row.last_error === '' ? '' : readMessage(row.last_error),
  };
}

/** The table has a description of the error as JSON, cut off where it is long; the message is near its start. */
function readMessage(stored: string): string {
  const [, quoted] = /"message":("(?:[^"\\]|\\.)*")/.exec(stored) ?? [];
  return quoted === undefined ? stored : z.string().parse(JSON.parse(quoted));
}

/**
 * Now instead of at its time. One that runs or is due already is left alone, so that two requests start
 * one; false for these.
 */
export async function startBackup(db: Db, now: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ ...AGAIN, run_at: now })
    .where('recurring', '=', BACKUP_JOB)
    .where('state', '!=', 'running')
    .where('run_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a schedule that is no longer set: its row would count as late for ever. */
export async function removeBackupSchedule(db: Db): Promise<void> {
  await db.deleteFrom('jobs').where('recurring', '=', BACKUP_JOB).execute();
}
