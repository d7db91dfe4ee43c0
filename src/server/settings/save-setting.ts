import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';

export type SaveSettingResult =
  | { ok: true }
  | { ok: false; problems: { code: 'setting-invalid'; field: SettingName }[] };

/** Stores one override; the caller invalidates the tag `settings` afterwards. */
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
  const row = { name, value: encodeJson(parsed.data), updated_at: now };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: row.value, updated_at: now }),
    )
    .execute();
  return { ok: true };
}
