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
  const outcome = await logIn(ctx, visitor, email, TEST_PASSWORD);
  if (!('ok' in outcome) || !outcome.ok) throw new Error(`${email} could not log in`);
  const own = browser(db, settings, parts);
  for (const line of visitor.cookies.values()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    own.jar.set(name, value);
  }
  const logged = await loggedIn(ctx, visitor);
  return { ...own, formNonce: makeFormNonce(visitor, logged?.session ?? '', NOW) };
}

export async function loadRestNonce(own: RestBrowser): Promise<string> {
  return (await own.ask('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
}

/** Types the password again, as what is protected asks for. */
export async function confirmPassword(own: RestBrowser, password = TEST_PASSWORD) {
  return own.ask('/wp-json/vitrine/v1/confirm-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': await loadRestNonce(own) },
    body: JSON.stringify({ password }),
  });
}
