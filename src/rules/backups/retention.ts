// Which backups stay and which are deleted. A rule counts days, weeks or months that have a backup, not
// days of the calendar: a shop that was off for a month loses nothing. Everything is in UTC.
// Example: { last: 2, daily: 7, weekly: 0, monthly: 0 } leaves the two newest ones and the newest of each
// of the seven latest days that have one.

export interface Retention {
  readonly last: number;
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

export interface DatedBackup {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const THURSDAY = 3;

const dayNumber = (at: number) => Math.floor(at / DAY);

const PERIODS = {
  daily: dayNumber,
  weekly: (at: number) => Math.floor((dayNumber(at) + THURSDAY) / 7),
  monthly: (at: number) => {
    const date = new Date(at);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  },
} as const;
const PERIOD_NAMES = ['daily', 'weekly', 'monthly'] as const;

/** Names to delete, the oldest first. The newest backup always stays. */
export function expiredBackups(backups: readonly DatedBackup[], retention: Retention): string[] {
  const newestFirst = backups.toSorted((one, other) => other.at - one.at);
  const staying = new Set(newestFirst.slice(0, Math.max(1, retention.last)));
  for (const period of PERIOD_NAMES) {
    const newestOfPeriod = new Map<number, DatedBackup>();
    for (const backup of newestFirst) {
      const number = PERIODS[period](backup.at);
      if (!newestOfPeriod.has(number)) newestOfPeriod.set(number, backup);
    }
    for (const backup of [...newestOfPeriod.values()].slice(0, retention[period])) {
      staying.add(backup);
    }
  }
  return newestFirst
    .filter((backup) => !staying.has(backup))
    .map(({ name }) => name)
    .toReversed();
}

const NUMBER = /^\d{1,4}$/;
const RULE = /^(?<name>last|daily|weekly|monthly)=(?<count>\d{1,4})$/;

/**
 * Reads "14" or "last=7,daily=14,weekly=8,monthly=12", in any order; a rule that is not named is 0. Null
 * where it is neither, names a rule twice, or would leave nothing.
 */
export function parseRetention(text: string): Retention | null {
  const rules = new Map<string, number>();
  for (const part of NUMBER.test(text) ? [`last=${text}`] : text.split(',')) {
    const { name = '', count = '' } = RULE.exec(part.trim())?.groups ?? {};
    if (name === '' || rules.has(name)) return null;
    rules.set(name, Number(count));
  }
  const limit = (name: keyof Retention) => rules.get(name) ?? 0;
  const retention = {
    last: limit('last'),
    daily: limit('daily'),
    weekly: limit('weekly'),
    monthly: limit('monthly'),
  };
  return Object.values(retention).some((count) => count > 0) ? retention : null;
}
