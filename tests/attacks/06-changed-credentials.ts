import { createApplicationPassword } from '#server/accounts/api-keys/application-passwords.ts';
import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';

const ADMINISTRATOR = 'administrator@example.com';

function loadAccount({ look }: AttackedShop, id: number) {
  return look(({ db }) =>
    db
      .selectFrom('customers')
      .select(['email', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

/** A batch is answered as a whole; each entry has a status of its own. */
async function loadStatus(response: Response): Promise<number> {
  const body: { update?: { error?: { data?: { status?: number } } }[] } = await response.json();
  return body.update ? (body.update[0]?.error?.data?.status ?? response.status) : response.status;
}

export const attack: Attack = {
  line: 6,
  title: 'an application password changes the password and the address of its owner',
  before: '200, with a new address and a new password',
  async run(shop) {
    const { id, password } = await shop.look(async ({ db }) => {
      const owner = await db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', ADMINISTRATOR)
        .executeTakeFirstOrThrow();
      const name = `stolen ${Date.now()}`;
      const made = await createApplicationPassword({ db, now: Date.now() }, owner.id, { name });
      return { id: owner.id, password: made.password };
    });
    const pair = Buffer.from(`${ADMINISTRATOR}:${password}`).toString('base64');
    const before = await loadAccount(shop, id);
    const changes = { email: 'thief@evil.example', password: 'a long sentence of a thief 42' };
    const tried: [string, string, object][] = [
      ['PUT', 'wp/v2/users/me', changes],
      ['PUT', 'wp/v2/users/me', { email: changes.email }],
      ['PUT', 'wp/v2/users/me', { password: changes.password }],
      ['PUT', `wp/v2/users/${id}`, changes],
      ['PUT', `wc/v3/customers/${id}`, changes],
      ['POST', 'wc/v3/customers/batch', { update: [{ id, ...changes }] }],
    ];
    const statuses = [];
    for (const authorization of [`Basic ${pair}`, shop.administratorKey]) {
      for (const [method, path, body] of tried) {
        const response = await fetch(`${shop.address}/wp-json/${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        statuses.push(await loadStatus(response));
      }
    }
    const after = await loadAccount(shop, id);
    const unchanged = after.email === before.email && after.password_hash === before.password_hash;
    return {
      held: unchanged && statuses.every((status) => status === 403),
      figure: `${[...new Set(statuses)].join(', ')} in ${statuses.length} ways, ${unchanged ? 'nothing' : 'the account'} changed`,
    };
  },
};
