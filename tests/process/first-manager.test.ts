import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { runShop } from './run-shop.ts';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-manager-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an empty shop prints a link by which its first administrator is made, once', async () => {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const first = runShop({ DATA_DIR: folder, PORT: port });
  await first.prints('Create the first administrator');
  const link = first.output().match(/http:\S+set-up\?token=[\w-]+/)?.[0] ?? '';
  const page = await (await fetch(link)).text();
  expect(page).toContain('Create the first administrator');
  const nonce = page.match(/name="_wpnonce" value="(\w+)"/)?.[1] ?? '';
  const made = await fetch(`${origin}/my-account/set-up`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      _wpnonce: nonce,
      token: new URL(link).searchParams.get('token') ?? '',
      name: 'Owner',
      email: 'owner@example.com',
      password: 'a warm stove in winter',
    }),
  });
  expect(made.status).toBe(303);
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const visitor = await fetch(`${origin}/wp-admin/admin-ajax.php?action=vitrine_visitor`, {
    headers: { cookie },
  });
  // Outside of the demo the rights come with a second factor, which is asked for first.
  expect(await visitor.json()).toMatchObject({ visitor: { role: 'customer' } });
  const account = await fetch(`${origin}/my-account`, { headers: { cookie }, redirect: 'manual' });
  expect(account.headers.get('location')).toBe('/my-account/security');
  const security = await fetch(`${origin}/my-account/security`, { headers: { cookie } });
  expect(await security.text()).toContain(
    'This shop requires its staff to use two-factor authentication.',
  );
  expect((await fetch(link)).status).toBe(404);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = runShop({ DATA_DIR: folder, PORT: port });
  await second.prints('Vitrine is open');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).not.toContain('Create the first administrator');
});
