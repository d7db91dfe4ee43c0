import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { untilHydrated } from './support/hydrated.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ images: true });

const ACTION = 'flatsome_ajax_search_products';

/** The search field; on a narrow screen its panel is opened first. */
async function openSearch(page: Page): Promise<Locator> {
  const opener = page.locator('[popovertarget="header-search"]');
  const field = page.locator('#header-search input[name="s"]');
  if (await opener.isVisible()) await opener.click();
  else await field.click();
  await expect(field).toHaveRole('combobox');
  return field;
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const box = (page: Page) => page.locator('.live-search-results');
const submit = (page: Page) => page.locator('#header-search button[type="submit"]');

function isSearch(request: Request): boolean {
  return request.url().includes(ACTION);
}

/** The texts that were asked for, from now on. */
function searchedTexts(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) texts.push(new URL(request.url()).searchParams.get('query') ?? '');
  });
  return texts;
}

test('suggestions show picture, price and the match, and lead to the product [SE-01] [SE-04] [SE-06]', async ({
  page,
}) => {
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('stone');
  const mug = list(page).getByRole('option', { name: /Stoneware Mug/ });
  await expect(mug).toContainText('$14.00');
  await expect(mug.locator('mark')).toHaveText('Stone');
  await expect(mug.locator('img')).toHaveJSProperty('complete', true);
  await expect(list(page).getByRole('option').last()).toHaveText(/^See all \d+ results$/);
  await expectAccessible(page, '#header-search');
  await mug.click();
  await expect(page).toHaveURL(/\/product\/stoneware-mug$/);
});

