import { calls, hold, putIn, toFields } from '../support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  orderTotal,
  payByTransfer,
  placeButton,
} from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const isCall = (name: string) => (url: URL) => url.searchParams.get('wc-ajax') === name;

test('pressing twice sends once, and the button is busy meanwhile [CO-11]', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, 'twice@example.com');
  await accept(page);
  const sent = calls(page);
  const held = await hold(page, 'checkout');
  await placeButton(page).dblclick();
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.waiting.length).toBe(1);
  await held.release();
  await expectReceived(page);
  expect(sent.filter((name) => name === 'checkout')).toEqual(['checkout']);
});

test('without a network the order waits, and the next try has the same key [CO-12]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/wc-ajax=checkout/);
  await openCheckout(page);
  await fillIn(page, 'offline@example.com');
  await accept(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isCall('checkout')(new URL(request.url()))) {
      keys.push(toFields(request).vitrine_key ?? '');
    }
  });
  // The order is placed, but its answer is lost.
  await page.route(
    isCall('checkout'),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeButton(page).click();
  await expect(page.getByText('We could not connect to the shop.')).toBeVisible();
  await expect(field(page, 'shipping_city')).toHaveValue('New York');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReceived(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a page open for days gets a fresh nonce by itself, and the order is sent again [CO-12]', async ({
  page,
  trouble,
}) => {
  // The order review asks for a good nonce too; the page fetches one and asks again.
  trouble.allow(/ 403 .*update_order_review/);
  const nonces: string[] = [];
  page.on('request', (request) => {
    if (!isCall('checkout')(new URL(request.url()))) return;
    nonces.push(toFields(request)['woocommerce-process-checkout-nonce'] ?? '');
  });
  const outdate = (text: string) => text.replaceAll(/"public":"[0-9a-f]{20}"/g, '"public":"old"');
  await page.route(
    (url) => url.pathname === '/checkout' || isCall('update_order_review')(url),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = nonces.length === 0 ? outdate(text) : text;
      await route.fulfill({ response: response, body });
    },
  );
  await openCheckout(page);
  await fillIn(page, 'nonce@example.com');
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
  expect(nonces).toEqual(['old', expect.stringMatching(/^[0-9a-f]{20}$/)]);
});

test('a price that changed meanwhile is shown with the difference and asked about [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'price@example.com');
  await accept(page);
  // Another tab of the same shopper uses the coupon: this page does not know.
  await page.request.post('/?wc-ajax=xoo_wsc_apply_coupon', { form: { coupon: 'WELCOME10' } });
  await placeButton(page).click();
  await expect(page.getByText('The total is now $53.56 (it was $58.79).')).toBeVisible();
  await expect(page.getByText('That is $5.23 less.')).toBeVisible();
  await expect(orderTotal(page)).toHaveText('$53.56');
  await placeButton(page).click();
  await expectReceived(page);
});

test('of two tabs the first orders and the second is warned [CO-12]', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page, 'tabs@example.com');
  await accept(page);
  const second = await context.newPage();
  await second.goto('/checkout');
  await untilHydrated(second);
  await fillIn(second, 'tabs@example.com');
  await accept(second);
  await placeButton(page).click();
  await expectReceived(page);
  await second.bringToFront();
  await placeButton(second).click();
  await expect(errors(second)).toContainText('Your basket is empty.');
  await second.getByRole('link', { name: 'Go to the basket' }).click();
  await expect(second).toHaveURL(/\/cart$/);
});

test('a line that was sold meanwhile is named and put right in place [CO-12]', async ({
  page,
  visitor,
}) => {
  const slug = 'potting-scoop';
  const response = await page.request.get(`/wp-json/wc/store/v1/products?slug=${slug}`);
  const [product] = (await response.json()) as { add_to_cart: { maximum: number } }[];
  const all = product?.add_to_cart.maximum ?? 0;
  await putIn(page, slug, all);
  await page.goto('/checkout');
  await untilHydrated(page);
  await payByTransfer(page);
  await fillIn(page, 'late@example.com');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await accept(page);

  const quick = await visitor();
  await placeOrder(quick, `/product/${slug}`, { billing_email: 'quick@example.com' });

  await placeButton(page).click();
  await expect(errors(page)).toContainText('Potting');
  await errors(page).getByRole('link').first().click();
  const line = page.locator('#order_review li').first();
  // Not `toBeFocused`, which also needs the front window of the browser: the other shopper's may be that.
  await expect
    .poll(() => line.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await line.getByRole('button', { name: `Order the ${all - 2} left` }).click();
  await expect(line).toContainText(`Quantity ${all - 2}`);
  await expect(errors(page)).toHaveCount(0);
});

test('a wrong postcode is reported before the order is placed [CO-12]', async ({ page }) => {
  await openCheckout(page);
  await field(page, 'shipping_postcode').fill('SW1A 1AA');
  await field(page, 'shipping_phone').focus();
  await expect(field(page, 'shipping_postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(errors(page)).toHaveCount(0);
  await field(page, 'shipping_postcode').fill('10001');
  await expect(field(page, 'shipping_postcode')).not.toHaveAttribute('aria-invalid');
});
