import { expectAccessible } from './support/accessible.ts';
import { openSearch, suggestions } from './support/search.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ images: true });

test('suggestions show picture, price and the match, and lead to the product [SE-01] [SE-04] [SE-06]', async ({
  page,
}) => {
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('stone');
  const mug = suggestions(page).getByRole('option', { name: /Stoneware Mug/ });
  await expect(mug).toContainText('$14.00');
  await expect(mug.locator('mark')).toHaveText('Stone');
  await expect(mug.locator('img')).toHaveJSProperty('complete', true);
  await expect(suggestions(page).getByRole('option').last()).toHaveText(/^See all \d+ results$/);
  await expectAccessible(page, '#header-search');
  await mug.click();
  await expect(page).toHaveURL(/\/product\/stoneware-mug$/);
});
