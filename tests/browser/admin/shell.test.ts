import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { typeLogIn } from '../support/account.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('the log-in leads back to the admin, and Ctrl+K to a product', async ({ page }) => {
  await page.goto('/admin/orders');
  await typeLogIn(page, 'manager@example.com', process.env.SHOP_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/admin/orders');
  const { id, name } = await newProduct(page);
  await page.keyboard.press('Control+k');
  const top = async () => (await page.getByRole('dialog').boundingBox())?.y;
  const topOfAll = await top();
  await page.getByRole('searchbox', { name: /^Products/ }).fill(name);
  const found = page.getByRole('link', { name });
  await expect(found).toBeVisible();
  // A dialog that moved with its height would move the link away from the pointer.
  expect(await top()).toBe(topOfAll);
  await found.click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/products/${id}`);
});

/** They stay with the person, whose screens other tests look at. */
async function resetPreferences(page: Page): Promise<void> {
  for (const name of ['theme', 'orders.datatable', 'menu.favourites', 'menu.folded']) {
    await askApi(page, 'PUT', 'vitrine/v1/preferences', { name, value: null });
  }
}

test('light or dark, the columns and the menu stay in every browser, and a menu that goes leaves nothing hidden', async ({
  page,
}) => {
  await logInAsStaff(page, 'administrator@example.com');
  await resetPreferences(page);
  await page.goto('/admin/orders');
  const header = page.getByRole('columnheader', { name: 'Customer' });
  await expect(header).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const saved = (name: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false);
  const scheme = saved('"theme"');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await scheme;
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = saved('orders.datatable');
  await page.getByRole('switch', { name: 'Customer' }).click();
  await page.keyboard.press('Escape');
  await expect(header).toBeHidden();
  await columns;

  // By the keyboard: a star puts an entry on top and keeps the focus, a heading folds what is under it.
  const entries = page.getByRole('menuitem');
  const star = page.getByRole('menuitemcheckbox', { name: 'Favourite: Customers' });
  const favourite = saved('menu.favourites');
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(entries.nth(1)).toContainText('Customers');
  await expect(star).toBeFocused();
  await expect(star).toBeChecked();
  await favourite;
  const group = page.getByRole('menuitem', { name: 'Group: Orders' });
  const folded = saved('menu.folded');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Packing' })).toBeHidden();
  await folded;

  // In another browser, which has nothing stored, from the first paint on.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/orders', { waitUntil: 'commit' });
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  await expect(entries.nth(1)).toContainText('Customers');
  await expect(page.getByRole('menuitem', { name: 'Packing' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible();
  expect(await background()).toBe(dark);
  await expect(header).toBeHidden();
  // What is done to selected orders is readable on a dark ground, too.
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Set status' })).toBeVisible();
  await expectAccessible(page);
  await resetPreferences(page);

  // A menu beside the screen does not come to lie over it when the window becomes narrow.
  const admin = page.locator('#admin');
  const open = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(open).toBeVisible();
  await expect(admin).not.toHaveAttribute('aria-hidden', 'true');
  await open.click();
  await expect(admin).toHaveAttribute('aria-hidden', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(admin).not.toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeVisible();
});

test('who was logged out while typing logs in and goes on', async ({ page, trouble }) => {
  trouble.allow(/ 40[13] .*wp-json/);
  await logInAsStaff(page);
  const { id: product } = await newProduct(page);
  const { body } = await askApi(page, 'POST', 'wc/v3/orders', {
    line_items: [{ product_id: product, quantity: 1 }],
  });
  await page.goto(`/admin/orders/${String(body.id)}`);
  // What the screen reads last: a read without the cookies would ask for the log-in before the click.
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('created');
  await page.getByLabel('New note').fill('Call before noon.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('dialog', { name: 'You are logged out' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/my-account');
  await typeLogIn(other, 'manager@example.com', process.env.SHOP_PASSWORD);
  await expect(other.locator('form.woocommerce-form-login')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByText('Call before noon.').first()).toBeVisible();
});
