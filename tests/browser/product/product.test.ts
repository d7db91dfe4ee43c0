import { expect, test } from '../support/shop-test.ts';

test('a sale shows both prices, and what is gone cannot be bought', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product/beeswax-pillar-candle');
  await expect(page.getByText('Sale price $17.60')).toBeAttached();
  await expect(page.getByText('Regular price $22.00')).toBeAttached();
  await page.goto('/product/moss-glass-vase');
  await expect(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await page.goto('/product/wool-throw');
  await expect(page.getByText('Available on back-order')).toBeVisible();
  await page.goto('/product/brass-candle-snuffer');
  await expect(page.locator('.stock')).toHaveText('Only 3 left');
  await page.goto('/product/makers-apron');
  await expect(page.locator('.summary').getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // A browser without script does not fetch the page's scripts, and reports it.

  test('a shopper chooses a mug, is shown what is missing, and then what it costs', async ({
    page,
  }) => {
    await page.goto('/product/stoneware-mug');
    await page.getByLabel('Size').selectOption('Large');
    // The browser itself would refuse the missing colour; the server must too.
    await page.getByLabel('Colour').selectOption('Clay');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'That combination is not available. Please choose another one.',
    );
    await expect(page.getByLabel('Colour')).toHaveValue('clay');
    await expect(page.getByLabel('Quantity')).toHaveValue('2');

    await page.getByLabel('Colour').selectOption('Moss');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(/\/cart(#|$)/);
    await expect(page.locator('.cart_item')).toContainText(/Stoneware Mug.*Moss.*Large.*\$36\.00/);
  });

  test('a set is ordered item by item', async ({ page }) => {
    await page.goto('/product/breakfast-table');
    const quantities = page.getByRole('group', { name: 'In this set' }).getByRole('spinbutton');
    await expect(quantities).toHaveCount(3);
    for (const field of await quantities.all()) await field.fill('0');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please choose the quantity of at least one item.',
    );
  });

  test('thumbnails, sorting and filters still work', async ({ page }) => {
    await page.goto('/product/stoneware-mug');
    await page.getByRole('link', { name: /^Picture 2 of/ }).click();
    await expect(page).toHaveURL(/#slide-2$/);
    await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.3 });

    await page.goto('/shop');
    await page.getByLabel('Sort by').selectOption('Newest');
    await page.locator('form.woocommerce-ordering').getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/orderby=date/);
  });

  test('the newsletter thanks for an address', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Sign me up' }).click();
    await expect(page.getByText('the link we are sending to ada@example.com')).toBeVisible();
  });

  test('the footer of a page takes an address for the newsletter', async ({ page }) => {
    await page.goto('/delivery');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Our newsletter').fill('bea@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there');
    await expect(page.getByText('the link we are sending to bea@example.com')).toBeVisible();
  });
});
