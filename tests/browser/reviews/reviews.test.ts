import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import {
  cards,
  filter,
  getCalls,
  LOAD_MORE,
  MUG,
  openReviews,
  redraw,
} from '../support/reviews.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('reviews are read, filtered and turned without script, each by its address [RV-01] [RV-14]', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(MUG);
  const section = page.locator('[data-reviews]');
  const all = await cards(section).count();
  await filter(section, '4').click();
  await expect(page).toHaveURL(/\?rating=4#reviews$/);
  await expect(filter(section, '4')).toHaveAttribute('aria-current', 'true');
  await expect(cards(section)).toHaveCount(
    Number(await filter(section, '4').locator('[data-count]').textContent()),
  );
  await filter(section, 'all').click();
  await section.getByRole('link', { name: 'Show more reviews' }).click();
  await expect(page).toHaveURL(/cpage=2/);
  await expect(cards(section)).toHaveCount(all);
});

test('their script comes when they are near, and not with the page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(MUG);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /start-reviews|photoswipe|open-popup/.test(url))).toEqual([]);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(page.locator('[data-reviews]')).toHaveAttribute('data-started', '');
  await expectAccessible(page, '[data-reviews]');
});

test('a filter asks the shop once, shows its list and the counts of the others [RV-15] [RV-17] [RV-20] [RV-21] [RV-23] [RV-24]', async ({
  page,
}) => {
  const section = await openReviews(page);
  const calls = getCalls(page, LOAD_MORE);
  const four = filter(section, '4');
  const count = Number(await four.locator('[data-count]').textContent());
  await four.click();
  await expect(four).toHaveAttribute('aria-current', 'true');
  await expect(cards(section)).toHaveCount(count);
  await expect(page).toHaveURL(/\?rating=4#reviews$/);
  expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({
    rating: '4',
    cpage: '1',
    filter_type: 'rating',
    is_shortcode: '',
    frontend_style: '1',
  });
  // The same again, and a filter without results: neither does anything.
  await four.click();
  await filter(section, '1').click({ force: true });
  await filter(section, 'image').click();
  await expect(filter(section, 'image')).toHaveAttribute('aria-current', 'true');
  expect(calls).toHaveLength(2);
  await expect(filter(section, '4').locator('[data-count]')).toHaveText(
    String(await cards(section).count()),
  );
  await filter(section, 'all').click();
  await expect(filter(section, 'all')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?image=1#reviews$/);
  // The order is chosen like a filter, and keeps it.
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('lowest');
  await expect(page).toHaveURL(/\?image=1&sort=lowest#reviews$/);
});

test('“more” adds to the list, turns meanwhile, hears nothing else, and goes with the last page [RV-13] [RV-22] [RV-25] [RV-26]', async ({
  page,
}) => {
  const section = await openReviews(page);
  const calls = getCalls(page, LOAD_MORE);
  const more = section.getByRole('link', { name: 'Show more reviews' });
  const total = Number(await filter(section, 'all').locator('[data-count]').textContent());
  const held = Promise.withResolvers<void>();
  await page.route('**/admin-ajax.php', async (route) => {
    await held.promise;
    await route.continue();
  });
  const before = await cards(section).count();
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await filter(section, '5').click();
  await more.click();
  held.resolve();
  await expect(cards(section)).toHaveCount(before * 2);
  expect(calls).toHaveLength(1);
  await expect(more).not.toHaveAttribute('aria-busy');
  while (await more.isVisible()) {
    const count = await cards(section).count();
    await more.click();
    await expect.poll(() => cards(section).count()).toBeGreaterThan(count);
  }
  await expect(cards(section)).toHaveCount(total);
});

test('beside numbered pages a filter is fetched as its page; trouble uncovers the list and says nothing [RV-27] [RV-28] [RV-29]', async ({
  page,
  trouble,
}) => {
  await redraw(page, (html) =>
    html
      .replace('data-paging="more"', 'data-paging="numbers"')
      .replace(
        /<div class="[^"]*" data-review-paging="more">.*?<\/div>/s,
        `<nav data-review-paging="numbers"><a href="${MUG}?cpage=2#reviews" data-page="2">2</a></nav>`,
      ),
  );
  const section = await openReviews(page);
  const frame = section.locator('[data-review-frame]');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(request.url());
  });
  const four = filter(section, '4');
  const count = Number(await four.locator('[data-count]').textContent());
  await four.click();
  await expect(cards(section)).toHaveCount(count);
  expect(requested.at(0)).toMatch(/\?rating=4&wcpr_is_ajax=1$/);
  await expect(four).toBeFocused();
  await filter(section, 'all').click();
  await expect(filter(section, 'all')).toHaveAttribute('aria-current', 'true');
  const first = await cards(section).first().getAttribute('id');
  await section.locator('[data-review-paging]').evaluate((nav) => nav.append('old'));
  await section.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\?cpage=2#reviews$/);
  expect(requested.at(-1)).toMatch(/\/product\/stoneware-mug\?cpage=2$/);
  await expect(page.locator(`#${first}`)).toHaveCount(0);
  await expect(section.locator('[data-review-paging]')).toHaveText('2');
  await four.click();
  await expect(cards(section)).toHaveCount(count);

  trouble.allow(/503|reviews|Failed to load/);
  const held = Promise.withResolvers<void>();
  await page.route(/wcpr_is_ajax/, async (route) => {
    await held.promise;
    await route.fulfill({ status: 503, body: 'busy' });
  });
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('reviews'));
  await filter(section, '5').click();
  await expect(frame).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await logged;
  await expect(frame).not.toHaveAttribute('aria-busy');
  await expect(cards(section)).toHaveCount(count);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  // The lock is released: the next click works.
  const again = page.waitForRequest(/rating=5&wcpr_is_ajax/);
  await filter(section, '5').click();
  await again;
});

