import { calls, fieldsOf, hold, putIn } from './support/cart.ts';
import {
  accept,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  orderIn,
  orderTotal,
  placeButton,
} from './support/checkout.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';
import { untilTakenOver } from './support/taken-over.ts';

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
      keys.push(fieldsOf(request).vitrine_key ?? '');
    }
  });
  // The order is taken, but its answer is lost on the way.
  await page.route(
    isCall('checkout'),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeButton(page).click();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expect(field(page, 'billing_city')).toHaveValue('New York');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReceived(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a page open for days gets a fresh nonce by itself [CO-12]', async ({ page }) => {
  await putIn(page, 'oak-serving-tray');
  await page.route('**/checkout', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"public":"[0-9a-f]{20}"/g, '"public":"old"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/checkout');
  await untilTakenOver(page);
  await fillIn(page, 'nonce@example.com');
  await accept(page);
  const sent = calls(page);
  await placeButton(page).click();
  await expectReceived(page);
  expect(sent).toEqual(expect.arrayContaining(['checkout']));
});

test('a price that changed meanwhile is shown with the difference and asked about [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'price@example.com');
  await accept(page);
  // Another tab of the same shopper takes the coupon: this page has not heard of it.
  await page.request.post('/?wc-ajax=xoo_wsc_apply_coupon', { form: { coupon: 'WELCOME10' } });
  await placeButton(page).click();
  await expect(page.getByText('The total is now $53.56 (it was $58.79).')).toBeVisible();
  await expect(page.getByText('That is $5.23 less.')).toBeVisible();
  await expect(orderTotal(page)).toHaveText('$53.56');
  await placeButton(page).click();
  await expectReceived(page);
});

test('of two tabs the first orders and the second is told [CO-12]', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page, 'tabs@example.com');
  await accept(page);
  const second = await context.newPage();
  await second.goto('/checkout');
  await untilTakenOver(second);
  await fillIn(second, 'tabs@example.com');
  await accept(second);
  await placeButton(page).click();
  await expectReceived(page);
  const first = orderIn(page.url());
  await second.bringToFront();
  await expect(second).toHaveURL(/\/(cart|checkout)/);
  if (/\/checkout$/.test(new URL(second.url()).pathname)) {
    await placeButton(second)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
  await expect(second.getByText(/basket is empty/).first()).toBeVisible();
  expect(first).not.toBe('');
});
