import type { Retention } from '#rules/backups/retention.ts';
import type { Config } from '../config.ts';
import { defineService } from '../services.ts';
import { type BackupKey, createBackupKey } from './backup-key.ts';
import { backupTarget } from './backup-place.ts';
import type { BackupTarget } from './backup-target.ts';

/** How the shop backs itself up while it is open. */
export interface BackupPlan {
  readonly config: Pick<Config, 'dataDir' | 'database' | 'storage'>;
  readonly target: BackupTarget;
  readonly everyMs: number;
  readonly keep: Retention;
  /** Null stores the files as they are. */
  readonly key: BackupKey | null;
}

/** In the context; without a plan there is no schedule. */
export const backupPlan = defineService<{ readonly plan: BackupPlan | null }>(() => ({
  plan: null,
}));

export function createBackupPlan(config: Config): BackupPlan | null {
  const { backup, backupKey } = config;
  if (backup === undefined) return null;
  return {
    config,
    target: backupTarget(backup.place),
    everyMs: backup.everyMs,
    keep: backup.keep,
    key: backupKey === undefined ? null : createBackupKey(backupKey),
  };
}