test('title, rating, count and filters move into a container that comes late, and work there [RV-03]', async ({
  page,
}) => {
  await redraw(page, (html) =>
    html.replace('data-reviews="product"', 'data-reviews="product" data-container="late"'),
  );
  // The reviews have not come into view: their tab is closed.
  await page.goto(MUG);
  await expect(page.locator('[data-reviews]')).toHaveAttribute('data-started', '');
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.id = 'late';
    document.querySelector('main')?.prepend(late);
  });
  const parts = page.locator('#late > [data-part]');
  await expect(parts).toHaveCount(4);
  expect(
    await parts.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.part)),
  ).toEqual(['title', 'overall', 'count', 'filters']);
  await page.locator('#late [data-filter="4"]').click();
  await expect(page.locator('#late [data-filter="4"]')).toHaveAttribute('aria-current', 'true');
});

test('a widget filters without a page, turns pages and comes to their top, 200 px below the edge [RV-30] [RV-34] [RV-36] [RV-37] [RV-38]', async ({
  page,
}) => {
  const section = await openReviews(page, '/reviews');
  const calls = getCalls(page, 'woocommerce_photo_reviews_shortcode_ajax_get_reviews');
  await filter(section, '5').click();
  await expect(filter(section, '5')).toHaveAttribute('aria-current', 'true');
  expect(calls[0]?.has('wcpr_page')).toBe(false);
  expect(calls[0]?.get('wcpr_rating')).toBe('5');
  expect(JSON.parse(calls[0]?.get('reviews_shortcode') ?? '')).toMatchObject({ style: 'masonry' });
  const first = await cards(section).first().getAttribute('id');
  await section.getByRole('link', { name: 'Page 2 of the reviews' }).click();
  await expect(page).toHaveURL(/wcpr_rating=5.*wcpr_page=2/);
  expect(calls[1]?.get('wcpr_page')).toBe('2');
  await expect(page.locator(`#${first}`)).toHaveCount(0);
  await expect(section.locator('[data-masonry]')).toHaveAttribute('data-laid', '');
  await expect
    .poll(() => section.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBe(200);
  await expectAccessible(page, '[data-reviews]');

  // Where pages are not loaded by script, their links are followed.
  await redraw(page, (html) => html.replace(' data-by-script="true"', ''));
  await openReviews(page, '/reviews');
  const before = calls.length;
  const loaded = page.waitForEvent('load');
  await section.getByRole('link', { name: 'Page 2 of the reviews' }).click();
  await loaded;
  await expect(page).toHaveURL(/\?wcpr_page=2/);
  expect(calls).toHaveLength(before);
});

test('a vote counts, the same again is not sent, the other way round switches it, one at a time [RV-39] [RV-40] [RV-41] [RV-42] [RV-43]', async ({
  page,
}) => {
  const section = await openReviews(page, '/product/linen-napkin#reviews');
  const calls = getCalls(page, 'wcpr_helpful_button_handle');
  const card = cards(section).last();
  const id = (await card.getAttribute('id'))?.replace('comment-', '');
  const [up, down] = [card.locator('[data-vote="up"]'), card.locator('[data-vote="down"]')];
  const [ups, downs] = [up, down].map((button) => button.locator('[data-vote-count]')) as [
    Locator,
    Locator,
  ];
  const before = [Number(await ups.textContent()), Number(await downs.textContent())];
  const held = Promise.withResolvers<void>();
  await page.route('**/admin-ajax.php', async (route) => {
    await held.promise;
    await route.continue();
  });
  await up.click();
  await expect(card.locator('[data-votes]')).toHaveAttribute('aria-busy', 'true');
  await down.click();
  held.resolve();
  await expect(ups).toHaveText(String((before[0] ?? 0) + 1));
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(card.locator('[data-votes]')).not.toHaveAttribute('aria-busy');
  expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({
    vote: 'up',
    comment_id: id,
    nonce: expect.stringMatching(/^[0-9a-f]{20}$/),
  });
  await up.click();
  await down.click();
  await expect(downs).toHaveText(String((before[1] ?? 0) + 1));
  await expect(ups).toHaveText(String(before[0]));
  expect(calls).toHaveLength(2);
  await page.reload();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
});
