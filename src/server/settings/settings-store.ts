import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from './defaults.ts';
import { readSettings, type UnreadableSetting } from './read-settings.ts';

export interface SettingsStore {
  /** The settings as last read; read again only after the tag `settings` was invalidated. */
  current(): Promise<Settings>;
  invalidate(): void;
}

export function createSettingsStore(
  db: Db,
  report: (problem: UnreadableSetting) => void,
): SettingsStore {
  let reading: Promise<Settings> | undefined;
  return {
    current() {
      if (!reading) {
        const started = readSettings(db, report);
        reading = started;
        // A failed read must not be cached: the next request tries again.
        started.catch(() => {
          if (reading === started) reading = undefined;
        });
      }
      return reading;
    },
    invalidate() {
      reading = undefined;
    },
  };
}
