import type { BrowserContext, Page } from '@playwright/test';
import { sideCart } from './support/cart.ts';
import { untilHydrated } from './support/hydrated.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { MUG, openPopup, openReviews, popup, redraw } from './support/reviews.ts';
import { type SecondShop, startSecondShop } from './support/second-shop.ts';
import { expect, test } from './support/shop-test.ts';

// A shop with every kind of tracker; the trackers' hosts are answered by the test.
onWideScreenOnly();
test.describe.configure({ mode: 'serial' });
test.use({ consent: null });

const TRACKER = 'https://cdn.example/tracker.js';
const GARBAGE = 'https://cdn.example/garbage.js';
const TAG = 'https://stats.example/tag.js';
const PLAYER = 'https://player.example/api.js';
/** What the browser says of a script that is none. */
const NO_SCRIPT = /^uncaught error: (SyntaxError.*)?$/s;
const TRAY = '/product/oak-serving-tray';

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({
    'tracking.enabled': true,
    'tracking.endpoint': 'https://events.example/track',
    'tracking.token': 'shop-1',
    'tracking.dataLayer': true,
    'tracking.pixelId': '4711',
    'tracking.marketingScripts': [TRACKER, GARBAGE],
    'tracking.statisticsScripts': [TAG],
    'tracking.youtubeScript': PLAYER,
  });
});
test.afterAll(() => shop.stop());

interface Elsewhere {
  /** Every request to another host, in order. */
  requests: string[];
  /** What was posted to the endpoint. */
  events: Record<string, unknown>[];
}

/**
 * The tracker's script sets a cookie and declares a name of the shop's, another is no script at all, the
 * tag's host never answers, and the endpoint only the first two times, with nonsense.
 */
