import { expectAccessible } from '../support/accessible.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  placeButton,
} from '../support/checkout.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

test('on a phone the order stands between address and payment, and is placed [CO-01]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openCheckout(page);
  await page.evaluate(() => document.fonts.ready);
  const shifted = () =>
    page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  expect(await shifted()).toBeLessThanOrEqual(0.01);
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  expect(await top('#customer_details')).toBeLessThan(await top('#order_review'));
  expect(await top('#order_review')).toBeLessThan(await top('#payment'));
  await page.getByRole('link', { name: /See your order/ }).tap();
  await expect(page.locator('#order_review')).toBeInViewport();

  await placeButton(page).tap();
  await expect(errors(page)).toBeFocused();
  await expectAccessible(page);
  await fillIn(page, 'phone@example.com');
  await field(page, 'shipping_phone').fill('call me');
  // The hint under the phone number must not move the button away from the finger.
  await accept(page);
  await placeButton(page).tap();
  await expect(errors(page)).toContainText('phone number');
  await field(page, 'shipping_phone').fill('+1 212 555 0100');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
  await placeButton(page).tap();
  await expectReceived(page);
});
