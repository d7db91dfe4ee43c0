import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { type SecondShop, startSecondShop } from './support/second-shop.ts';
import { expect, test } from './support/shop-test.ts';

// What a shop shows only with settings that are off in a new one.
onWideScreenOnly();
test.describe.configure({ mode: 'serial' });

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({
    'rails.autoplay': true,
    'pageLoader.enabled': true,
    'comingSoon.banner': true,
    'options.conUnit': 1.5,
  });
});
test.afterAll(() => shop.stop());

async function logIn(page: Page, email: string): Promise<void> {
  const html = await (await page.request.get(`${shop.url}/my-account`)).text();
  const nonce = html.match(/"public":"(\w+)"/)?.[1] ?? '';
  const response = await page.request.post(`${shop.url}/my-account`, {
    form: {
      username: email,
      password: process.env.SHOP_PASSWORD ?? '',
      login: '1',
      _wpnonce: nonce,
    },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

test('the page loader fades and is gone a second after the page has loaded [TH-34]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = { leaving: 0, gone: 0, fade: '' };
    Object.assign(window, { loaderSeen: seen });
    new MutationObserver(() => {
      const loader = document.querySelector('.page-loader');
      if (loader?.hasAttribute('data-leaving') && seen.leaving === 0) {
        seen.leaving = performance.now();
        seen.fade = getComputedStyle(loader).transition;
      }
      if (!loader && seen.leaving > 0 && seen.gone === 0) seen.gone = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const sent = await page.request.get(`${shop.url}/product/oak-serving-tray`);
  expect(await sent.text()).toContain('page-loader');
  await page.goto(`${shop.url}/product/oak-serving-tray`);
  await expect(page.locator('.page-loader')).toHaveCount(0);
  const seen = await page.evaluate(
    () =>
      (window as unknown as { loaderSeen: { leaving: number; gone: number; fade: string } })
        .loaderSeen,
  );
  expect(seen.fade).toMatch(/opacity 1s/);
  expect(seen.gone - seen.leaving).toBeGreaterThan(950);
  expect(seen.gone - seen.leaving).toBeLessThan(4000);
});

test('without script the loader covers nothing [TH-34]', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(`${shop.url}/product/oak-serving-tray`);
  await expect(page.locator('.page-loader')).toBeHidden();
});

test('a rail moves on every 3000 ms by itself, and stops when asked to [TH-27]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const every: number[] = [];
    Object.assign(window, { intervals: every });
    const start = window.setInterval.bind(window);
    window.setInterval = ((act: TimerHandler, time?: number, ...values: unknown[]) => {
      every.push(Number(time));
      return start(act, time, ...values);
    }) as typeof window.setInterval;
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, time?: number, ...values: unknown[]) => {
      every.push(Number(time));
      return later(act, time, ...values);
    }) as typeof window.setTimeout;
  });
  await page.goto(`${shop.url}/product/oak-serving-tray`);
  const rail = page.getByRole('region', { name: 'Products: Goes well with' });
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.getByRole('button', { name: 'Pause' })).toBeVisible();
  const place = () =>
    rail
      .locator('.products')
      .evaluate((row) => row.firstElementChild?.getBoundingClientRect().x ?? 0);
  const before = await place();
  await expect.poll(async () => (await place()) < before - 50).toBe(true);
  const intervals = await page.evaluate(
    () => (window as unknown as { intervals: number[] }).intervals,
  );
  expect(intervals).toContain(3000);
  await rail.getByRole('button', { name: 'Pause' }).click();
  await expect(rail.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the price of a product with options is converted before it is shown [OP-46]', async ({
  page,
}) => {
  await page.goto(`${shop.url}/product/engraved-cutting-board`);
  await untilHydrated(page);
  const plain = await page.request.get(`${process.env.SHOP_URL}/product/engraved-cutting-board`);
  const price = (html: string) =>
    Number(
      html
        .match(/itemprop="price" content="([\d.]+)"|"price":"([\d.]+)"/)
        ?.slice(1)
        .find(Boolean),
    );
  const regular = price(await plain.text());
  expect(regular).toBeGreaterThan(0);
  await expect(page.locator('form.cart')).toContainText(`$${(regular * 1.5).toFixed(2)}`);
});

test('a manager sees the coming-soon banner and dismisses it for good; others see none [CB-05] [CB-06] [CB-07] [CB-08]', async ({
  page,
}) => {
  const banner = page.locator('#coming-soon-footer-banner');
  await page.goto(`${shop.url}/shop`);
  await expect(page.locator('.page-loader')).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await logIn(page, 'editor@example.com');
  const response = page.waitForResponse(/vitrine_visitor/);
  // Asked for by editors, and refused once their cookies are gone.
  const links = page.waitForResponse(/vitrine_edit_links/);
  await page.goto(`${shop.url}/shop`);
  await response;
  await links;
  await expect(page.locator('body')).toHaveClass(/logged-in/);
  await expect(banner).toHaveCount(0);

  await page.context().clearCookies({ name: /^(?!vitrine_consent)/ });
  await logIn(page, 'manager@example.com');
  await page.goto(`${shop.url}/shop`);
  await expect(banner).toHaveAttribute('data-rest-url', '/wp-json/wp/v2/users/me');
  // The question for consent at the foot of the page does not cover it.
  await page.context().clearCookies({ name: 'vitrine_consent' });
  await page.reload();
  await expect(page.locator('.consent-banner')).toBeVisible();
  const responded = page.waitForResponse(/users\/me/);
  await banner.getByRole('button', { name: 'Hide this note' }).click();
  await expect(banner).toHaveCount(0);
  const reply = await responded;
  expect(reply.status()).toBe(200);
  expect(reply.request().method()).toBe('POST');
  expect(reply.request().headers()['x-wp-nonce']).toMatch(/^\w{20}$/);
  expect(reply.request().postDataJSON()).toEqual({
    woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
  });
  const again = page.waitForResponse(/vitrine_visitor/);
  await page.reload();
  await again;
  await expect(page.locator('body')).toHaveClass(/logged-in/);
  await expect(banner).toHaveCount(0);
});
