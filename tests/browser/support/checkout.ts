import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { putIn } from './cart.ts';
import { untilHydrated } from './hydrated.ts';

export const field = (page: Page, name: string) => page.locator(`form.checkout [name="${name}"]`);
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
export const orderTotal = (page: Page) => page.locator('#order_review .order-total td');
export const errors = (page: Page) => page.locator('#checkout-errors');

/** Of the methods of the demo shop the one that needs nothing typed. */
export async function payByTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
}

/** The checkout of a browser with a filled cart, hydrated, to be paid by bank transfer. */
export async function openCheckout(page: Page, slug = 'oak-serving-tray'): Promise<void> {
  await putIn(page, slug);
  await page.goto('/checkout');
  await untilHydrated(page);
  await payByTransfer(page);
}

/** Fills in an address in New York; the total has followed it when this resolves. */
export async function fillIn(page: Page, email = 'ada@example.com'): Promise<void> {
  await field(page, 'billing_email').fill(email);
  await field(page, 'shipping_first_name').fill('Ada');
  await field(page, 'shipping_last_name').fill('Example');
  await field(page, 'shipping_address_1').fill('1 Main Street');
  await field(page, 'shipping_city').fill('New York');
  await page.locator('select[name="shipping_state"]').selectOption('NY');
  await field(page, 'shipping_postcode').fill('10001');
  await expect(page.locator('#order_review')).toContainText('New York sales tax');
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
}

export const accept = (page: Page) => field(page, 'terms').check();

export async function expectReceived(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\?key=/);
  await expect(page.locator('body')).toHaveClass(/woocommerce-order-received/);
}
