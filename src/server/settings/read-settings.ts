import type { Db } from '#server/platform/database/database.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';

export interface UnreadableSetting {
  name: string;
  reason: string;
}

export function defaultSettings(): Settings {
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.fallback]);
  return Object.fromEntries(entries) as Settings;
}

/**
 * Defaults with the shop's overrides on top. A stored value that no longer fits (an older or newer
 * program wrote it) leaves the default in force and is handed to `report`, so that one bad row
 * cannot keep the shop from starting.
 */
export async function readSettings(
  db: Db,
  report: (problem: UnreadableSetting) => void,
): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const settings: Record<string, unknown> = defaultSettings();
  for (const { name, value } of rows) {
    if (!isSettingName(name)) continue;
    try {
      settings[name] = SETTINGS[name].schema.parse(JSON.parse(value));
    } catch (error) {
      report({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return settings as Settings;
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}
