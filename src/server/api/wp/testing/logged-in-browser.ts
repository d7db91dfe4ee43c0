import { logIn } from '#server/accounts/access/log-in.ts';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { visit } from '#server/accounts/testing/test-browsing.ts';
import { TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { browser } from '../../testing/test-browser.ts';

export type RestBrowser = Pick<ReturnType<typeof browser>, 'ask'>;

/** A browser with a logged-in customer, sending REST requests. */
export async function loggedInBrowser(
  db: Db,
  email: string,
  settings: Partial<Settings> = {},
  parts: Partial<ShopContext> = {},
) {
  const ctx = shopContext(db);
  const visitor = visit(NOW);
  const result = await logIn(ctx, visitor, email, TEST_PASSWORD);
  if (!('ok' in result) || !result.ok) throw new Error(`${email} could not log in`);
  const client = browser(db, settings, parts);
  for (const line of visitor.cookies.values()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    client.jar.set(name, value);
  }
  const logged = await loggedIn(ctx, visitor);
  return { ...client, formNonce: makeFormNonce(visitor, logged?.session ?? '', NOW) };
}

export async function loadRestNonce(client: RestBrowser): Promise<string> {
  return (await client.ask('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
}

/** Types the password again, as what is protected asks for. */
export async function confirmPassword(client: RestBrowser, password = TEST_PASSWORD) {
  return client.ask('/wp-json/vitrine/v1/confirm-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': await loadRestNonce(client) },
    body: JSON.stringify({ password }),
  });
}
