import { swatch } from '../support/buy-box.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

test('a swatch on a card changes its picture and where it leads', async ({ page, isMobile }) => {
  await page.goto('/shop');
  const card = page.locator('article', { hasText: 'Stoneware Mug' }).first();
  const image = card.locator('img').first();
  const link = card.getByRole('link', { name: 'Stoneware Mug', exact: true });
  const first = await image.getAttribute('src');
  const moss = card.getByTitle('Moss');
  if (!isMobile) {
    await moss.hover();
    await expect(image).not.toHaveAttribute('src', first ?? '');
    await page.mouse.move(0, 0);
    await expect(image).toHaveAttribute('src', first ?? '');
  }
  await expect(link).toHaveAttribute('href', '/product/stoneware-mug');
  await moss.click();
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await expect(link).toHaveAttribute('href', '/product/stoneware-mug?attribute_pa_color=moss');
  await card.getByRole('radio', { name: 'Moss' }).press('ArrowRight');
  await expect(link).toHaveAttribute('href', /attribute_pa_color=ink$/);
  await link.click();
  await expect(swatch(page, 'Ink')).toBeChecked();
});
