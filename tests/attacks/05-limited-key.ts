import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { encryptionKeys } from '#server/platform/encryption/encryption-keys.ts';
import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';

const MINUTE = 60_000;

/** A key of the administrator that can only write, for ten minutes. */
async function limitedKey({ dataDir, look }: AttackedShop): Promise<string> {
  const encryption = createEncryption(
    encryptionKeys({ dataDir, secretKey: undefined, oldSecretKeys: [] }),
  );
  const now = Date.now();
  const pair = await look(async ({ db }) => {
    const { id } = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'administrator@example.com')
      .executeTakeFirstOrThrow();
    const limited = { permissions: 'write', expiresAt: now + 10 * MINUTE } as const;
    return createKey({ db, encryption, now }, { customerId: id, name: 'limited', ...limited });
  });
  return `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`;
}

/** Everything that opens the shop to somebody. */
function countCredentials({ look }: AttackedShop): Promise<number> {
  return look(async ({ db }) => {
    const keys = await db.selectFrom('api_keys').select('id').execute();
    const passwords = await db.selectFrom('application_passwords').select('id').execute();
    const staff = await db
      .selectFrom('customers')
      .select('id')
      .where('role', '!=', 'customer')
      .execute();
    return keys.length + passwords.length + staff.length;
  });
}

export const attack: Attack = {
  line: 5,
  title: 'a key that can only write, for ten minutes, makes credentials without limit or end',
  before: '201 for a key that reads and writes for ever, 201 for an application password',
  async run(shop) {
    const authorization = await limitedKey(shop);
    const before = await countCredentials(shop);
    const attempts: [string, object][] = [
      ['vitrine/v1/api-keys', { name: 'full', permissions: 'read_write' }],
      ['wp/v2/users/me/application-passwords', { name: 'full' }],
      ['vitrine/v1/people', { email: 'thief@evil.example', role: 'administrator' }],
      [
        'wp/v2/users',
        {
          username: 'thief',
          email: 'thief@evil.example',
          password: 'a long sentence of a thief 42',
          roles: ['administrator'],
        },
      ],
    ];
    const statuses = [];
    for (const [path, body] of attempts) {
      const response = await fetch(`${shop.address}/wp-json/${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      statuses.push(response.status);
    }
    const made = (await countCredentials(shop)) - before;
    return {
      held: made === 0 && statuses.every((status) => status === 403),
      figure: `${[...new Set(statuses)].join(', ')} for ${statuses.length} kinds, ${made} made`,
    };
  },
};
