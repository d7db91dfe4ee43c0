import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { withPageData } from '../support/page-data.ts';
import { quotedAttributes } from '../support/quoted-attributes.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const AJAX = '**/wp-admin/admin-ajax.php*';
const boosters = (page: Page) =>
  page.getByRole('region', { name: 'Good to know before you order' });

/** The server answers this time, whatever the device's clock says: it is set to 2001. */
async function shopTimeIs(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
  await page.clock.pauseAt(new Date('2001-01-01T00:00:01Z'));
  await page.route(AJAX, (route) => {
    if (!route.request().url().includes('vitrine_booster_news')) return route.fallback();
    return route.fulfill({ json: { now: Date.parse(time), viewers: null } });
  });
}

/** The page of a product with other boosters than it has in the demo shop. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/product/*', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: change(quotedAttributes(await response.text())) });
  });
}

async function figures(page: Page): Promise<string> {
  const texts = await boosters(page).getByRole('timer').locator('b').allTextContents();
  return texts.join(' ');
}

test('the countdown ticks by the shop’s clock and says what it is set to at zero [SB-01] [SB-02] [SB-03]', async ({
  page,
}) => {
  await shopTimeIs(page, '2026-11-15T10:58:57.500Z');
  await page.goto('/product/pencil-set');
  const banner = page.locator('.booster-countdown');
  await expect(banner).toHaveAttribute('data-time', '14:00');
  await expect(banner).toHaveAttribute('data-state', 'running');
  await expect(banner).toContainText('To leave us today, order within');
  expect(await figures(page)).toBe('00 03 01 03');
  await page.clock.runFor(500);
  await expect.poll(() => figures(page)).toBe('00 03 01 02');
  await page.clock.runFor(1000);
  await expect.poll(() => figures(page)).toBe('00 03 01 01');
  await page.clock.fastForward(3 * 3_600_000 + 60_000);
  await expect.poll(() => figures(page)).toBe('00 00 00 01');
  const room = await banner.boundingBox();
  await page.clock.runFor(1000);
  await expect(banner).toHaveAttribute('data-state', 'ended');
  await expect(banner).toContainText('Today’s post has left. Yours goes tomorrow.');
  expect((await banner.boundingBox())?.height).toBe(room?.height);
  await page.clock.resume();
  await expectAccessible(page, '[data-island="boosters"]');
});

test('it never shows less than nothing and starts over for the next day [SB-04]', async ({
  page,
}) => {
  await changePage(page, (html) =>
    withPageData(html.replace('data-end="message"', 'data-end="restart"'), (json) =>
      json.replace('"end":"message"', '"end":"restart"'),
    ),
  );
  await shopTimeIs(page, '2026-11-15T13:59:58.500Z');
  await page.goto('/product/pencil-set');
  await expect(page.locator('.booster-countdown')).toHaveAttribute('data-state', 'running');
  const seen = [await figures(page)];
  await page.clock.runFor(500);
  for (const expected of ['00 00 00 01', '01 00 00 00', '00 23 59 59']) {
    await expect.poll(() => figures(page)).toBe(expected);
    seen.push(expected);
    await page.clock.runFor(1000);
  }
  expect(seen).toEqual(['00 00 00 02', '00 00 00 01', '01 00 00 00', '00 23 59 59']);
});

test('without the shop’s time the device’s own is not believed', async ({ page, trouble }) => {
  trouble.allow(/admin-ajax\.php/);
  await page.route(AJAX, (route) => route.fulfill({ status: 500 }));
  const response = page.waitForResponse(AJAX);
  await page.goto('/product/pencil-set');
  await response;
  await expect(page.locator('.booster-countdown')).toHaveAttribute('data-state', 'waiting');
  expect(await figures(page)).toBe('–– –– –– ––');
  await expect(page.locator('[data-step="arrival"]')).toContainText('in 1–2 days');
});

test('dates of today, sending and arrival come in the room reserved for them [SB-08] [SB-09]', async ({
  page,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(AJAX, async (route) => {
    if (!route.request().url().includes('vitrine_booster_news')) return route.fallback();
    await held;
    return route.fulfill({ json: { now: Date.parse('2026-12-30T09:00:00Z'), viewers: 14 } });
  });
  await page.goto('/product/olive-tree');
  const step = (name: string) => page.locator(`[data-step="${name}"]`);
  await expect(step('today')).toContainText('Today');
  await expect(step('ship')).toContainText('in 1–2 days');
  await expect(step('arrival')).toContainText('in 3–5 days');
  const before = await boosters(page).boundingBox();
  respond();
  // A Wednesday; the shop works from Monday to Friday.
  await expect(step('today')).toContainText('Dec 30');
  await expect(step('ship')).toHaveAttribute('data-from', '2026-12-31');
  await expect(step('ship')).toHaveAttribute('data-to', '2027-01-01');
  await expect(step('arrival')).toHaveAttribute('data-from', '2027-01-04');
  await expect(step('arrival')).toHaveAttribute('data-to', '2027-01-06');
  await expect(step('arrival')).toContainText(/Jan 4 . 6/);
  await expect(boosters(page)).toContainText('14 people are looking at this');
  await expect(boosters(page)).toContainText('16 pieces left');
  expect(await boosters(page).boundingBox()).toEqual(before);
  await expectAccessible(page, '[data-island="boosters"]');
});

for (const [luck, direction, hint] of [
  [0, 'random', [10, 11, 12]],
  [0.999, 'random', [30, 27, 24]],
  [0.999, 'increase', [30, 33, 36]],
] as const) {
  test(`invented viewers, luck ${luck}, direction ${direction} [SB-05] [SB-06] [SB-07]`, async ({
    page,
  }) => {
    const rule = { mode: 'random', start: [10, 30], step: [1, 3], pause: [3, 8], direction };
    await changePage(page, (html) =>
      withPageData(html, (json) =>
        json.replace('"viewers":{"mode":"measured"}', `"viewers":${JSON.stringify(rule)}`),
      ),
    );
    await shopTimeIs(page, '2026-11-15T10:00:00Z');
    await page.addInitScript((number) => {
      Math.random = () => number;
    }, luck);
    await page.goto('/product/olive-tree');
    const line = page.locator('.booster-viewers');
    const wait = luck === 0 ? 3000 : 8000;
    for (const count of hint) {
      await expect(line).toHaveText(`${count} people are looking at this`);
      await page.clock.runFor(wait - 1);
      await expect(line).toHaveText(`${count} people are looking at this`);
      await page.clock.runFor(1);
    }
  });
}

test('no script of theirs comes before they are seen, and none where there are none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const theirs = () =>
    requested.filter((url) => /\/assets\/(boosters|hydrate-island)[^/]*\.js|admin-ajax/.test(url));
  await page.goto('/product/olive-tree');
  await untilHydrated(page);
  expect(theirs()).toEqual([]);
  await boosters(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-step="ship"]')).toHaveAttribute('data-from', /^\d{4}-/);
  expect(theirs().length).toBeGreaterThan(1);

  const other = await (await page.request.get('/product/oak-serving-tray')).text();
  expect(other).not.toMatch(/data-island="boosters"|boosters\.|\/assets\/boosters/);
});

test('the way to free delivery follows the cart', async ({ page }) => {
  await page.goto('/product/olive-tree');
  const hint = page.locator('.booster-free-shipping');
  await expect(hint).toHaveText('Free delivery from $75.00');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(hint).toHaveText('Add this and delivery is free');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // What the page would have loaded, and does not.

  test('what is said is true at any time', async ({ page }) => {
    await page.goto('/product/pencil-set');
    await expect(boosters(page)).toContainText('until 2:00 PM, shop time');
    await expect(page.locator('[data-step="ship"]')).toContainText('the same day');
    await expect(page.locator('[data-step="arrival"]')).toContainText('in 1–2 days');
  });
});
