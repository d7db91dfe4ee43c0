import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changePageData } from '../support/page-data.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const AJAX = /\/wp-admin\/admin-ajax\.php/;
const ALERT = 'Something went wrong. Please check your input and try again';
const bar = (page: Page) => page.getByRole('region', { name: 'Goes well together' });
const tick = (page: Page, name: string) =>
  bar(page).getByRole('checkbox', { name: `Include ${name}` });
const item = (page: Page, name: string) => page.locator('li.upsell-item', { hasText: name });
const add = (page: Page) => bar(page).getByRole('button', { name: /^Add \d to basket/ });

/** In view, so that its script is loaded. */
async function open(page: Page): Promise<void> {
  await page.goto('/product/match-cloche');
  await bar(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      bar(page).evaluate((part) => Object.keys(part).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

async function cartNames(page: Page): Promise<string[]> {
  const response = await page.request.post('/?wc-ajax=get_refreshed_fragments&vitrine_data=1');
  const { cart } = await response.json();
  return cart.items.map(({ name }: { name: string }) => name);
}

test('what is ticked is added with one request, each with its choice, and is busy meanwhile [BU-34] [BU-35]', async ({
  page,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await open(page);
  await expect(add(page)).toHaveText('Add 2 to basket');
  await expect(bar(page)).toContainText('$38.60');
  // Choosing ticks it.
  const scent = bar(page).getByLabel('Scent of Soy Candle Jar');
  await scent.selectOption({ index: 1 });
  await expect(tick(page, 'Soy Candle Jar')).toBeChecked();
  await expect(bar(page)).toContainText('together $64.60');
  await tick(page, 'Beeswax Pillar Candle').uncheck();
  await expect(bar(page)).toContainText('together $47.00');
  await expectAccessible(page, '[data-island="upsells"]');

  await page.route(AJAX, async (route) => {
    if (!route.request().postData()?.includes('vitrine_add_upsell')) return route.fallback();
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(
    (request) => AJAX.test(request.url()) && request.method() === 'POST',
  );
  await add(page).click();
  const request = await requested;
  for (const name of ['Match Cloche', 'Soy Candle Jar']) {
    await expect(item(page, name)).toHaveClass(/\bloading\b/);
    await expect(item(page, name)).toHaveAttribute('aria-busy', 'true');
  }
  await expect(item(page, 'Beeswax Pillar Candle')).not.toHaveClass(/\bloading\b/);

  const config = JSON.parse((await page.locator('#shop-config').textContent()) ?? '{}');
  const address = new URL(request.url());
  expect(address.pathname).toBe(config.ajax_url);
  expect(address.searchParams.get('_')).toMatch(/^[0-9a-z]{6,}$/);
  const sent = request.postData() ?? '';
  expect(sent).toMatch(/name="action"\s+vitrine_add_upsell/);
  expect(sent).toMatch(/name="nonce"\s+[0-9a-f]{10,}/);
  expect(sent.match(/name="upsell_items\[\]"/g)).toHaveLength(2);
  expect(sent).toMatch(/name="upsell_attributes\[\d+\]\[attribute_pa_scent\]"\s+\S+/);
  respond();

  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('Match Cloche');
  await expect(popup).toContainText('Soy Candle Jar');
  await expect(item(page, 'Match Cloche')).not.toHaveClass(/\bloading\b/);
  expect(await cartNames(page)).toEqual(['Match Cloche', 'Soy Candle Jar']);
  await expectAccessible(page, 'dialog');
});

test('after an error, no answer or a refusal an alert says so and what was chosen stays; an error with an address leads there [BU-34] [BU-36]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/admin-ajax\.php/);
  await open(page);
  await tick(page, 'Beeswax Pillar Candle').uncheck();
  for (const failure of ['an error', 'no answer', 'a refusal'] as const) {
    await test.step(failure, async () => {
      await page.unrouteAll();
      await page.route(AJAX, (route) => {
        if (!route.request().postData()?.includes('vitrine_add_upsell')) return route.fallback();
        if (failure === 'no answer') return route.abort('failed');
        if (failure === 'an error') return route.fulfill({ status: 500 });
        const text = 'Only 0 left.';
        const notices = [{ kind: 'error', code: 'x', text, key: '' }];
        return route.fulfill({ json: { error: true, product_url: false, notice: '', notices } });
      });
      const request = page.waitForRequest(
        (each) => AJAX.test(each.url()) && each.method() === 'POST',
      );
      await add(page).click();
      await request;
      const alert = bar(page).getByRole('alert');
      await expect(alert).toContainText(failure === 'a refusal' ? 'Only 0 left.' : ALERT);
      await expect(alert).toContainText(ALERT);
      await expect(add(page)).toBeEnabled();
      await expect(tick(page, 'Beeswax Pillar Candle')).not.toBeChecked();
      await expect(item(page, 'Match Cloche')).not.toHaveClass(/\bloading\b/);
      expect(await cartNames(page)).toEqual([]);
    });
  }

  await page.unrouteAll();
  await page.route(AJAX, (route) => {
    if (!route.request().postData()?.includes('vitrine_add_upsell')) return route.fallback();
    return route.fulfill({
      json: { error: true, product_url: '/product/soy-candle-jar', notice: '' },
    });
  });
  await add(page).click();
  await expect(page).toHaveURL(/\/product\/soy-candle-jar$/);
});

test('its form carries the shop’s settings, and a choice is asked for before anything is sent [BU-05] [BU-06]', async ({
  page,
}) => {
  await open(page);
  const form = page.locator('#together');
  await expect(form).toHaveAttribute('data-ajax_url', '/wp-admin/admin-ajax.php');
  await expect(form).toHaveAttribute('data-cart_url', '/cart');
  await expect(form).toHaveAttribute('data-currency_symbol', '$');
  await expect(form).toHaveAttribute('data-total_cart_amount', '0');
  await tick(page, 'Soy Candle Jar').check();
  await add(page).click();
  await expect(bar(page)).toContainText('Please make your choice for Soy Candle Jar.');
  await expect(bar(page).getByLabel('Scent of Soy Candle Jar')).toBeFocused();
  await tick(page, 'Soy Candle Jar').uncheck();
  await add(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(form).toHaveAttribute('data-total_cart_amount', /^3[89]|^4\d/);
});

for (const [flag, way] of [
  ['popup', 'by script'],
  ['ajax_add_to_cart', 'by the form itself'],
] as const) {
  test(`without the flag ${flag} adding ends at the cart, ${way} [BU-05]`, async ({ page }) => {
    await changePageData(page, '**/product/match-cloche', (json) =>
      json.replace(`"${flag}":true`, `"${flag}":false`),
    );
    await open(page);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await add(page).click();
    const byForm = (await posted).resourceType() === 'document';
    expect(byForm).toBe(flag === 'ajax_add_to_cart');
    await expect(page).toHaveURL(/\/cart(#|$)/);
    expect(await cartNames(page)).toEqual(['Match Cloche', 'Beeswax Pillar Candle']);
  });
}

test('orders decide what stands there as frequently bought together', async ({ page }) => {
  // The job that counts them runs when the shop starts.
  await expect(async () => {
    await page.goto('/product/carafe-and-glass');
    const together = page.getByRole('region', { name: 'Frequently bought together' });
    await expect(together.getByRole('link', { name: 'Linen Napkin' })).toBeVisible();
    await expect(together.getByRole('checkbox')).toHaveCount(4);
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // What the page would have loaded, and does not.

  test('the form posts itself and ends at the cart', async ({ page }) => {
    await page.goto('/product/match-cloche');
    await add(page).click();
    await expect(page).toHaveURL(/\/cart(#|$)/);
    await expect(page.getByRole('main')).toContainText('Match Cloche');
    await expect(page.getByRole('main')).toContainText('Beeswax Pillar Candle');
    await page.goto('/product/match-cloche');
    await tick(page, 'Soy Candle Jar').check();
    await add(page).click();
    await expect(page.getByRole('alert')).toContainText('Scent');
  });
});
