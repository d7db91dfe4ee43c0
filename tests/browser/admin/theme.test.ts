import { expectAccessible } from '../support/accessible.ts';
import { openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// What is saved changes the whole shop, which other tests look at: the request to save is answered here.
test('a theme is tried on the shop, refused where it cannot be read, and saved', async ({
  page,
}) => {
  const saved: unknown[] = [];
  await page.route(/\/vitrine\/v1\/settings(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    saved.push(route.request().postDataJSON());
    return route.fulfill({ json: [] });
  });
  await openAdmin(page, '/admin/theme');
  const shop = page.frameLocator('iframe[title="Preview"]');
  const button = shop.getByRole('link', { name: 'Shop tableware' });
  await expect(button).toHaveCSS('background-color', 'rgb(173, 69, 25)');

  const accent = page.getByRole('textbox', {
    name: 'Accent: buttons and links',
    exact: true,
  });
  await accent.fill('#ffd700');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 215, 0)');
  await expect(page.getByText(/^Accent: buttons and links on .* contrast 1\.1 to 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(accent).toBeFocused();
  await expect(shop.locator('html')).toHaveAttribute('data-scheme', 'light');
  expect(saved).toEqual([]);

  await accent.fill('#1f5673');
  await page.getByRole('spinbutton', { name: 'Corners of buttons' }).fill('6');
  await expect(button).toHaveCSS('border-radius', '6px');
  await page.getByRole('switch', { name: 'Top bar', exact: true }).click();
  await expect(shop.locator('.top-bar')).toHaveCount(0);
  await expect(button).toHaveCSS('background-color', 'rgb(31, 86, 115)');
  // Without script in the frame, nothing can look into it.
  await expectAccessible(page, 'section[aria-label="Settings of the theme"]');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  expect(saved).toMatchObject([
    {
      values: {
        'theme.light': { accent: '#1f5673' },
        'theme.radiusButton': 6,
        'theme.topBar': false,
      },
    },
  ]);
});
