interface BackupTimes {
  /** Of the last complete one; null where there is none. */
  readonly lastAt: number | null;
  readonly everyMs: number;
  readonly now: number;
}

/** A backup by schedule is overdue when the last one is older than two intervals, or there is none. */
export function isBackupOverdue({ lastAt, everyMs, now }: BackupTimes): boolean {
  return lastAt === null || now - lastAt > 2 * everyMs;
}
