import { face, MUG, price, swatch } from '../support/buy-box.ts';
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

test('choosing moves nothing on the page', async ({ page }) => {
  await page.goto(MUG);
  const button = page.locator('.single_add_to_cart_button');
  // From the top of the page: showing a swatch scrolls it.
  const place = () => button.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await face(page, 'moss').click();
  await face(page, 'large').click();
  await expect(price(page)).toHaveText('$18.00');
  expect(await place()).toBeCloseTo(before, 0);
});

test('the tooltip of a picture swatch shows it large [TH-38]', async ({ page, isMobile }) => {
  await page.goto('/product/pocket-notebook');
  const second = page.locator('.summary label[data-kind="image"]').nth(1);
  const tooltip = page.getByRole('tooltip');
  if (isMobile) {
    // A finger has no hover: it chooses, and the legend says the name.
    await second.tap();
    await expect(page.locator('legend', { hasText: 'Cover: ' })).toBeVisible();
    await expect(tooltip).toHaveCount(0);
    return;
  }
  await second.hover();
  await expect(tooltip.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
