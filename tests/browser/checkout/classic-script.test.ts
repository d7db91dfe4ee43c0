import type { Page } from '@playwright/test';
import { TRAY } from '../support/cart.ts';
import { expectReceived, openCheckout } from '../support/checkout.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// A small script that does what the classic checkout script of WooCommerce does, by the same
// selectors and calls; the page's own script is left out, so that it has the page to itself.

const CLASSIC_SCRIPT = `
  const form = () => document.querySelector('form.checkout');
  const send = async (call, fields) => (await fetch('/?wc-ajax=' + call, {
    method: 'POST',
    headers: { accept: 'application/json, text/javascript, */*; q=0.01' },
    body: new URLSearchParams(fields),
  })).json();
  const data = () => new URLSearchParams(new FormData(form()));

  window.updateCheckout = async () => {
    const security = form().elements['woocommerce-process-checkout-nonce'].value;
    const fields = { security, post_data: data().toString() };
    for (const radio of document.querySelectorAll('input[name^="shipping_method"]:checked')) {
      fields['shipping_method[' + radio.dataset.index + ']'] = radio.value;
    }
    const { fragments } = await send('update_order_review', fields);
    for (const [selector, html] of Object.entries(fragments)) {
      for (const element of document.querySelectorAll(selector)) element.outerHTML = html;
    }
    document.body.dataset.updated = String(Number(document.body.dataset.updated ?? 0) + 1);
  };

  document.addEventListener('change', ({ target }) => {
    const ofAddress = target.closest('.address-field');
    if (ofAddress || target.name.startsWith('shipping_method')) window.updateCheckout();
  });
  document.addEventListener('submit', async (event) => {
    if (!event.target.matches('form.checkout')) return;
    event.preventDefault();
    const answer = await send('checkout', data());
    if (answer.result === 'success') location.href = answer.redirect;
    else form().insertAdjacentHTML('afterbegin', answer.messages);
  });
`;

/** The checkout as served, with that script in place of its own. */
async function openWithClassicScript(page: Page): Promise<void> {
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script(?![^>]*application\/json)[^>]*>.*?<\/script>/gs,
      '',
    );
    const body = html.replace('</body>', `<script>${CLASSIC_SCRIPT}</script></body>`);
    await route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto('/checkout');
}

test('the classic script refreshes the order and places it', async ({ page }) => {
  await openCheckout(page);
  await openWithClassicScript(page);
  const address = page.locator('.woocommerce-shipping-fields');
  await page.locator('[name=billing_email]').fill('classic@example.com');
  const typed = {
    first_name: 'Ada',
    last_name: 'Example',
    address_1: '1 Main Street',
    city: 'New York',
  };
  for (const [name, value] of Object.entries(typed)) {
    await address.locator(`[name=shipping_${name}]`).fill(value);
  }
  await address.locator('[name=shipping_state]').selectOption('NY');
  await address.locator('[name=shipping_postcode]').fill('10001');
  await address.locator('[name=shipping_postcode]').press('Tab');
  await expect.poll(() => page.locator('body').getAttribute('data-updated')).not.toBeNull();

  // The table holds what was beside it: once each.
  const table = page.locator('.woocommerce-checkout-review-order-table');
  await expect(table.locator('.cart_item .product-name')).toContainText('Oak Serving Tray');
  await expect(table.locator('.order-total')).toContainText('$58.79');
  await expect(page.locator('input[name="shipping_method[0]"]:visible').first()).toHaveAttribute(
    'data-index',
    '0',
  );
  await expect(page.locator('.woocommerce-checkout-delivery')).toBeHidden();

  // Refused: each problem names its field.
  const box = page.locator('.woocommerce-checkout-payment');
  await box.locator('#place_order').click();
  await expect(page.locator('ul.woocommerce-error li[data-id="terms"]')).toBeVisible();

  await box.locator('#terms').check();
  await box.locator('ul.payment_methods #payment_method_cod').check();
  await expect(box.locator('.payment_box.payment_method_cod')).toBeVisible();
  await box.locator('#place_order').click();
  await expectReceived(page);
});

test('a refused add of another script shows its reason on the product page', async ({ page }) => {
  const list = await page.request.get('/wp-json/wc/store/v1/products?slug=oak-serving-tray');
  const [product] = (await list.json()) as { id: number }[];
  await page.goto('/');
  const url = await page.evaluate(async (id) => {
    const body = new URLSearchParams({ product_id: String(id), quantity: '9000' });
    const response = await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body });
    return ((await response.json()) as { product_url: string }).product_url;
  }, product?.id);
  expect(new URL(url).pathname).toBe(TRAY);
  await page.goto(TRAY);
  await expect(page.getByText(/^Only \d+ left in stock\.$/)).toBeVisible();
  // Read once.
  expect(await page.evaluate(() => document.cookie)).not.toContain('vitrine_notice');
});
