import { createKey, toHash } from './accounts/api-keys/create-key.ts';
import { revokeKey } from './accounts/api-keys/revoke.ts';
import { demoPeople } from './fill-demo.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createEncryption } from './platform/encryption/encryption.ts';
import { encryptionKeys } from './platform/encryption/encryption-keys.ts';

type KeyParts = Pick<
  Config,
  'dataDir' | 'secretKey' | 'oldSecretKeys' | 'demoApiKey' | 'demoAdminApiKey'
>;

/**
 * Sees to it that DEMO_API_KEY opens the demo shop's API as its manager and DEMO_ADMIN_API_KEY as its
 * administrator, and no other such keys.
 */
export async function openDemoKeys(
  config: KeyParts,
  database: Database,
  now: number,
): Promise<void> {
  const { DEMO_ADMINISTRATOR, DEMO_MANAGER } = await demoPeople();
  await openKey(config, 'DEMO_API_KEY', config.demoApiKey, DEMO_MANAGER, database, now);
  await openKey(
    config,
    'DEMO_ADMIN_API_KEY',
    config.demoAdminApiKey,
    DEMO_ADMINISTRATOR,
    database,
    now,
  );
}

async function openKey(
  config: KeyParts,
  name: string,
  pair: Config['demoApiKey'],
  email: string,
  { db }: Database,
  now: number,
): Promise<void> {
  if (pair === undefined) return;
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!owner) return;
  const { key, secret } = pair;
  const known = await db
    .selectFrom('api_keys')
    .select(['id', 'customer_id', 'secret_hash', 'revoked_at'])
    .where('key_hash', '=', toHash(key))
    .executeTakeFirst();
  const isTheirs = known?.secret_hash === toHash(secret) && known.customer_id === owner.id;
  if (isTheirs && known.revoked_at === null) return;
  if (known) {
    await revokeKey({ db, now }, known.id);
    await db.deleteFrom('api_keys').where('id', '=', known.id).execute();
  }
  const encryption = createEncryption(encryptionKeys(config));
  const details = { customerId: owner.id, name, permissions: 'read_write' } as const;
  await createKey({ db, encryption, now }, details, pair);
}
