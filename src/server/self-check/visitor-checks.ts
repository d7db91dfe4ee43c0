import { randomBytes } from 'node:crypto';
import { attention } from '#rules/self-check/finding.ts';
import { judgePage, judgeRights, type TriedAccess } from '#rules/self-check/judge-shop.ts';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { address } from '#server/settings/routes.ts';
import type { Check } from './check.ts';
import { type SeenResponse, TOKEN_MS } from './shop-client.ts';

// What a visitor sees and may do, through whatever stands in front of the shop.

const pages: Check = {
  ids: ['pages'],
  async run({ ctx, client }) {
    if (!client) return {};
    if (ctx.settings['comingSoon.closed']) {
      const message = 'The shop is closed to visitors: pages and purchases were not tried.';
      return { pages: attention(message, 'Open it under Settings, then run the check again.') };
    }
    const home = await client.send(address(ctx.settings, 'routes.home'), {
      headers: { accept: 'text/html' },
    });
    const https = client.address.startsWith('https:');
    return { pages: judgePage({ status: home.status, https, headers: home.headers }) };
  },
};

const CATEGORIES = '/wp-json/wc/v3/products/categories';

/** None of it is allowed, and it would change nothing if it were: a category needs a name. */
const rights: Check = {
  ids: ['rights'],
  async run({ ctx, person, client, record }) {
    if (!client || ctx.settings['comingSoon.closed']) return {};
    const tried: TriedAccess[] = [];
    const visit = async (what: string, path: string) => {
      const { status } = await client.send(path);
      tried.push({ what, status, allowed: false });
    };
    await visit('a visitor reads orders', '/wp-json/wc/v3/orders');
    await visit('a visitor reads customers', '/wp-json/wc/v3/customers');
    await visit('a visitor reads settings', '/wp-json/vitrine/v1/settings');
    await visit('a visitor opens the encryption key', '/secret-key');
    await visit('a visitor opens the database', '/shop.db');
    const name = `Self-check ${randomBytes(8).toString('hex')}`;
    await record({ kind: 'api-key', value: name });
    const { key, secret } = await createKey(ctx, {
      customerId: person.id,
      name,
      permissions: 'read',
      expiresAt: ctx.now + TOKEN_MS,
    });
    const basic = Buffer.from(`${key}:${secret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    const note = ({ status }: SeenResponse, what: string, allowed: boolean) =>
      tried.push({ what, status, allowed });
    note(await client.send(`${CATEGORIES}?per_page=1`, { headers }), 'the key reads', true);
    const written = await client.send(CATEGORIES, { method: 'POST', headers, body: {} });
    note(written, 'the key that may only read writes', false);
    return { rights: judgeRights(tried) };
  },
};

export const VISITOR_CHECKS: readonly Check[] = [pages, rights];
