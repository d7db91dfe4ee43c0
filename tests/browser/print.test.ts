import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

test('on paper a product is its picture, name, price and all there is to know', async ({
  page,
}) => {
  await page.goto('/product/oak-serving-tray');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.summary .price').first()).toBeVisible();
  await expect(page.locator('.woocommerce-product-gallery img').first()).toBeVisible();
  for (const id of ['tab-description', 'tab-additional_information']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'spinbutton'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('#tab-reviews')).toBeHidden();
  await expect(page.getByText(/^1 \/ \d$/)).toBeHidden();
  await expect(page.locator('main li.product').filter({ visible: true })).toHaveCount(0);
  const colors = await page.evaluate(() => ({
    ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
  const [red = 255] = colors.ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(100);
  expect(colors.ground).toBe('rgba(0, 0, 0, 0)');
});
