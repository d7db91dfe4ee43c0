import { encryptApiSecretsAgain } from './accounts/api-keys/encrypt-again.ts';
import { encryptTotpKeysAgain } from './accounts/security/totp-key.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/database.ts';
import { createEncryption, type Encryption } from './platform/encryption/encryption.ts';
import { encryptionKeys } from './platform/encryption/encryption-keys.ts';
import type { Log } from './platform/logging/log.ts';
import { loadSecret } from './settings/load-secret.ts';
import { encryptSettingsAgain } from './settings/secret-settings.ts';
import { encryptWebhookSecretsAgain } from './webhooks/encrypt-again.ts';

export interface Secrets {
  encryption: Encryption;
  /** What nonces, cookies and links are signed with. */
  signingKey: string;
}

/**
 * The keys of this shop. What an earlier version stored as it was, or an older key encrypted, is
 * encrypted with the current key: after this start the older key is not needed any more.
 */
export async function openSecrets(
  config: Pick<Config, 'dataDir' | 'secretKey' | 'oldSecretKeys'>,
  db: Db,
  now: number,
  log: Log,
): Promise<Secrets> {
  const encryption = createEncryption(encryptionKeys(config));
  const signingKey = await loadSecret({ db, now, encryption });
  const { changed, unreadable } = await encryptTotpKeysAgain({ db, encryption });
  if (changed > 0) log.info('second-factors-encrypted', { accounts: changed });
  // The others can log in: their owners use a recovery code or ask a manager.
  if (unreadable.length > 0) log.warn('second-factors-unreadable', { accounts: unreadable });
  const keys = await encryptApiSecretsAgain({ db, encryption });
  if (keys.changed > 0) log.info('api-keys-encrypted', { keys: keys.changed });
  // They still open with their secret; only signed requests need it encrypted.
  if (keys.unreadable.length > 0) log.warn('api-keys-unreadable', { keys: keys.unreadable });
  const hooks = await encryptWebhookSecretsAgain({ db, encryption });
  if (hooks.changed > 0) log.info('webhooks-encrypted', { webhooks: hooks.changed });
  // What they send is signed with nothing, so their receivers refuse it until they get a new secret.
  if (hooks.unreadable.length > 0) log.warn('webhooks-unreadable', { webhooks: hooks.unreadable });
  const settings = await encryptSettingsAgain({ db, encryption, now });
  if (settings.changed > 0) log.info('settings-encrypted', { settings: settings.changed });
  // Emails wait, and places are looked up in the list of towns, until they are typed again.
  if (settings.unreadable.length > 0) {
    log.warn('settings-unreadable', { settings: settings.unreadable });
  }
  return { encryption, signingKey };
}
