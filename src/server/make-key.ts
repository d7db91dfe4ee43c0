import { parseArgs } from 'node:util';
import { createKey } from './accounts/api-keys/create-key.ts';
import { KEY_PERMISSIONS } from './accounts/tables.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createEncryption } from './platform/encryption/encryption.ts';
import { encryptionKeys } from './platform/encryption/encryption-keys.ts';

export type MadeKey = { ok: true; lines: string[] } | { ok: false; problem: string };

const USAGE =
  'npm run key -- --name NAME --permissions read|write|read_write [--email OF_ITS_OWNER]';

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { name: text, permissions: text, email: text };
    return parseArgs({ args: [...args], options }).values;
  } catch {
    // An option that there is not.
    return {};
  }
}

/** A new key of a manager, for the person at the server's console; its secret is printed this once. */
export async function makeKey(
  config: Pick<Config, 'dataDir' | 'secretKey' | 'oldSecretKeys'>,
  { db }: Pick<Database, 'db'>,
  args: readonly string[],
  now: number,
): Promise<MadeKey> {
  const { name = '', permissions: permissionsArg = '', email } = readArguments(args);
  const permissions = KEY_PERMISSIONS.find((each) => each === permissionsArg);
  if (name.trim() === '' || permissions === undefined) return { ok: false, problem: USAGE };
  const owner = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('role', 'in', ['shop_manager', 'administrator'])
    .$if(email !== undefined, (query) =>
      query.where('email', '=', (email ?? '').trim().toLowerCase()),
    )
    // An administrator before a shop manager.
    .orderBy('role')
    .orderBy('id')
    .executeTakeFirst();
  if (!owner) return { ok: false, problem: 'There is no such manager whom the key could act for.' };
  const encryption = createEncryption(encryptionKeys(config));
  const details = { customerId: owner.id, name: name.trim().slice(0, 80), permissions };
  const pair = await createKey({ db, encryption, now }, details);
  const lines = [
    `${pair.key}:${pair.secret}`,
    `It acts for ${owner.email} and is not shown again.`,
  ];
  return { ok: true, lines };
}
