import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Preferences,
  type PreferenceValue,
  preferenceValue,
} from '#wire/vitrine/preferences.ts';

/** More lists than there are, and no place to store other things. */
export const MAX_PREFERENCES = 200;

export async function loadPreferences(db: Db, customerId: number): Promise<Preferences> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .execute();
  return Object.fromEntries(
    rows.map(({ name, value }) => [name, decodeJson(value, preferenceValue)]),
  );
}

/** False where there are too many. */
export async function savePreference(
  db: Db,
  customerId: number,
  name: string,
  chosen: PreferenceValue,
): Promise<boolean> {
  const stored = await loadPreferences(db, customerId);
  if (!(name in stored) && Object.keys(stored).length >= MAX_PREFERENCES) return false;
  const value = encodeJson(chosen);
  await db
    .insertInto('preferences')
    .values({ customer_id: customerId, name, value })
    .onConflict((conflict) => conflict.columns(['customer_id', 'name']).doUpdateSet({ value }))
    .execute();
  return true;
}

export async function deletePreference(db: Db, customerId: number, name: string): Promise<void> {
  await db
    .deleteFrom('preferences')
    .where('customer_id', '=', customerId)
    .where('name', '=', name)
    .execute();
}
