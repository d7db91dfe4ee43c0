import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ShopConfig } from '../../../src/wire/shop-config.ts';

const ADA = {
  billing_first_name: 'Ada',
  billing_last_name: 'Moss',
  billing_country: 'US',
  billing_state: 'NY',
  billing_city: 'Albany',
  billing_address_1: '12 Elm Street',
  billing_postcode: '12207',
  billing_phone: '5185550100',
  billing_email: 'ada@example.com',
  payment_method: 'bacs',
  terms: '1',
};

/** Buys what is in the cart by the shop's own call. Returns the URL of the order-received page. */
export async function checkOut(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const html = await (await page.request.get('/cart')).text();
  const config = JSON.parse(
    html.match(/id="shop-config">(.*?)<\/script>/s)?.[1] ?? '{}',
  ) as ShopConfig;
  const placed = await page.request.post('/?wc-ajax=checkout', {
    form: { ...ADA, _wpnonce: config.nonces.public, ...fields },
  });
  const result = (await placed.json()) as { result: string; redirect: string };
  expect(result).toMatchObject({ result: 'success' });
  return result.redirect;
}

/**
 * Buys the product of a form by the shop's own calls, for tests of what comes after. Returns the
 * URL of the order-received page.
 */
export async function placeOrder(
  page: Page,
  product: string,
  { quantity = '2', ...fields }: Record<string, string> = {},
): Promise<string> {
  const html = await (await page.request.get(product)).text();
  const id = html.match(/\bpostid-(\d+)/)?.[1] ?? '';
  const added = await page.request.post('/?wc-ajax=add_to_cart', {
    form: { product_id: id, quantity },
  });
  expect(await added.json()).not.toHaveProperty('error');
  return checkOut(page, fields);
}
