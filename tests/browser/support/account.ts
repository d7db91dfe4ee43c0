import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ShopConfig } from '../../../src/wire/shop-config.ts';

export const PASSWORD = 'a warm stove in winter';

export function newEmail(): string {
  return `shopper-${crypto.randomUUID().slice(0, 12)}@example.com`;
}

/** Opens an account by the plain form and logs in, for tests of what comes after. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await sendAccountForm(page, '/my-account', { email, password: PASSWORD, register: '1' });
  return email;
}

/** Logs in without a page: typing into the form costs a second, and has tests of its own. */
export async function logIn(page: Page, username: string, path: string): Promise<void> {
  const address = new URL('/my-account', new URL(path, process.env.SHOP_URL)).href;
  const password = process.env.SHOP_PASSWORD ?? '';
  await sendAccountForm(page, address, { username, password, login: '1' });
}

async function sendAccountForm(
  page: Page,
  address: string,
  fields: Record<string, string>,
): Promise<void> {
  const html = await (await page.request.get(address)).text();
  const json = html.match(/id="shop-config">(.*?)<\/script>/s)?.[1] ?? '{}';
  const { nonces } = JSON.parse(json) as ShopConfig;
  const response = await page.request.post(address, {
    form: { ...fields, _wpnonce: nonces.public },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** Types e-mail and password into the form that is on the page. */
export async function typeLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form.woocommerce-form-login');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The path of the link in the newest email to this address whose subject matches. */
export async function linkInEmail(
  address: string,
  subject: RegExp,
  data = process.env.SHOP_DATA ?? '',
): Promise<string> {
  const folder = join(data, 'mail');
  let link = '';
  await expect
    .poll(() => {
      link = emailsIn(folder)
        .filter((email) => email.includes(`To: ${address}`) && subject.test(email))
        .map((email) => email.match(/\/my-account\/[\w-]+\?token=[\w-]+/)?.[0] ?? '')
        .join('');
      return link;
    })
    .not.toBe('');
  return link;
}

/** As text, with soft line breaks removed. */
export function emailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) =>
        readFileSync(join(folder, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '='),
      );
  } catch {
    // No email yet, and no folder.
    return [];
  }
}
