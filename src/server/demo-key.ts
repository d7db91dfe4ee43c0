import { createKey, hashOf } from './accounts/api-keys/create-key.ts';
import { demoPeople } from './fill-demo.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createEncryption } from './platform/encryption/encryption.ts';
import { encryptionKeys } from './platform/encryption/encryption-keys.ts';

type KeyParts = Pick<Config, 'dataDir' | 'secretKey' | 'oldSecretKeys' | 'demoApiKey'>;

/** Sees to it that DEMO_API_KEY opens the demo shop's API, as its manager, and no other such key. */
export async function openDemoKey(config: KeyParts, { db }: Database, now: number): Promise<void> {
  if (config.demoApiKey === undefined) return;
  const { DEMO_MANAGER } = await demoPeople();
  const manager = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', DEMO_MANAGER)
    .executeTakeFirst();
  if (!manager) return;
  const { key, secret } = config.demoApiKey;
  const known = await db
    .selectFrom('api_keys')
    .select(['id', 'secret_hash', 'revoked_at'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  if (known?.secret_hash === hashOf(secret) && known.revoked_at === null) return;
  if (known) await db.deleteFrom('api_keys').where('id', '=', known.id).execute();
  const encryption = createEncryption(encryptionKeys(config));
  const details = {
    customerId: manager.id,
    name: 'DEMO_API_KEY',
    permissions: 'read_write',
  } as const;
  await createKey({ db, encryption, now }, details, { key, secret });
}
