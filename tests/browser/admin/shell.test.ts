import { typeLogIn } from '../support/account.ts';
import { askApi, logInAsStaff, newProduct, openAdmin } from '../support/manager.ts';
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

test('light or dark and the columns stay, and a menu that goes leaves nothing hidden', async ({
  page,
}) => {
  await openAdmin(page, '/admin/orders');
  const header = page.getByRole('columnheader', { name: 'Customer' });
  await expect(header).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Customer' }).click();
  await page.keyboard.press('Escape');
  await expect(header).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible();
  expect(await background()).toBe(dark);
  await expect(header).toBeHidden();

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
