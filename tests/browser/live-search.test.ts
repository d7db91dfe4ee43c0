import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { untilHydrated } from './support/hydrated.ts';
import { openSearch, suggestions } from './support/search.ts';
import { expect, test } from './support/shop-test.ts';

const ACTION = 'flatsome_ajax_search_products';

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

test('what is misspelt is found, in the suggestions and on the search page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  for (const [typed, name] of [
    ['mugg', 'Stoneware Mug'],
    ['stonware', 'Stoneware Mug'],
    ['candel', 'Soy Candle Jar'],
  ] as const) {
    await test.step(`“${typed}” finds ${name}`, async () => {
      const field = await openSearch(page);
      await field.fill('');
      await field.pressSequentially(typed, { delay: 60 });
      await expect(suggestions(page).getByRole('option', { name: new RegExp(name) })).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/search\\?.*s=${typed}`));
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
      await expect(page.getByText(/^We found nothing called/)).toContainText(typed);
    });
  }
});

test('the panel of a phone has the category to search in [SE-01] [SE-03]', {
  tag: '@phone',
}, async ({ page }) => {
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
  await expect(suggestions(page).getByRole('option', { name: /Linen Napkin/ })).toBeVisible();
  await expect(suggestions(page).getByRole('option', { name: /Linen Mist/ })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a panel that is opened before the page is hydrated suggests as well', {
  tag: '@phone',
}, async ({ page }) => {
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

test.describe('at any width', { tag: '@wide' }, () => {
  test('the script comes with the focus; three characters are asked for, once, and nothing found is no choice [SE-02] [SE-03] [SE-05]', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/live-search-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    const texts = searchedTexts(page);
    await page.goto('/');
    expect(scripts).toEqual([]);
    const field = await openSearch(page);
    expect(scripts).toHaveLength(1);

    await test.step('fewer than three characters ask for nothing', async () => {
      await field.pressSequentially('mug', { delay: 400 });
      await expect(suggestions(page)).toBeVisible();
      expect(texts).toEqual(['mug']);
      await field.press('Backspace');
      await expect(suggestions(page)).toHaveCount(0);
      expect(texts).toEqual(['mug']);
    });

    await test.step('an answer is asked for once, and nothing beyond what found nothing', async () => {
      await field.fill('mug');
      await expect(suggestions(page).getByRole('option', { name: /Stoneware Mug/ })).toBeVisible();
      await field.fill('zzzq');
      await expect(suggestions(page)).toHaveText('No products found.');
      await field.fill('zzzqx');
      await expect(suggestions(page)).toHaveText('No products found.');
      await field.fill('mug');
      await expect(suggestions(page).getByRole('option', { name: /Stoneware Mug/ })).toBeVisible();
      expect(texts).toEqual(['mug', 'zzzq']);
    });

    await test.step('the row for nothing found cannot be selected', async () => {
      await field.fill('zzzq');
      const row = suggestions(page).getByRole('option');
      await expect(row).toHaveText('No products found.');
      await expect(row).toBeDisabled();
      await field.press('ArrowDown');
      await expect(row).toHaveAttribute('aria-selected', 'false');
      await row.click({ force: true });
      await expect(page).toHaveURL(/\/$/);
    });
  });

  test('the button loads while a request runs, which is aborted by the next one; keys reach every row of a box of 300 pixels [SE-06] [SE-07] [SE-08] [SE-09]', async ({
    page,
  }) => {
    await page.goto('/');
    const field = await openSearch(page);
    await test.step('before anything is typed it offers the categories', async () => {
      const categories = page.getByRole('group', { name: 'Categories' });
      await expect(categories.getByRole('option', { name: 'Textiles' })).toHaveAttribute(
        'href',
        '/product-category/textiles',
      );
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('the button is in a loading state while the request runs', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/query=mug$/, async (route) => {
        await released;
        await route.fallback();
      });
      await field.fill('mug');
      await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
      await expect(submit(page)).toHaveClass(/\bloading\b/);
      release();
      await expect(suggestions(page)).toBeVisible();
      await expect(submit(page)).not.toHaveAttribute('aria-busy');
      await expect(submit(page)).not.toHaveClass(/\bloading\b/);
    });

    await test.step('a request that is superseded is aborted', async () => {
      await page.route(/query=linen$/, () => undefined);
      const failed = page.waitForEvent('requestfailed', isSearch);
      const sent = page.waitForRequest(isSearch);
      await field.fill('linen');
      await sent;
      await field.fill('candle');
      expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expect(suggestions(page).getByRole('option', { name: /Soy Candle Jar/ })).toBeVisible();
    });

    await test.step('the box is 300 pixels high at most and above all else', async () => {
      await field.fill('handmade');
      await expect(suggestions(page).getByRole('option', { name: /Soy Candle Jar/ })).toHaveCount(
        0,
      );
      await expect(suggestions(page)).toBeVisible();
      await expect(box(page)).toHaveCSS('max-height', '300px');
      await expect(box(page)).toHaveCSS('z-index', '9999');
      const height = await box(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(300);
      // All results are a press away without scrolling, and so is everything beside a wide list.
      await expect(suggestions(page).getByRole('option').last()).toBeInViewport();
      expect(await suggestions(page).evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      await field.press('ArrowUp');
      await expect(suggestions(page).getByRole('option').last()).toBeInViewport();
    });

    await test.step('the keyboard alone reaches every row, and nothing is selected by itself', async () => {
      await field.fill('Stoneware Mug');
      const first = suggestions(page).getByRole('option').first();
      // Earlier suggestions stay until the next answer: of this one what was typed is marked.
      await expect(first.locator('mark').first()).toHaveText(/^Stoneware/);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(suggestions(page).locator('[aria-selected="true"]')).toHaveCount(0);

      await field.press('ArrowDown');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
      await field.press('ArrowUp');
      await expect(suggestions(page).locator('[aria-selected="true"]')).toHaveCount(0);
      await field.press('Escape');
      await expect(suggestions(page)).toHaveCount(0);
      await expect(field).toHaveValue('Stoneware Mug');
      await field.press('ArrowDown');
      await expect(suggestions(page)).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/product\/stoneware-mug$/);
    });
  });

  test('with no answer, status 500 or 429 loading ends, and no message is shown [SE-10]', async ({
    page,
    trouble,
  }) => {
    trouble.allow(new RegExp(ACTION));
    await page.goto('/');
    const field = await openSearch(page);
    for (const [text, status] of [
      ['linen', null],
      ['towel', 500],
      ['stone', 429],
    ] as const) {
      await test.step(status ? `status ${status}` : 'no answer', async () => {
        await field.fill('candle');
        await expect(suggestions(page)).toBeVisible();
        await page.route(new RegExp(`query=${text}$`), (route) =>
          status ? route.fulfill({ status, body: '' }) : route.abort('connectionfailed'),
        );
        const request = page.waitForRequest(isSearch);
        await field.fill(text);
        await request;
        // The earlier suggestions stay until the answer.
        await expect(box(page)).toHaveCount(0);
        await expect(submit(page)).not.toHaveAttribute('aria-busy');
        await expect(page.locator('#header-search [role="status"]')).toHaveText('');
      });
    }
  });

  test('Enter without a selection searches, even for an exact name, and recent searches are offered until they are cleared [SE-07]', async ({
    page,
  }) => {
    await page.goto('/');
    let field = await openSearch(page);
    await field.fill('Stoneware Mug');
    await expect(suggestions(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*s=Stoneware\+Mug/);
    await page.goto('/');
    const texts = searchedTexts(page);
    field = await openSearch(page);
    const recent = page.getByRole('group', { name: 'Your recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['Stoneware Mug']);
    await expectAccessible(page, '#header-search');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(texts).toEqual([]);
  });
});

test('the form of the search page suggests as well [SE-01]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/search?s=linen');
  const field = page.getByRole('main').locator('input[type="search"]');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill('stonware');
  await suggestions(page)
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
