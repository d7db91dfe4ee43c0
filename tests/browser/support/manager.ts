import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './account.ts';

/** Logs in as somebody of the demo shop's staff and arrives at a screen of the admin. */
export async function openAdmin(
  page: Page,
  path = '/admin',
  email = 'manager@example.com',
): Promise<void> {
  await logIn(page, email, path);
  await page.goto(path);
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeVisible();
}

/** Logs in for `askApi`, before a screen of the admin is opened: one that is not used is a page load. */
export async function logInAsStaff(page: Page, email = 'manager@example.com'): Promise<void> {
  await logIn(page, email, '/admin');
}

/** What the page's own manager asks of the REST API, by their session; no screen has to be open. */
export async function askApi(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const opened = page.url().startsWith('http') ? page.url() : process.env.SHOP_URL;
  const nonce = new URL('/wp-admin/admin-ajax.php?action=rest-nonce', opened).href;
  const response = await page.request.fetch(new URL(`/wp-json/${path}`, opened).href, {
    method,
    headers: { 'x-wp-nonce': await (await page.request.get(nonce)).text() },
    ...(data !== undefined && { data }),
  });
  return { status: response.status(), body: await response.json() };
}

/** What decides over accounts asks for the password again. */
export async function typePasswordAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(process.env.SHOP_PASSWORD ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/**
 * Presses a button of the admin and waits until what it sends is saved. The button alone does not tell:
 * it is disabled while it is sent, too.
 */
export async function saveWith(page: Page, button: Locator, path: RegExp): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && path.test(response.url()),
  );
  await button.click();
  expect((await saved).ok()).toBe(true);
  await expect(button).toBeDisabled();
}

/** A product of its own for a test: published, but in no listing that another test looks at. */
export async function newProduct(
  page: Page,
  price = '12.00',
): Promise<{ id: number; name: string; path: string }> {
  const name = `Test piece ${crypto.randomUUID().slice(0, 8)}`;
  const { status, body } = await askApi(page, 'POST', 'wc/v3/products', {
    name,
    type: 'simple',
    status: 'publish',
    catalog_visibility: 'hidden',
    regular_price: price,
    manage_stock: true,
    stock_quantity: 5,
  });
  expect(status).toBe(201);
  return { id: Number(body.id), name, path: new URL(String(body.permalink)).pathname };
}

/** The list of the admin, narrowed to a name. */
export function productsNamed(name: string): string {
  return `/admin/products?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`;
}
