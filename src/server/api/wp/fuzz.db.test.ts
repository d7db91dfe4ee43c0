import { beforeEach, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { RestEndpoint } from '../rest/rest-route.ts';
import { blockRoutes } from '../vitrine/content/blocks.ts';
import { menuRoutes } from '../vitrine/content/menus.ts';
import { managerClient } from '../wc/testing/manager-client.ts';
import { commentRoutes } from './comments.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { revisionRoutes } from './documents/revision-routes.ts';
import { siteSettings } from './site-settings.ts';
import { applicationRoutes } from './users/application-routes.ts';
import { userRoutes } from './users/user-routes.ts';

// On PostgreSQL in every run: values that one engine takes and the other refuses.

// Every field of an item that is there, by its own list of fields: whatever is sent, the answer is never
// a bug, and a refusal names the field. Lists and new items are in `../every-route.db.test.ts`.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const DEEP = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
const VALUES: readonly unknown[] = [
  null,
  -1,
  99_999_999_999,
  'a\0b',
  '\ud800<script>alert(1)</script>',
  { raw: 7, __proto__: 1 },
  DEEP,
];
const TEXTS = ['-1', '99999999999', 'a\0b', "' or 1=1 --", '%%%', '9'.repeat(300)];

const routes = [
  ...documentRoutes,
  ...revisionRoutes,
  ...commentRoutes,
  ...userRoutes,
  ...applicationRoutes,
  siteSettings,
  ...blockRoutes,
  ...menuRoutes,
].filter(({ path }) => path.includes(':') || path === '/settings');

test('no field of any item brings the shop down', async () => {
  const { send, customerId } = await managerClient(db, {
    role: 'administrator',
    settings: { 'api.requestsPerMinute': 0 },
  });
  const details = { title: 'A', excerpt: '', publishedAt: 1, blocks: [] };
  const post = await saveDocument(db, { ...details, kind: 'post', slug: 'a' });
  const page = await saveDocument(db, { ...details, kind: 'page', slug: 'a' });
  const comment = { post, content: 'x', author_name: 'Ann', author_email: 'ann@example.com' };
  const written = (await send('POST', '/wp-json/wp/v2/comments', comment)).body.id;
  const body = { title: 'Page', content: 'x', post, name: 'x', version: 1, blocks: [], items: [] };
  const getId = (path: string) => {
    if (path.startsWith('/users')) return customerId;
    if (path.startsWith('/comments')) return written;
    return path.startsWith('/pages') ? page : post;
  };
  let refusals = 0;
  const ask = async (method: string, path: string, field: string, sent?: object) => {
    const response = await send(method, `/wp-json${path}`, sent);
    const name = `${method} ${path} ${field} ${response.body?.code}`;
    expect(response.status < 500 || response.status === 501, name).toBe(true);
    if (response.body?.code !== 'rest_invalid_param') return;
    refusals += 1;
    expect(Object.keys(response.body.data.params), name).toContain(field);
  };
  for (const { namespace, path, methods } of routes) {
    const filled = path.replace(/:(\w+)(<[^/]+>)?/g, (_, name: string) =>
      name === 'name' ? 'main' : name === 'uuid' ? 'x' : String(getId(path)),
    );
    const address = `/${namespace}${filled}`;
    for (const [method, endpoint] of Object.entries(methods) as [string, RestEndpoint][]) {
      // The three ways to change an item are one.
      if (method === 'PATCH' || (method === 'PUT' && methods.POST)) continue;
      for (const field of endpoint.args) {
        if (method === 'GET') {
          for (const text of TEXTS) {
            await ask('GET', `${address}?${field}=${encodeURIComponent(text)}`, field);
          }
        } else if (method !== 'DELETE') {
          for (const value of VALUES)
            await ask(method, address, field, { ...body, [field]: value });
        }
      }
    }
  }
  expect(refusals).toBeGreaterThan(100);
});
