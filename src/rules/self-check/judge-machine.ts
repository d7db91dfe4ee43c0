import { attention, type Finding, failed, good } from './finding.ts';

const MEGABYTE = 1_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FULL_BYTES = 256 * MEGABYTE;
const SCARCE_BYTES = 2_000 * MEGABYTE;

/** Example: 12,400,000,000 bytes are "12.4 GB". */
export function bytesText(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes >= 1000 ? `${(megabytes / 1000).toFixed(1)} GB` : `${megabytes.toFixed(1)} MB`;
}

export function judgeDisk(freeBytes: number): Finding {
  const free = `${bytesText(freeBytes)} are free`;
  if (freeBytes < FULL_BYTES) {
    return failed(
      `The disk is almost full: ${free}.`,
      'Make room at once: orders and emails cannot be stored on a full disk.',
    );
  }
  if (freeBytes < SCARCE_BYTES) {
    return attention(
      `There is little space on the disk: ${free}.`,
      'Make room, or use a larger disk.',
    );
  }
  return good(`There is enough space: ${free}.`);
}

export interface ClockParts {
  /** How far each other clock is ahead of that of the shop; null where it is not known. */
  databaseMs: number | null;
  serverMs: number | null;
}

/** `Date` of an answer has whole seconds, and the answer takes its time. */
const CLOSE_MS = 5_000;

export function judgeClock({ databaseMs, serverMs }: ClockParts): Finding {
  const away = [
    { name: 'the database', ms: databaseMs },
    { name: 'the server that visitors reach', ms: serverMs },
  ].filter(({ ms }) => ms !== null && Math.abs(ms) > CLOSE_MS);
  if (away.length === 0) return good('The clocks agree.');
  const list = away.map(({ name, ms }) => `that of ${name} by ${spanText(ms ?? 0)}`).join(', ');
  const finding = {
    message: `The clock of the shop differs from others: ${list}.`,
    advice: 'Let all machines take their time from a time server (NTP).',
  };
  const isFar = away.some(({ ms }) => Math.abs(ms ?? 0) > 2 * MINUTE);
  return isFar
    ? failed(finding.message, finding.advice)
    : attention(finding.message, finding.advice);
}

/** Example: -90,000 is "2 minutes". */
function spanText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  return seconds < 60 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}

/** `open` are the names that other users of the machine may read. */
export function judgeFolder(open: readonly string[]): Finding {
  if (open.length === 0) return good('Only the user of the shop can read the data folder.');
  return failed(
    `Other users of this machine can read ${open.slice(0, 5).join(', ')} in the data folder.`,
    'Take their rights away: chmod -R go-rwx on the data folder. It holds addresses and orders.',
  );
}

export function judgeKeys(unreadable: readonly string[]): Finding {
  if (unreadable.length === 0) return good('The key opens every secret that is stored.');
  return failed(
    `The key does not open: ${unreadable.join(', ')}.`,
    'Set SECRET_KEY (or SECRET_KEY_OLD) to the key they were stored with, or type them in again.',
  );
}

export function judgeJobs({ dead, late }: { dead: number; late: number }): Finding {
  if (late > 0) {
    return failed(
      `${late === 1 ? 'One job is' : `${late} jobs are`} more than ten minutes late.`,
      'Restart the shop and look into its log: jobs send the emails.',
    );
  }
  if (dead > 0) {
    return attention(
      `${dead === 1 ? 'One job has' : `${dead} jobs have`} failed for good.`,
      'Look at Settings, Background jobs, and start them again.',
    );
  }
  return good('Nothing is late and nothing has failed for good.');
}

export interface BackupParts {
  /** Null where there is none. */
  ageMs: number | null;
  isOverdue: boolean;
  /** Empty where the last try succeeded. */
  problem: string;
  hasSchedule: boolean;
}

export function judgeBackup({ ageMs, isOverdue, problem, hasSchedule }: BackupParts): Finding {
  if (!hasSchedule) {
    return attention(
      'This shop does not back itself up.',
      'Set BACKUP_DIR to a folder on another disk or to a bucket, unless another program makes backups.',
    );
  }
  if (problem !== '') {
    return failed(`The last backup failed: ${problem}`, 'Look at Settings, Backups.');
  }
  if (ageMs === null) return failed('There is no backup yet.', 'Make one under Settings, Backups.');
  const age = ageMs < 2 * HOUR ? 'less than two hours' : `${Math.round(ageMs / HOUR)} hours`;
  return isOverdue
    ? failed(`The newest backup is ${age} old: it is overdue.`, 'Look at Settings, Backups.')
    : good(`The newest backup is ${age} old.`);
}

export interface TableCount {
  table: string;
  /** Before and after the copy was made: the open shop goes on writing. */
  before: number;
  after: number;
  restored: number;
}

export function judgeRestore(counts: readonly TableCount[]): Finding {
  const wrong = counts.filter(
    ({ before, after, restored }) =>
      restored < Math.min(before, after) || restored > Math.max(before, after),
  );
  const rows = counts.reduce((sum, { restored }) => sum + restored, 0);
  if (wrong.length === 0) {
    return good(`The copy was restored and compared: ${counts.length} tables with ${rows} rows.`);
  }
  const list = wrong.map(({ table, before, restored }) => `${table} (${restored} of ${before})`);
  return failed(
    `The restored copy has other rows than the shop: ${list.join(', ')}.`,
    'Check the disk and the database for errors, and make a backup by hand.',
  );
}
