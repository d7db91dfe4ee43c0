import { expectAccessible } from '../support/accessible.ts';
import { sideCart } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

test('on a phone the picture is near the top, and the button brings the choices as a sheet that buys', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/product/stoneware-mug');
  await untilHydrated(page);
  const first = await page.locator('#slide-1').boundingBox();
  expect(first?.y).toBeLessThanOrEqual(110);

  const choose = page.locator('.sticky-add-to-cart button');
  await choose.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Choices of Stoneware Mug' });
  await expect(sheet).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Sand' })).toBeFocused();
  await expectAccessible(page, 'form.variations_form');

  await test.step('closed by Escape it goes back to its place, with what was chosen', async () => {
    await page.locator('label[data-value="ink"]').tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.sticky-add-to-cart')).toContainText('Ink');
    await expect(choose).toBeFocused();
  });

  await test.step('it buys, and is gone', async () => {
    await choose.press('Enter');
    await page.locator('label[data-value="large"]').click();
    await sheet.getByRole('button', { name: 'Add to basket' }).click();
    await expect(sideCart(page)).toContainText('Stoneware Mug');
    await expect(sheet).toHaveCount(0);
  });
});
