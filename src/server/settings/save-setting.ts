import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';

export type SaveSettingResult =
  | { ok: true }
  | { ok: false; problems: { code: 'setting-invalid'; field: SettingName }[] };

/** Stores one override, a secret as it is (see change-settings); the caller invalidates the tag `settings` afterwards. */
export async function saveSetting<Name extends SettingName>(
  db: Db,
  name: Name,
  value: Settings[Name],
  now: number,
): Promise<SaveSettingResult> {
  const parsed = SETTINGS[name].schema.safeParse(value);
  if (!parsed.success) {
    return { ok: false, problems: [{ code: 'setting-invalid', field: name }] };
  }
  await writeSetting(db, name, parsed.data, now);
  return { ok: true };
}

/** A value that its schema has accepted, or the encrypted text of one. */
export async function writeSetting(
  db: Db,
  name: SettingName,
  value: unknown,
  now: number,
): Promise<void> {
  const row = { name, value: encodeJson(value), updated_at: now };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: row.value, updated_at: now }),
    )
    .execute();
}
