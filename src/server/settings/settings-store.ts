import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from './defaults.ts';
import { readSettings, type UnreadableSetting } from './read-settings.ts';

export interface SettingsStore {
  /** The settings as last read; read again only after the tag `settings` was invalidated. */
  current(): Promise<Settings>;
  /** Whether the settings that were read are still those in the database. */
  isCurrent(): Promise<boolean>;
  invalidate(): void;
}

interface Read {
  settings: Settings;
  version: number | undefined;
}

export function createSettingsStore(
  db: Db,
  report: (problem: UnreadableSetting) => void,
): SettingsStore {
  let reading: Promise<Read> | undefined;

  async function read(): Promise<Read> {
    // In this order: a change in between counts as not read yet.
    const version = await settingsVersion(db);
    return { settings: await readSettings(db, report), version };
  }

  return {
    async current() {
      if (!reading) {
        const started = read();
        reading = started;
        // A failed read must not be cached: the next request tries again.
        started.catch(() => {
          if (reading === started) reading = undefined;
        });
      }
      return (await reading).settings;
    },
    async isCurrent() {
      if (!reading) return true;
      const { version } = await reading;
      return version === (await settingsVersion(db));
    },
    invalidate() {
      reading = undefined;
    },
  };
}

/** Moved on by every change of a setting, whoever makes it (migration 110). */
async function settingsVersion(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'settings')
    .executeTakeFirst();
  return row?.value;
}
