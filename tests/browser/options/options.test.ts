import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

const BOARD = '/product/engraved-cutting-board';
const CURTAIN = '/product/made-to-measure-curtain';
const CARDS = '/product/party-invitations';

const engraving = (page: Page) => page.getByRole('textbox', { name: /^Engraving/ });
const total = (page: Page) => page.locator('.wcpa_price_summary > :last-child dd');
const row = (page: Page, name: string) =>
  page.locator('.wcpa_price_summary > div').filter({ hasText: name }).locator('dd');
const add = (page: Page) => page.locator('.single_add_to_cart_button');
const problems = (page: Page) => page.locator('.wcpa_validation_summary');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test.describe('a form of options', { tag: '@wide' }, () => {
  test('carries its product’s data, summary and help, is not sent while fields are empty, and measures make the price [OP-01] [OP-03] [OP-04] [OP-38] [OP-44] [OP-51] [OP-63]', async ({
    page,
  }) => {
    await open(page, CURTAIN);
    const data = await page.locator('.wcpa_form_outer').getAttribute('data-product');
    const product = JSON.parse(data ?? '{}');
    expect(Object.keys(product).sort()).toEqual([
      'con_unit',
      'is_grouped',
      'is_variable',
      'product_attributes',
      'product_cfs',
      'product_id',
      'stock_quantity',
      'stock_status',
      'wc_product_price',
      'wc_product_price_default',
      'wc_product_regular_price',
    ]);
    expect(product).toMatchObject({
      wc_product_price: 38,
      is_variable: false,
      product_cfs: { wcpa_pcf_rate: '38' },
    });
    await expect(page.locator('.wcpa_price_summary')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Width/ })).toHaveAccessibleDescription(
      '40 to 400 cm',
    );
    await expect(page.locator('.summary .price').first()).toHaveText('$38.00 per m²');
    await expect(total(page)).toHaveText('Enter your measurements to see the price.');

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('add_to_cart')) sent += 1;
    });
    await add(page).click();
    await expect(problems(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: /^Width/ })).toBeFocused();
    expect(sent).toBe(0);

    await page.getByRole('textbox', { name: /^Width/ }).fill('140');
    await page.getByRole('textbox', { name: /^Drop/ }).fill('200');
    await expect(page.getByText('2.8 square metres of linen, cut for you.')).toBeVisible();
    await expect(total(page)).toHaveText('$106.40');
    // The head names what is charged, and no single measurement has the price of both.
    await expect(page.locator('.summary .price').first()).toHaveText('$106.40');
    await expect(page.locator('.wcpa_price_summary')).toContainText('2.8 m² × $38.00');
    await expect(page.locator('[data-option="drop"]')).not.toContainText('$');
    await page.getByRole('combobox', { name: /^Lining/ }).selectOption('blackout');
    await expect(total(page)).toHaveText('$145.60');
    await add(page).click();
    const cart = page.getByRole('dialog').filter({ hasText: 'Made-to-Measure Curtain' });
    await expect(cart).toContainText('$145.60');
    await expect(cart).toContainText('140');
    await expect(cart).toContainText('Blackout');
  });

  test('a letter costs and a space does not, the lettering shows with an engraving, and a fee is once a line [OP-20] [OP-22] [OP-36] [OP-42] [OP-52] [OP-85]', async ({
    page,
  }) => {
    await open(page, BOARD);
    await expect(total(page)).toHaveText('$32.00');
    await expect(page.getByText('24 characters left')).toBeVisible();
    await engraving(page).pressSequentially('Ada ');
    await expect(total(page)).toHaveText('$34.40');
    await engraving(page).pressSequentially('& Bo');
    await expect(row(page, 'Your options')).toHaveText('$4.80');
    await expect(total(page)).toHaveText('$36.80');
    await expect(page.getByText('16 characters left')).toBeVisible();
    await engraving(page).fill('');

    // What does not show is not sent.
    const script = page.getByRole('radio', { name: /Script/ });
    await expect(script).toBeHidden();
    await engraving(page).fill('Ada');
    await script.check();
    await expect(total(page)).toHaveText('$37.40');
    await engraving(page).fill('');
    await expect(script).toBeHidden();
    await expect(page.locator('input[name="font"]').first()).toBeDisabled();
    await expect(total(page)).toHaveText('$32.00');
    await engraving(page).fill('Bo');
    await expect(script).toBeChecked();
    await engraving(page).fill('');

    await page.getByRole('checkbox', { name: /Wrap it/ }).check();
    await page.getByLabel('Quantity').fill('3');
    await expect(row(page, 'One-time extras')).toHaveText('$4.50');
    await expect(total(page)).toHaveText('$100.50');
  });

  test('guests decide how many, and nobody else does [OP-53] [CT-29]', async ({ page }) => {
    await open(page, CARDS);
    await page.getByRole('textbox', { name: /^Guests/ }).fill('64');
    const quantity = page.locator('form.cart input[name="quantity"]');
    await expect(quantity).toHaveValue('64');
    await expect(quantity).toHaveAttribute('readonly', '');
    await expect(total(page)).toHaveText('$76.80');
    await add(page).click();
    await expect(page.getByRole('dialog').filter({ hasText: 'Party Invitations' })).toContainText(
      '$76.80',
    );
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await expect(page.getByText('Guests')).toBeVisible();
  });

  test('what is wrong is said at its field, and listed with the way to it [OP-54] [OP-56] [OP-87]', async ({
    page,
  }) => {
    await open(page, BOARD);
    // A forbidden character is named and never stays in the field, on the picture or in the price.
    await engraving(page).pressSequentially('Ada №');
    await expect(engraving(page)).toHaveAccessibleDescription(/cannot be used: №/);
    await expect(engraving(page)).toHaveValue('Ada ');
    await engraving(page).fill('A№da №');
    await expect(engraving(page)).toHaveValue('Ada ');
    await expect(row(page, 'Engraving')).toHaveText('$2.40');
    await expect(page.locator('.wcpa_text_preview').first()).toHaveText('Ada');
    await engraving(page).fill('A name that is much too long');
    await expect(engraving(page)).toHaveAccessibleDescription(/too long, 24/);
    await expect(problems(page)).toHaveCount(0);
    await add(page).click();
    await expect(engraving(page)).toBeFocused();
    await expect(problems(page)).toContainText('One thing still needs your attention');
    await page.getByLabel('Quantity').focus();
    await problems(page).getByRole('button').click();
    await expect(engraving(page)).toBeFocused();
    await engraving(page).fill('Ada 7');
    await expect(problems(page)).toHaveCount(0);
    await expect(page.locator('[data-option="engraving"] [aria-invalid]')).toHaveCount(0);
  });

  test('a crafted price is not believed [OP-104]', async ({ page }) => {
    await open(page, BOARD);
    await page.locator('form.cart').evaluate((form) => {
      for (const name of ['price', 'option_price', 'wc_product_price', 'font']) {
        const field = document.createElement('input');
        field.type = 'hidden';
        field.name = name;
        field.value = name === 'font' ? 'script' : '0.01';
        form.append(field);
      }
    });
    await add(page).click();
    const cart = page.getByRole('dialog').filter({ hasText: 'Engraved Cutting Board' });
    await expect(cart).toContainText('$32.00');
    await expect(cart).not.toContainText('Script');
  });

  test('by keyboard alone, with the manager’s own words for a problem [OP-05] [OP-07] [OP-08] [OP-18]', async ({
    page,
  }) => {
    await open(page, BOARD);
    await engraving(page).focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /Serif/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Script/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /Wrap it/ })).toBeChecked();
    await open(page, '/product/monogram-writing-set');
    const inks = page.getByRole('radiogroup', { name: /^Ink/ });
    await inks.getByRole('radio', { name: 'Moss' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(inks.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await page.getByRole('textbox', { name: /^Initials/ }).fill('ab');
    await expect(page.getByText('Capital letters only, please.')).toBeVisible();
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports that scripts are disabled.

  test('the server says what is wrong and keeps every entry [OP-54]', async ({ page }) => {
    await page.goto(CURTAIN);
    await page.getByRole('textbox', { name: /^Width/ }).fill('39');
    await page.getByRole('textbox', { name: /^Drop/ }).fill('200');
    await page.getByRole('combobox', { name: /^Lining/ }).selectOption('cotton');
    await add(page).click();
    await expect(page.getByText('Width in cm: at least 40.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Width/ })).toHaveValue('39');
    await expect(page.getByRole('combobox', { name: /^Lining/ })).toHaveValue('cotton');
    await page.getByRole('textbox', { name: /^Width/ }).fill('140');
    await add(page).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.locator('main')).toContainText('$128.80');
  });
});

test('the form has nothing axe objects to, with and without problems', async ({ page }) => {
  await open(page, CARDS);
  await expectAccessible(page);
  await add(page).click();
  await expect(problems(page)).toBeVisible();
  await expectAccessible(page);
});