async function respondElsewhere(context: BrowserContext): Promise<Elsewhere> {
  const seen: Elsewhere = { requests: [], events: [] };
  await context.route(
    (url) => url.origin !== shop.url,
    async (route) => {
      const request = route.request();
      seen.requests.push(request.url());
      if (request.url() === TAG) return;
      if (request.method() === 'POST') {
        seen.events.push(JSON.parse(request.postData() ?? '{}'));
        if (seen.events.length > 2) return;
      }
      const script = "document.cookie = '_fbp=1; path=/'; var dataLayer = window.dataLayer || [];";
      const body = request.url() === TRACKER ? script : '<p>Sorry';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return seen;
}

/** What the page has for trackers to read. */
function queues(page: Page) {
  return page.evaluate(() => {
    const { _learnq, dataLayer, fbq } = window as unknown as {
      _learnq?: [string, ...unknown[]][];
      dataLayer?: { event?: string }[];
      fbq?: { queue: unknown[][] };
    };
    return {
      calls: _learnq ?? null,
      layer: dataLayer?.flatMap(({ event }) => event ?? []) ?? null,
      pixel: fbq?.queue.map(([, name]) => name) ?? null,
      modules: JSON.parse(localStorage.getItem('shop_modules') ?? 'null'),
    };
  });
}

const allow = (page: Page) => page.getByRole('button', { name: 'Allow', exact: true }).click();

test('nothing is asked of another host before consent, what was entered with it, nothing after it [MK-02] [MK-03] [MK-07] [MK-08] [MK-10]', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(NO_SCRIPT);
  const elsewhere = await respondElsewhere(context);
  const received: string[] = [];
  page.on('request', (request) => received.push(request.url()));
  const policy = (await page.goto(shop.url + TRAY))?.headers()['content-security-policy'] ?? '';
  for (const host of ['cdn', 'events', 'stats', 'player']) {
    expect(policy).toMatch(new RegExp(`script-src [^;]*https://${host}\\.example`));
  }
  await expect(page.getByRole('region', { name: 'May we count visits?' })).toBeVisible();
  expect(elsewhere.requests).toEqual([]);
  expect(received.filter((url) => url.includes('follow-consent'))).toEqual([]);
  expect(await queues(page)).toEqual({ calls: null, layer: null, pixel: null, modules: null });

  await allow(page);
  const { name, price } = { name: 'Oak Serving Tray', price: expect.any(Number) };
  const fields = {
    Title: name,
    ItemId: expect.any(Number),
    variantId: null,
    Categories: expect.arrayContaining([expect.any(String)]),
    ImageUrl: expect.stringMatching(new RegExp(`^${shop.url}/media/`)),
    Url: shop.url + TRAY,
    $value: price,
    Metadata: { Price: price },
  };
  await expect
    .poll(async () => (await queues(page)).calls)
    .toEqual([
      ['track', 'Viewed Product', { ...fields, ProductID: expect.any(Number) }],
      ['trackViewedItem', fields],
    ]);
  await expect.poll(() => elsewhere.events.length).toBe(2);
  expect(elsewhere.events[0]).toMatchObject({
    token: 'shop-1',
    event: 'Viewed Product',
    email: '',
  });
  const reported = await queues(page);
  expect(reported.layer).toEqual(['view_item']);
  expect(reported.pixel).toEqual(['4711', 'PageView', 'ViewContent']);
  expect(reported.modules).toEqual({
    host: new URL(shop.url).host,
    modules: ['queue', 'endpoint', 'dataLayer', 'pixel', TRACKER, GARBAGE, TAG],
    lastSeen: expect.any(Number),
  });
  await expect
    .poll(() => elsewhere.requests.filter((url) => url.endsWith('.js')).sort())
    .toEqual([GARBAGE, TRACKER, TAG]);

  // Taken away, it is back at the next check; the one whose host hangs is not asked again.
  await page.evaluate((src) => document.querySelector(`script[src="${src}"]`)?.remove(), TRACKER);
  await expect.poll(() => elsewhere.requests.filter((url) => url === TRACKER).length).toBe(2);
  expect(elsewhere.requests.filter((url) => url === TAG)).toHaveLength(1);
  expect((await queues(page)).modules.lastSeen).toBeGreaterThan(reported.modules.lastSeen);

  // A host that hangs and one that answers nonsense: the shop sells as before.
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect.poll(async () => (await queues(page)).layer).toEqual(['view_item', 'add_to_cart']);
  await expect.poll(() => elsewhere.events.at(-1)?.event).toBe('Added to Cart');
  await expect(sideCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();

  // The next page loads although one of its scripts never comes. It reports nothing, so that the queue
  // is the script's own, declared in a way that no other script can undo.
  await page.goto(`${shop.url}/about`);
  await expect.poll(async () => (await queues(page)).layer).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await reloaded;
  const requestCount = elsewhere.requests.length;
  await untilHydrated(page);
  await page.goto(`${shop.url}/shop`);
  expect(await queues(page)).toEqual({ calls: null, layer: null, pixel: null, modules: null });
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('_fbp');
  expect(elsewhere.requests.slice(requestCount)).toEqual([]);
});

test('a person is identified by log-in or comment, a player script is loaded once for all videos [MK-01] [MK-09]', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(NO_SCRIPT);
  const elsewhere = await respondElsewhere(context);
  const identified = async () =>
    (await queues(page)).calls?.filter(([what]) => what === 'identify');
  await page.goto(`${shop.url}/journal/how-we-glaze`);
  await allow(page);
  await expect.poll(async () => (await queues(page)).modules).not.toBeNull();
  expect(await identified()).toBeUndefined();
  const respond = page.locator('#respond');
  await respond.getByLabel('Your name').fill('Nora');
  await respond.getByLabel('Your e-mail').fill('nora@example.com');
  await respond.getByLabel('Your comment').fill('Thank you for the kiln pictures.');
  await respond.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/comment_held=1/);
  const nora = [['identify', { $email: 'nora@example.com' }]];
  await expect.poll(identified).toEqual(nora);
  // On each page, in another tab too.
  const tab = await context.newPage();
  for (const path of ['/about', '/shop']) {
    await tab.goto(shop.url + path);
    await expect.poll(async () => (await queues(tab)).calls?.slice(0, 1)).toEqual(nora);
  }
  await tab.close();

  await logIn(page, 'shopper@example.com');
  await redraw(page, (html) =>
    html.replaceAll(
      /data-media="\d+"/g,
      '$& data-kind="embed" data-url="https://youtu.be/dQw4w9WgXcQ" data-width="1920" data-height="1080"',
    ),
  );
  const section = await openReviews(page, `${shop.url}${MUG}?image=1#reviews`);
  await expect.poll(identified).toContainEqual(['identify', { $email: 'shopper@example.com' }]);
  await openPopup(page, section);
  const lightbox = page.getByRole('dialog', { name: 'Photos and videos of buyers' });
  for (let videos = 1; videos <= 2; videos += 1) {
    await popup(page).getByRole('button', { name: 'Enlarge', exact: true }).click();
    await lightbox.getByRole('button', { name: 'Play the video from YouTube' }).click();
    await expect(lightbox.locator('iframe')).toBeVisible();
    await expect.poll(() => elsewhere.requests.filter((url) => url === PLAYER).length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
  }
  expect(await page.locator(`script[src="${PLAYER}"]`).count()).toBe(1);
  expect(elsewhere.requests.filter((url) => /youtube-nocookie/.test(url)).length).toBe(2);
});

test.describe('with consent from before', () => {
  test.use({ consent: ['statistics', 'marketing'] });

  test('what is put into the basket before the trackers are loaded is reported once they are [MK-02]', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.allow(NO_SCRIPT);
    await respondElsewhere(context);
    const { promise: requested, resolve: ask } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await context.route(/follow-consent/, async (route) => {
      ask();
      await released;
      await route.continue();
    });
    await page.goto(shop.url + TRAY);
    await requested;
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await expect(sideCart(page)).toBeVisible();
    await expect(sideCart(page).getByText('Oak Serving Tray').first()).toBeVisible();
    expect((await queues(page)).layer).toBeNull();
    release();
    await expect.poll(async () => (await queues(page)).layer).toEqual(['view_item', 'add_to_cart']);
    const { calls } = await queues(page);
    expect(calls?.map(([, what]) => what)).toContain('Added to Cart');
  });
});

async function logIn(page: Page, email: string): Promise<void> {
  const html = await (await page.request.get(`${shop.url}/my-account`)).text();
  const response = await page.request.post(`${shop.url}/my-account`, {
    form: {
      username: email,
      password: process.env.SHOP_PASSWORD ?? '',
      login: '1',
      _wpnonce: html.match(/"public":"(\w+)"/)?.[1] ?? '',
    },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}
