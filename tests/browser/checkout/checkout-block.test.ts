import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { calls, putIn, toFields } from '../support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  orderTotal,
  payByTransfer,
  placeButton,
} from '../support/checkout.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changePageData } from '../support/page-data.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

/**
 * The block checkout in a shop that is set to the classic one: the page's data is changed before
 * hydration, so the client renders the page again (and React reports it).
 */
async function openBlocks(page: Page): Promise<void> {
  await changePageData(page, '**/checkout', (json) =>
    json.replace('"style":"classic"', '"style":"block"'),
  );
  await putIn(page, 'oak-serving-tray');
  await page.goto('/checkout');
  await expect(page.locator('.wp-block-woocommerce-checkout')).toBeVisible();
}

test.beforeEach(({ trouble }) => trouble.allow(/Minified React error #418|Hydration failed/));

test('step by step through the Store API to the order [CO-02]', async ({ page, trouble }) => {
  // A postcode of another country is refused while typing.
  trouble.allow(/ 400 .*store\/v1\/(checkout|cart\/update-customer)/);
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/wp-json\/wc\/store\/v1\/(.+)$/.exec(request.url()) ?? [];
    if (path) requested.push(`${request.method()} ${path}`);
  });
  const sent = calls(page);
  await openBlocks(page);
  await expect(page.locator('[data-step] > h2')).toHaveText([
    /Contact/,
    /Delivery address/,
    /Delivery/,
    /Payment/,
  ]);
  await expect(page.locator('[data-express]')).toBeHidden();
  await fillIn(page, 'blocks@example.com');
  await payByTransfer(page);
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  // What is collected is taxed where the workshop is: in Oregon, which has none.
  await expect(orderTotal(page)).toHaveText('$48.00');
  await placeButton(page).click();
  await expect(errors(page)).toContainText('Please read and accept the terms.');
  await expectAccessible(page);
  await accept(page);
  await field(page, 'shipping_postcode').fill('SW1A 1AA');
  await placeButton(page).click();
  await expect(field(page, 'shipping_postcode')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'shipping_postcode').fill('10001');
  await placeButton(page).click();
  await expectReceived(page);
  expect(requested).toEqual(
    expect.arrayContaining([
      'POST cart/update-customer',
      'POST cart/select-shipping-rate',
      'POST checkout',
    ]),
  );
  expect(sent).not.toContain('checkout');
  expect(sent).not.toContain('update_order_review');
});

test('payment and delivery are reported at load and at every change [CO-09] [CO-10]', async ({
  page,
}) => {
  const posted: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wbte_sc_set_block_checkout_values')) posted.push(toFields(request));
  });
  await openBlocks(page);
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]).toMatchObject({ payment_method: 'test' });
  expect(posted[0]?._wpnonce).toMatch(/^[0-9a-f]{20}$/);
  expect(posted[0]?.['shipping_method[0]']).toMatch(/^flat_rate:\d+$/);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expect.poll(() => posted.at(-1)?.payment_method).toBe('cod');
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await expect.poll(() => posted.at(-1)?.['shipping_method[0]']).toMatch(/^local_pickup:\d+$/);
});
