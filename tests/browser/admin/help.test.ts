import { expectAccessible } from '../support/accessible.ts';
import { logInAsStaff, openAdmin } from '../support/manager.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

test('the question mark opens the page of the guide about the screen, by keyboard', async ({
  page,
}) => {
  await logInAsStaff(page);
  await page.goto('/admin/orders');
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: 'Orders', level: 2 });
  await expect(title).toBeFocused();
  const image = page.getByRole('img', { name: 'The list of orders with filters' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(300);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect(button).toBeFocused();
});

test('help stands beside the screen, follows it, and leads from page to page @wide', async ({
  page,
}) => {
  await openAdmin(page, '/admin/orders');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible();
  const list = await page.getByRole('table').boundingBox();
  const panel = await help.boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);

  await page.getByRole('menuitem', { name: 'Packing' }).click();
  await expect(help.getByRole('heading', { name: 'Packing', level: 2 })).toBeVisible();
  await help.getByRole('button', { name: 'Orders' }).click();
  await expect(help.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible();
  await help.getByRole('button', { name: 'Help about this screen' }).click();
  await expect(help.getByRole('heading', { name: 'Packing', level: 2 })).toBeFocused();
  await help.getByRole('button', { name: 'Close help' }).click();
  await expect(help).toBeHidden();
});

test('help covers a phone and is closed again @phone', async ({ page }) => {
  await logInAsStaff(page);
  await page.goto('/admin/settings/zones');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Shipping zones' })).toBeVisible();
  expect((await help.boundingBox())?.width).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Close help' }).click();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('the search over everything finds help, settings and screens @wide', async ({ page }) => {
  await openAdmin(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('refund');
  await dialog.getByRole('button', { name: /Orders.*Refund an order/ }).click();
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Refund an order' })).toBeVisible();
  await help.getByRole('link', { name: 'Open this screen' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(help.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible();
});