for (const [typed, name] of [
  ['mugg', 'Stoneware Mug'],
  ['stonware', 'Stoneware Mug'],
  ['candel', 'Soy Candle Jar'],
] as const) {
  test(`“${typed}” finds ${name}, in the suggestions and on the search page`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await field.pressSequentially(typed, { delay: 60 });
    await expect(list(page).getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?.*s=${typed}`));
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByText(/^We found nothing called/)).toContainText(typed);
  });
}

test('the panel of a phone has the category to search in [SE-01] [SE-03]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = await openSearch(page);
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('textiles');
  const request = page.waitForRequest(isSearch);
  await field.fill('linen');
  const { searchParams } = new URL((await request).url());
  expect([...searchParams]).toEqual([
    ['action', ACTION],
    ['vitrine_data', '1'],
    ['query', 'linen'],
    ['product_cat', 'textiles'],
  ]);
  await expect(list(page).getByRole('option', { name: /Linen Napkin/ })).toBeVisible();
  await expect(list(page).getByRole('option', { name: /Linen Mist/ })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a panel that is opened before the page is hydrated suggests as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/browser-[^/]+\.js$/, async (route) => {
    await opened;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[popovertarget="header-search"]').click();
  const field = page.locator('#header-search input[name="s"]');
  await expect(field).toBeVisible();
  open();
  await untilHydrated(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
});

test.describe('of the wiring', { tag: '@wide' }, () => {
  test('the script is loaded when the field is focused, and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/live-search-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/');
    expect(scripts).toEqual([]);
    await openSearch(page);
    expect(scripts).toHaveLength(1);
  });

  test('fewer than three characters ask for nothing [SE-02] [SE-03]', async ({ page }) => {
    await page.goto('/');
    const texts = searchedTexts(page);
    const field = await openSearch(page);
    await field.pressSequentially('mug', { delay: 400 });
    await expect(list(page)).toBeVisible();
    expect(texts).toEqual(['mug']);
    await field.press('Backspace');
    await expect(list(page)).toHaveCount(0);
    expect(texts).toEqual(['mug']);
  });

  test('an answer is asked for once, and nothing beyond what found nothing', async ({ page }) => {
    await page.goto('/');
    const texts = searchedTexts(page);
    const field = await openSearch(page);
    await field.fill('mug');
    await expect(list(page).getByRole('option', { name: /Stoneware Mug/ })).toBeVisible();
    await field.fill('zzzq');
    await expect(list(page)).toHaveText('No products found.');
    await field.fill('zzzqx');
    await expect(list(page)).toHaveText('No products found.');
    await field.fill('mug');
    await expect(list(page).getByRole('option', { name: /Stoneware Mug/ })).toBeVisible();
    expect(texts).toEqual(['mug', 'zzzq']);
  });

  test('a request that is superseded is aborted', async ({ page }) => {
    await page.goto('/');
    await page.route(/query=linen$/, () => undefined);
    const field = await openSearch(page);
    const failed = page.waitForEvent('requestfailed', isSearch);
    const sent = page.waitForRequest(isSearch);
    await field.fill('linen');
    await sent;
    await field.fill('candle');
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(list(page).getByRole('option', { name: /Soy Candle Jar/ })).toBeVisible();
  });

  test('the keyboard alone reaches every row, and nothing is selected by itself [SE-06] [SE-07]', async ({
    page,
  }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('Stoneware Mug');
    const first = list(page).getByRole('option').first();
    await expect(first).toContainText('Stoneware Mug');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);

    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await field.press('ArrowUp');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await field.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(field).toHaveValue('Stoneware Mug');
    await field.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/product\/stoneware-mug$/);
  });

  test('Enter without a selection searches, even for an exact name [SE-07]', async ({ page }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await field.fill('Stoneware Mug');
    await expect(list(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*s=Stoneware\+Mug/);
  });

  test('the row for nothing found cannot be selected [SE-05]', async ({ page }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await field.fill('zzzq');
    const row = list(page).getByRole('option');
    await expect(row).toHaveText('No products found.');
    await expect(row).toBeDisabled();
    await field.press('ArrowDown');
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await row.click({ force: true });
    await expect(page).toHaveURL(/\/$/);
  });

  test('the button is in a loading state while the request runs [SE-08]', async ({ page }) => {
    await page.goto('/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/*${ACTION}*`, async (route) => {
      await released;
      await route.fallback();
    });
    const field = await openSearch(page);
    await field.fill('mug');
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(submit(page)).toHaveClass(/\bloading\b/);
    release();
    await expect(list(page)).toBeVisible();
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await expect(submit(page)).not.toHaveClass(/\bloading\b/);
  });

  test('the box is 300 pixels high at most and above all else [SE-09]', async ({ page }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await field.fill('handmade');
    await expect(box(page)).toHaveCSS('max-height', '300px');
    await expect(box(page)).toHaveCSS('z-index', '9999');
    const height = await box(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(300);
    // All results are a press away without scrolling, and beside a wide list so is everything.
    await expect(list(page).getByRole('option').last()).toBeInViewport();
    const hidden = await list(page).evaluate((it) => it.scrollHeight - it.clientHeight);
    const wide = (page.viewportSize()?.width ?? 0) >= 850;
    expect(hidden > 0).toBe(!wide);
    await field.press('ArrowUp');
    await expect(list(page).getByRole('option').last()).toBeInViewport();
  });

  for (const failure of ['no answer', 'status 500', 'status 429'] as const) {
    test(`with ${failure} loading ends, and no message is shown [SE-10]`, async ({
      page,
      trouble,
    }) => {
      trouble.allow(new RegExp(ACTION));
      await page.goto('/');
      const field = await openSearch(page);
      await field.fill('candle');
      await expect(list(page)).toBeVisible();
      await page.route(`**/*${ACTION}*`, (route) =>
        failure === 'no answer'
          ? route.abort('connectionfailed')
          : route.fulfill({ status: Number(failure.slice(-3)), body: '' }),
      );
      const request = page.waitForRequest(isSearch);
      await field.fill('linen');
      await request;
      // The earlier suggestions stay until the answer.
      await expect(box(page)).toHaveCount(0);
      await expect(submit(page)).not.toHaveAttribute('aria-busy');
      await expect(page.locator('#header-search [role="status"]')).toHaveText('');
    });
  }

  test('recent searches are offered in this browser until they are cleared', async ({ page }) => {
    await page.goto('/');
    let field = await openSearch(page);
    await field.fill('linen');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search/);
    await page.goto('/');
    const texts = searchedTexts(page);
    field = await openSearch(page);
    const recent = page.getByRole('group', { name: 'Your recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['linen']);
    await expectAccessible(page, '#header-search');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(texts).toEqual([]);
  });
});

test('the form of the search page suggests as well [SE-01]', async ({ page }) => {
  await page.goto('/search?s=linen');
  const field = page.getByRole('main').locator('input[type="search"]');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill('stonware');
  await list(page)
    .getByRole('option', { name: /Stoneware Bowl/ })
    .click();
  await expect(page).toHaveURL(/\/product\/stoneware-bowl$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches by itself [SE-01]', async ({ page }) => {
    await page.goto('/');
    const opener = page.locator('[popovertarget="header-search"]');
    if (await opener.isVisible()) await opener.click();
    const field = page.locator('#header-search input[name="s"]');
    await field.fill('mugg');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*s=mugg/);
    await expect(page.getByRole('main').getByText('Stoneware Mug').first()).toBeVisible();
  });
});
