import type { Role } from '#rules/permissions/permissions.ts';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import type { KeyPermissions } from '#server/accounts/tables.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { browser } from '../../testing/test-browser.ts';
import {
  confirmPassword,
  loadRestNonce,
  loggedInBrowser,
} from '../../wp/testing/logged-in-browser.ts';
import { checkResponse } from './check-response.ts';

export interface ClientChoices {
  role?: Role;
  permissions?: KeyPermissions;
  settings?: Partial<Settings>;
  parts?: Partial<ShopContext>;
  /** `person`: somebody who is logged in and has typed the password again. */
  by?: 'key' | 'person';
}

export interface Result {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
  body: any;
}

let people = 0;

/** A program with a key, asking as one of WooCommerce's would, or a person with a session. */
export async function managerClient(
  db: Db,
  {
    role = 'shop_manager',
    permissions = 'read_write',
    settings,
    parts,
    by = 'key',
  }: ClientChoices = {},
) {
  people += 1;
  // Files share their modules, and keys of different files have the same number: the counts of one
  // would refuse requests of the next. A test of the limit names one.
  const changed = { 'api.requestsPerMinute': 0, ...settings };
  const email = `program-${people}@example.com`;
  const customerId = await addPerson(db, email, NOW, { role });
  const pair = await createKey(shopContext(db), { customerId, name: 'Stock', permissions });
  const client = await (by === 'key'
    ? browser(db, changed, parts)
    : loggedInBrowser(db, email, changed, parts));
  const { ask } = client;
  const authorization = `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`;
  const credentials: Record<string, string> =
    by === 'key' ? { authorization } : { 'x-wp-nonce': await loadRestNonce(client) };
  if (by === 'person') await confirmPassword(client);

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = credentials,
  ): Promise<Result> {
    const address = path.startsWith('/wp-json') ? path : `/wp-json/wc/v3${path}`;
    const response = await ask(address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const result: Result = {
      status: response.status,
      headers: response.headers,
      body: text !== '' && isJson ? JSON.parse(text) : text || null,
    };
    checkResponse({ method, path: address, ...result });
    return result;
  }
  return { send, ask, pair, customerId, authorization, credentials };
}

export type ManagerClient = Awaited<ReturnType<typeof managerClient>>;
