import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

const BOARD = '/product/engraved-cutting-board';
const add = (page: Page) => page.locator('.single_add_to_cart_button');
const engraving = (page: Page) => page.getByRole('textbox', { name: /^Engraving/ });
const lines = (page: Page) => page.locator('tr.cart_item');

/** The smallest possible image, one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'holiday.png', mimeType: 'image/png', buffer: PNG };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function addBoard(page: Page, words: string): Promise<void> {
  await open(page, BOARD);
  await engraving(page).fill(words);
  await add(page).click();
  await expect(page.getByRole('dialog').filter({ hasText: words })).toBeVisible();
}

test.describe('from the basket back to the form', { tag: '@wide' }, () => {
  test('a line is changed where it stands, its file preserved, and left alone on second thought [OP-104] [OP-95]', async ({
    page,
  }) => {
    await addBoard(page, 'Ada');
    await open(page, '/product/photo-print');
    await page.locator('input[type="file"]').setInputFiles(photo);
    await expect(page.getByText('holiday.png is uploaded')).toBeVisible();
    await add(page).click();
    const cart = page.getByRole('dialog').filter({ hasText: 'holiday.png' });
    await expect(cart.getByRole('link', { name: 'Edit Photo Print' })).toBeVisible();

    await cart.getByRole('link', { name: 'Edit Engraved Cutting Board' }).click();
    await untilHydrated(page);
    await expect(page).toHaveURL(/\?edit=[0-9a-f]{32}#buy$/);
    await expect(engraving(page)).toHaveValue('Ada');
    await expect(page.getByText('You are editing an item in your basket.')).toBeVisible();
    await expect(add(page)).toHaveText('Save changes');
    await expectAccessible(page);

    await engraving(page).fill('A name that is much too long');
    await add(page).click();
    await expect(engraving(page)).toBeFocused();
    await engraving(page).fill('Eve & Bo');
    await page.getByRole('radio', { name: /Script/ }).check();
    await page.getByLabel('Quantity').fill('2');
    await add(page).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByText('“Engraved Cutting Board” was updated.')).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText('Engraving: Eve & Bo · Lettering: Script');
    await expect(lines(page).first()).toContainText('$79.60');

    await page.getByRole('link', { name: 'Edit Photo Print' }).click();
    await untilHydrated(page);
    await expect(page.getByText('holiday.png is uploaded')).toBeVisible();
    await expect(page.locator('[data-option="photo"] img')).toHaveJSProperty('complete', true);
    await page.getByRole('radio', { name: /20 × 30/ }).check({ force: true });
    await add(page).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(lines(page).nth(1)).toContainText('20 × 30');
    await expect(lines(page).nth(1)).toContainText('holiday.png');

    await page.getByRole('link', { name: 'Edit Photo Print' }).click();
    await expect(page).toHaveURL(/\?edit=/);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(lines(page)).toHaveCount(2);
  });

  test('the key of a line that is gone opens the plain page [OP-104]', async ({ page }) => {
    await open(page, `${BOARD}?edit=${'0'.repeat(32)}`);
    await expect(page).toHaveURL(BOARD);
    await expect(add(page)).toHaveText('Add to basket');
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports that scripts are disabled.

  test('what an entry reveals is asked for, and a line is changed [OP-20]', async ({ page }) => {
    await page.goto(BOARD);
    await engraving(page).fill('Ada');
    await add(page).click();
    await expect(page.getByText('One more thing to choose: Lettering.')).toBeVisible();
    await expect(engraving(page)).toHaveValue('Ada');
    await page.getByRole('radio', { name: /Script/ }).check();
    await add(page).click();
    await expect(lines(page)).toContainText('Engraving: Ada · Lettering: Script');
    await page.getByRole('link', { name: 'Edit Engraved Cutting Board' }).click();
    await expect(page.getByRole('radio', { name: /Script/ })).toBeChecked();
    await engraving(page).fill('Eve');
    await add(page).click();
    await expect(lines(page)).toContainText('Engraving: Eve · Lettering: Script');
  });

  test('a file goes with the form, is refused with the reason, or is here from then on [OP-88]', async ({
    page,
  }) => {
    await page.goto('/product/photo-print');
    await add(page).click();
    await expect(page.getByText('Photo: please fill this in.').first()).toBeVisible();
    const plain = page.locator('input[name="photo__file"]');
    await plain.setInputFiles({ ...photo, buffer: Buffer.from('hello') });
    await add(page).click();
    await expect(page.getByText(/holiday\.png could not be uploaded: its content/)).toBeVisible();
    await plain.setInputFiles(photo);
    await add(page).click();
    await expect(lines(page)).toContainText('holiday.png');
    await page.getByRole('link', { name: 'Edit Photo Print' }).click();
    await expect(page.getByText('holiday.png is uploaded')).toBeVisible();
  });
});
