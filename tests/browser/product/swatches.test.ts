import { expectAccessible } from '../support/accessible.ts';
import { face, MUG, price, swatch, swatchGroup } from '../support/buy-box.ts';
import { changeSwatches } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

test('swatches carry value, title and attribute; a click chooses, says the name, sets the value and finds the price [VS-01] [VS-03] [VS-04] [VS-13]', async ({
  page,
}) => {
  await page.goto(MUG);
  await expect(swatchGroup(page, 'Colour').getByRole('radio')).toHaveCount(4);
  await expect(swatchGroup(page, 'Size').getByRole('radio')).toHaveCount(2);
  await expect(face(page, 'moss')).toHaveAttribute('data-title', 'Moss');
  await expect(face(page, 'moss')).toHaveAttribute('data-attribute_name', 'attribute_pa_color');
  await expect(page.getByLabel('Colour', { exact: true }).locator('option')).toHaveCount(0);

  await expect(price(page)).toHaveText('$14.00 – $18.00');
  await expect(page.getByText('Choose Colour and Size', { exact: true }).first()).toBeVisible();
  await face(page, 'moss').click();
  await expect(swatch(page, 'Moss')).toBeChecked();
  await expect(page.locator('legend', { hasText: 'Colour: Moss' })).toBeVisible();
  await expect(page.getByText('Choose Size', { exact: true }).first()).toBeVisible();
  await expect(page.locator('input[name="variation_id"]')).toHaveValue('0');
  await face(page, 'large').click();
  await expect(price(page)).toHaveText('$18.00');
  await expect(page.locator('.summary .stock')).toHaveText('In stock');
  await expect(page.locator('.sku')).toHaveText(/MOSS-LARGE/);
  await expect(page.locator('input[name="variation_id"]')).not.toHaveValue('0');
  const sent = await page
    .locator('form.variations_form')
    .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(([name]) => name).sort());
  // One value for each attribute: nothing is sent twice.
  expect(sent).toEqual([
    'add-to-cart',
    'attribute_pa_color',
    'attribute_pa_size',
    'product_id',
    'quantity',
    'variation_id',
  ]);
});

test('by keyboard alone: arrows, Space and Enter choose, and Enter sends nothing [VS-08]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(MUG);
  await page.locator('.summary a[href="#reviews"]').first().focus();
  await page.keyboard.press('Tab');
  await expect(swatch(page, 'Sand')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(swatch(page, 'Sand')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(swatch(page, 'Moss')).toBeFocused();
  await expect(swatch(page, 'Moss')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(swatch(page, 'Small')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swatch(page, 'Small')).toBeChecked();
  await expect(price(page)).toHaveText('$14.00');
  await expect(page).toHaveURL(/attribute_pa_color=moss&attribute_pa_size=small$/);
  await expect(page.getByRole('status').first()).not.toContainText('does not take orders');
});

test('what is not made with the rest cannot be chosen, by pointer or key, and an error is accessible [VS-05] [VS-08]', async ({
  page,
}) => {
  await page.goto(`${MUG}?attribute_pa_color=clay`);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, '.summary');

  const large = swatch(page, 'Large, not made in this combination');
  await expect(large).toBeDisabled();
  await expect(face(page, 'large')).toHaveAttribute('data-state', 'disabled');
  await face(page, 'large').click({ force: true });
  await expect(large).not.toBeChecked();
  await swatch(page, 'Small').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(large).not.toBeChecked();
  await expect(page).toHaveURL(/attribute_pa_color=clay&attribute_pa_size=small$/);
});

test('what is out of stock cannot be chosen while the option is off [VS-06]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${MUG}?attribute_pa_color=ink`);
  await expect(face(page, 'small')).toHaveAttribute('data-state', 'no-stock');
  await expect(swatch(page, 'Small, out of stock')).toBeDisabled();
  await face(page, 'small').click({ force: true });
  await expect(page).toHaveURL(/\?attribute_pa_color=ink$/);
});

test('by settings the count waits for the other attributes, and what is gone can be chosen and says so [VS-06] [VS-09] [VS-11]', {
  tag: '@wide',
}, async ({ page }) => {
  await changeSwatches(page, { noStockClickable: true, stockThreshold: 99 });
  await page.goto(MUG);
  const counts = swatchGroup(page, 'Size').locator('.stock-left');
  await expect(counts).toHaveCount(0);
  await face(page, 'moss').click();
  await expect(counts.first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear your choice' }).click();
  await expect(page.locator('.summary .stock-left')).toHaveCount(0);

  await face(page, 'ink').click();
  await face(page, 'small').click();
  await expect(swatch(page, 'Small')).toBeChecked();
  await expect(page.locator('.summary .stock')).toHaveText('Out of stock');
  await expect(page.locator('.single_add_to_cart_button')).toBeDisabled();
});

test('pressing the chosen swatch again keeps it, or clears it where the shop says so [VS-07]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${MUG}?attribute_pa_color=moss`);
  await face(page, 'moss').click();
  await swatch(page, 'Moss').press('Enter');
  await expect(swatch(page, 'Moss')).toBeChecked();

  await changeSwatches(page, { clearOnReselect: true });
  await page.reload();
  await face(page, 'moss').click();
  await expect(swatch(page, 'Moss')).not.toBeChecked();
  await expect(page).toHaveURL(MUG);
  await swatch(page, 'Moss').press('Enter');
  await expect(swatch(page, 'Moss')).toBeChecked();
  await swatch(page, 'Moss').press('Space');
  await expect(swatch(page, 'Moss')).not.toBeChecked();
});

test('a few left are counted on the swatch, and only there [VS-09]', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/product/waffle-towel');
  await expect(face(page, 'sky').locator('.stock-left')).toHaveText('4 left');
  await expect(page.locator('.summary .stock-left')).toHaveCount(1);
});

test('only the first swatches show until more is pressed [VS-12]', { tag: '@wide' }, async ({
  page,
}) => {
  // In the quick view, because a product page is rendered by the server with the shop's settings.
  await changeSwatches(page, { limit: 2 });
  await page.goto('/product-category/textiles');
  await page.getByRole('button', { name: 'Quick view of Linen Tablecloth' }).click();
  const colors = page.getByRole('dialog').getByRole('radiogroup', { name: 'Colour' });
  await expect(colors.getByRole('radio')).toHaveCount(2);
  await colors.getByRole('button', { name: 'Show 3 more of Colour' }).click();
  await expect(colors.getByRole('radio')).toHaveCount(5);
  await expect(colors.getByRole('radio').nth(2)).toBeFocused();
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the attributes are selects, and a second thought is what counts', async ({ page }) => {
    await page.goto(MUG);
    await expect(page.locator('.variations')).toBeHidden();
    await page.getByLabel('Colour').selectOption('Clay');
    await page.getByLabel('Size').selectOption('Large');
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.getByRole('alert')).toContainText('not available');
    await page.getByLabel('Colour').selectOption('Ink');
    await page.locator('.single_add_to_cart_button').click();
    await expect(page).toHaveURL(/\/cart(#|$)/);
    await expect(page.locator('.cart_item')).toContainText(/Stoneware Mug.*Ink.*Large.*\$18\.00/);
  });
});
