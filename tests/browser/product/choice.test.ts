import { face, MUG, price, swatch, swatchGroup } from '../support/buy-box.ts';
import { sideCart } from '../support/cart.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('the choice survives reload and sharing, and goes back with the shopper', async ({
  page,
  visitor,
}) => {
  await page.goto(MUG);
  await face(page, 'moss').click();
  await face(page, 'large').click();
  await page.reload();
  await expect(swatch(page, 'Moss')).toBeChecked();
  await expect(price(page)).toHaveText('$18.00');

  const theirs = await visitor();
  await theirs.goto(page.url());
  await expect(swatch(theirs, 'Large')).toBeChecked();

  await page.goto('/product/oak-serving-tray');
  await page.goBack();
  await expect(swatch(page, 'Moss')).toBeChecked();
  await expect(swatch(page, 'Large')).toBeChecked();
});

test('form and event carry each variation by the names other scripts know [VS-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('found_variation', (event) => {
      // It bubbles from the product's form.
      if (!(event.target as Element).matches('form.variations_form')) return;
      Object.assign(window, { found: (event as CustomEvent).detail.variation });
    });
  });
  await page.goto(MUG);
  const form = page.locator('form.variations_form[data-product_variations]');
  const all = JSON.parse((await form.getAttribute('data-product_variations')) ?? '[]');
  expect(all.length).toBeGreaterThan(1);
  await face(page, 'moss').click();
  await face(page, 'large').click();
  await expect(price(page)).toHaveText('$18.00');
  const found = await page.evaluate(() => (window as unknown as { found: object }).found);
  expect(found).toEqual({
    attributes: { attribute_pa_color: 'moss', attribute_pa_size: 'large' },
    is_in_stock: true,
    max_qty: expect.anything(),
    variation_stock_left: expect.any(String),
    variation_id: expect.any(Number),
    price: 18,
    price_html: expect.stringContaining('$18.00'),
  });
  expect(all).toContainEqual(found);
});

test('an unknown attribute or term in the address is ignored', async ({ page }) => {
  await page.goto(`${MUG}?attribute_pa_color=mauve&attribute_pa_weight=heavy`);
  await expect(page.getByText('Choose Colour and Size', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(price(page)).toHaveText('$14.00 – $18.00');
});

test('a combination that is not made says so and can be left; Clear resets everything and the focus stays in the form [VS-11]', async ({
  page,
}) => {
  await page.goto(`${MUG}?attribute_pa_color=clay&attribute_pa_size=large`);
  const words = 'That combination is not available. Please choose another one.';
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page).toHaveURL(/attribute_pa_size=large$/);
  await face(page, 'moss').click();
  await expect(price(page)).toHaveText('$18.00');

  await page.getByRole('button', { name: 'Clear your choice' }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(price(page)).toHaveText('$14.00 – $18.00');
  await expect(page).toHaveURL(MUG);
  await expect(swatch(page, 'Sand')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear your choice' })).toBeHidden();
});

test('sixty variations: the states are known at once, the match is asked for', async ({ page }) => {
  await page.goto('/product/linen-tablecloth');
  await face(page, 'rust').click();
  await expect(face(page, '160x320')).toHaveAttribute('data-state', 'no-stock');
  await face(page, 'moss').click();
  await face(page, '160x320').click();
  const response = page.waitForResponse(/wc-ajax=get_variation/);
  await swatch(page, 'Fringe').check({ force: true });
  expect((await response).status()).toBe(200);
  await expect(price(page)).not.toContainText('–');
  await expect(page.locator('.summary .stock')).toHaveText('In stock');
  await page.reload();
  await expect(page.locator('.summary .stock')).toHaveText('In stock');
});

test('without an answer about the match the form still goes to the shop', async ({
  page,
  trouble,
}) => {
  trouble.allow(/get_variation/);
  await page.route(/wc-ajax=get_variation/, (route) => route.abort());
  await page.goto(
    '/product/linen-tablecloth?attribute_pa_color=moss&attribute_pa_size=160x320&attribute_pa_edge=fringed',
  );
  await page.locator('.single_add_to_cart_button').click();
  await expect(sideCart(page)).toContainText(/Linen Tablecloth.*Moss.*160 × 320 cm.*Fringe/);
});

test('a form sent too early leads to the first missing choice and says what is missing', async ({
  page,
}) => {
  await page.goto(MUG);
  await face(page, 'moss').click();
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('alert')).toHaveText('Please choose Size first.');
  await expect(swatch(page, 'Small')).toBeFocused();
  await expect(swatchGroup(page, 'Size')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\?attribute_pa_color=moss$/);
  await swatch(page, 'Small').press('Space');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('.single_add_to_cart_button').click();
  await expect(sideCart(page)).toContainText(/Stoneware Mug.*Moss.*Small.*\$14\.00/);
});

test('a swatch pressed before the script comes is not lost', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto(MUG, { waitUntil: 'commit' });
  await face(page, 'moss').click();
  open();
  await expect(page).toHaveURL(/attribute_pa_color=moss/);
  await expect(page.locator('legend', { hasText: 'Colour: Moss' })).toBeVisible();
});
