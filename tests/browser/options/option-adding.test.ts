import type { Page } from '@playwright/test';
import { respondWith, toFields } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

const BOARD = '/product/engraved-cutting-board';
const ADD = /wc-ajax=add_to_cart/;
const add = (page: Page) => page.locator('.single_add_to_cart_button');
const engraving = (page: Page) => page.getByRole('textbox', { name: /^Engraving/ });

async function fill(page: Page): Promise<void> {
  await page.goto(BOARD);
  await untilHydrated(page);
  await engraving(page).fill('Ada');
}

onWideScreenOnly();

test('an add that cannot be sent, or is refused without an address, raises no alarm and loses nothing [OP-105]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/request failed|Failed to load resource/);
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  await fill(page);
  await page.route(ADD, (route) => route.abort('connectionfailed'));
  await add(page).click();
  await expect(page.locator('form.cart')).toContainText('We could not connect to the shop.');
  await page.unroute(ADD);
  await respondWith(page, 'add_to_cart', { json: { error: true, notice: '' } }, 1);
  const refused = page.waitForResponse(ADD);
  await add(page).click();
  await refused;
  await expect(add(page)).toBeEnabled();
  await expect(add(page)).not.toHaveClass(/\b(loading|added)\b/);
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  await expect(engraving(page)).toHaveValue('Ada');
  await add(page).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Engraved' })).toContainText('Ada');
  expect(alarms).toEqual([]);
});

test('the form is sent to the standard call, and an answer with an error leads to the address it carries [OP-104] [OP-106]', async ({
  page,
  baseURL,
}) => {
  await fill(page);
  const json = { error: true, product_url: `${baseURL}/product/honey-jar` };
  await respondWith(page, 'add_to_cart', { json });
  // As the form of a product with variations holds it.
  await page.locator('form.cart').evaluate((form) => {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'variation_id';
    field.value = '31';
    form.append(field);
  });
  const sent = page.waitForRequest(ADD);
  await add(page).click();
  const fields = toFields(await sent);
  expect(fields).toMatchObject({ product_id: '31', engraving: 'Ada', quantity: '1' });
  await expect(page).toHaveURL(/\/product\/honey-jar$/);
});

test('where the shop wants it, an add leads to the basket [OP-107]', async ({ page }) => {
  await changeCart(page, { redirect: true });
  await fill(page);
  await add(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('main')).toContainText('Ada');
});
