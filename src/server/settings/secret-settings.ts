import type { ShopContext } from './context.ts';
import type { SettingName } from './defaults.ts';

// Settings that hold a password or a key. They can be written and are never shown; in the database,
// and in the settings that are handed around, they are encrypted, and decrypted where they are used.
// One that was written by plain SQL is its own text until the next start encrypts it.

const SECRETS = [
  'mail.smtpUrl',
  'locations.googleKey',
  'payments.stripeSecretKey',
  'payments.stripeWebhookSecret',
  'payments.paypalClientSecret',
] as const satisfies readonly SettingName[];
export type SecretSetting = (typeof SECRETS)[number];

/** Shown to managers, who hand it to guests, but not recorded: the log is read by more people. */
const UNRECORDED: readonly SettingName[] = [...SECRETS, 'comingSoon.secret'];

export function isSecretSetting(name: SettingName): name is SecretSetting {
  return SECRETS.some((secret) => secret === name);
}

/** Whether its values are left out of the manager's log. */
export function isUnrecorded(name: SettingName): boolean {
  return UNRECORDED.includes(name);
}

type Encrypted = Pick<ShopContext, 'encryption'>;

const getPurpose = (name: SecretSetting) => `setting:${name}`;

/** As it is stored; nothing is nothing. */
export function encryptSetting(
  { encryption }: Encrypted,
  name: SecretSetting,
  value: string,
): string {
  return value === '' ? '' : encryption.encrypt(value, getPurpose(name));
}

/** Null where none of the shop's keys opens it. */
export function decryptSetting(
  { encryption }: Encrypted,
  name: SecretSetting,
  stored: string,
): string | null {
  return encryption.decrypt(stored, getPurpose(name));
}

/** Encrypts with the current key what is not; returns the names that cannot be read. */
export async function encryptSettingsAgain({
  db,
  encryption,
  now,
}: Pick<ShopContext, 'db' | 'encryption' | 'now'>): Promise<{
  changed: number;
  unreadable: SecretSetting[];
}> {
  const unreadable: SecretSetting[] = [];
  let changed = 0;
  for (const name of SECRETS) {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    const stored: unknown = row && JSON.parse(row.value);
    if (!row || typeof stored !== 'string' || stored === '' || encryption.isCurrent(stored))
      continue;
    const plain = decryptSetting({ encryption }, name, stored);
    if (plain === null) {
      unreadable.push(name);
      continue;
    }
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify(encryptSetting({ encryption }, name, plain)), updated_at: now })
      .where('name', '=', name)
      .where('value', '=', row.value)
      .execute();
    changed += 1;
  }
  return { changed, unreadable };
}
