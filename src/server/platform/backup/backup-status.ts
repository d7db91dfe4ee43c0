import { isBackupOverdue } from '#rules/backups/is-backup-overdue.ts';
import type { Db } from '../database/database.ts';
import { type BackupSchedule, findBackupSchedule } from './backup-job.ts';
import type { BackupPlan } from './backup-plan.ts';
import { backupProblem } from './backup-problem.ts';
import type { BackupTarget } from './backup-target.ts';
import { storedBytes } from './manifest.ts';

export interface CompleteBackup {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
}

export interface BackupStatus {
  /** Null where there is none, or the target cannot be read. */
  readonly last: CompleteBackup | null;
  /** Null for a moment at the first start. */
  readonly schedule: BackupSchedule | null;
  /** Why the last try failed or the target cannot be read; empty where all is well. */
  readonly problem: string;
  readonly isOverdue: boolean;
}

export async function readBackupStatus(
  db: Db,
  plan: BackupPlan,
  now: number,
): Promise<BackupStatus> {
  const schedule = await findBackupSchedule(db);
  const found = await findLast(plan.target);
  const { last } = found;
  return {
    last,
    schedule,
    problem: schedule?.problem || found.problem,
    isOverdue: isBackupOverdue({ lastAt: last?.at ?? null, everyMs: plan.everyMs, now }),
  };
}

async function findLast(
  target: BackupTarget,
): Promise<{ last: CompleteBackup | null; problem: string }> {
  try {
    for (const { name, at } of await target.list()) {
      const last = await readComplete(target, name, at);
      if (last) return { last, problem: '' };
    }
    return { last: null, problem: '' };
  } catch (error) {
    const problem = backupProblem(error, target.place);
    return { last: null, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** A manifest lists every file and never changes: that of the last backup is read once. */
const lastRead = new WeakMap<BackupTarget, CompleteBackup>();

async function readComplete(
  target: BackupTarget,
  name: string,
  at: number,
): Promise<CompleteBackup | null> {
  const known = lastRead.get(target);
  if (known?.name === name) return known;
  const manifest = await target.readManifest(name).catch(() => null);
  if (manifest === null) return null;
  const isEncrypted = manifest.encryption !== null;
  const complete = { name, at, bytes: storedBytes(manifest), isEncrypted };
  lastRead.set(target, complete);
  return complete;
}
