import type { Db } from '#server/platform/database/database.ts';
import { isEncryptedText } from '#server/platform/encryption/encryption.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';
import { isSecretSetting } from './secret-settings.ts';

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
      const stored: unknown = JSON.parse(value);
      settings[name] = isEncrypted(name, stored) ? stored : SETTINGS[name].schema.parse(stored);
    } catch (error) {
      report({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return settings as Settings;
}

/** Its schema is that of the value inside. */
function isEncrypted(name: SettingName, stored: unknown): boolean {
  return isSecretSetting(name) && typeof stored === 'string' && isEncryptedText(stored);
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}
