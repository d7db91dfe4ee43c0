import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ images: true });

test('a shopper walks from the front page to a mug and is never lost [PP-01]', async ({ page }) => {
  const type = () => page.locator('body').getAttribute('data-page-type');

  await page.goto('/');
  expect(await type()).toBe('home');
  await expect(page.locator('body')).toHaveClass(/\bhome\b/);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tableware/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableware' })).toBeVisible();
  expect(await type()).toBe('listing');
  await expect(page.locator('body')).toHaveClass(/\barchive\b.*\btax-product_cat\b/);

  await page.getByRole('main').getByRole('link', { name: 'Stoneware Mug', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware mug' })).toBeVisible();
  expect(await type()).toBe('product');
  await expect(page.locator('body')).toHaveClass(/\bsingle-product\b/);

  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Home' })
    .click();
  expect(await type()).toBe('home');
});

test('every address of the shop answers where the route settings put it [PP-02]', {
  tag: '@wide',
}, async ({ page }) => {
  const addresses = {
    '/': 'home',
    '/shop': 'listing',
    '/product-category/textiles': 'listing',
    '/product/oak-serving-tray': 'product',
    '/search?s=linen': 'search',
    '/journal': 'journal',
    '/about': 'content',
  };
  for (const [address, type] of Object.entries(addresses)) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`data-page-type="${type}"`);
  }
});

test('searching finds products, and says what to do when there are none', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/search?s=candle');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “candle”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beeswax pillar candle' }).first()).toBeVisible();

  const field = page.getByLabel('What are you looking for?');
  await field.fill('zzzzqqq');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqq”.' })).toBeVisible();
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});

test('an address that leads nowhere says so and leads on', { tag: '@wide' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/\/no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('body')).toHaveClass(/\berror404\b/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});

test('script in an address is only ever text', { tag: '@wide' }, async ({ page }) => {
  const attack = '"><script>document.title="taken"</script>';
  await page.goto(`/search?s=${encodeURIComponent(attack)}&orderby=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('script');
  await expect(page).toHaveTitle(/Results for/);
  expect((await page.content()).match(/<script>document/)).toBeNull();
});
