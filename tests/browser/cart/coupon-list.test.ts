import type { Page } from '@playwright/test';
import { callName, calls, putIn, sideCart, toFields } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';
import { openedSideCart, openPanel, slider } from '../support/side-cart.ts';

onWideScreenOnly();

/** The coupons of the cart page, behind a question. */
const haveCode = (page: Page) => page.locator('summary', { hasText: 'Have a code?' }).click();

const offer = (page: Page, code: string) =>
  page.locator('.wt-single-coupon', { hasText: code }).filter({ visible: true });

test('a listed coupon is applied by a click, and the shop’s words are a notice [CP-02] [CP-04]', async ({
  page,
}) => {
  await putIn(page, 'oak-serving-tray');
  await page.goto('/cart');
  await untilHydrated(page);
  await expect(offer(page, 'FIVEOFF')).toHaveCount(0);
  await haveCode(page);
  const sent = calls(page);
  const requested = page.waitForRequest((request) => callName(request) === 'apply_coupon_on_click');
  await offer(page, 'FIVEOFF').click();
  const request = await requested;
  const config = JSON.parse((await page.locator('#shop-config').textContent()) ?? '{}');
  expect(toFields(request)).toEqual({
    coupon_code: 'fiveoff',
    coupon_id: expect.stringMatching(/^\d+$/),
    _wpnonce: config.nonces.coupon,
  });
  const html = (await (await request.response())?.text()) ?? '';
  expect(html).toContain('woocommerce-message');
  const notice = page.getByRole('status').filter({ hasText: 'Coupon FIVEOFF was applied.' });
  await expect(notice).toBeFocused();
  await expect(offer(page, 'FIVEOFF')).toContainText('Applied');
  await expect(page.locator('.cart_totals')).toContainText('Discount FIVEOFF');
  expect(sent).toEqual(['apply_coupon_on_click', 'get_refreshed_fragments']);
});

test('the same click with a nonce of another kind is refused and changes nothing [CP-05] [RE-02]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/apply_coupon_on_click/);
  await putIn(page, 'oak-serving-tray');
  await page.goto('/cart');
  await untilHydrated(page);
  await haveCode(page);
  const config = JSON.parse((await page.locator('#shop-config').textContent()) ?? '{}');
  const { coupon, public: other } = config.nonces;
  expect(coupon).not.toBe(other);
  const isClick = (url: URL) => url.searchParams.get('wc-ajax') === 'apply_coupon_on_click';
  await page.route(isClick, (route) => {
    const postData = (route.request().postData() ?? '').replace(coupon, other);
    return route.continue({ postData });
  });
  const responded = page.waitForResponse((response) => isClick(new URL(response.url())));
  await offer(page, 'FIVEOFF').click();
  expect((await responded).status()).toBe(403);
  await page.unroute(isClick);
  await page.goto('/cart');
  await expect(page.locator('.cart_totals')).toBeVisible();
  await expect(page.locator('.cart_totals')).not.toContainText('FIVEOFF');
});

test('Enter on one is a click, in the side cart too [CP-02]', async ({ page }) => {
  await putIn(page, 'oak-serving-tray');
  await openedSideCart(page);
  await openPanel(page, 'coupon').click();
  await offer(page, 'TRAY20').focus();
  await page.keyboard.press('Enter');
  await expect(sideCart(page).getByText('Coupon TRAY20 was applied.')).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await expect(sideCart(page).getByText('Discount TRAY20')).toBeVisible();
});

test('one that does not fit says why and cannot be pressed, an old one is not listed, and one that is gone since is refused [CP-02] [CP-04]', async ({
  page,
}) => {
  await putIn(page, 'oak-serving-tray');
  await page.goto('/cart');
  await untilHydrated(page);
  await haveCode(page);
  await expect(offer(page, 'HEARTH25')).toContainText(
    'This coupon is for baskets of $120.00 or more.',
  );
  await expect(offer(page, 'HEARTH25').locator('xpath=self::button')).toHaveCount(0);
  await expect(page.getByText('OLDNEWS')).toHaveCount(0);

  await page.route(
    (url) => url.searchParams.get('wc-ajax') === 'apply_coupon_on_click',
    (route) =>
      route.fulfill({ body: '<div class="woocommerce-error"><p>This coupon is gone.</p></div>' }),
  );
  await offer(page, 'FIVEOFF').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This coupon is gone.' })).toBeFocused();
  await expect(offer(page, 'FIVEOFF')).toContainText('Use this coupon');
});

for (const [couponList, listed] of [
  ['usable', { FIVEOFF: 1, OLDNEWS: 0 }],
  ['none', { FIVEOFF: 0, OLDNEWS: 0 }],
] as const) {
  test(`a shop may list ${couponList} of them in the side cart [CP-02]`, async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await changeCart(page, {}, { couponList });
    await openedSideCart(page);
    await openPanel(page, 'coupon').click();
    await expect(slider(page).getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
    for (const [code, times] of Object.entries(listed)) {
      await expect(offer(page, code)).toHaveCount(times);
    }
  });
}
