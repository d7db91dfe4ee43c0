import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

const cards = (page: Page): Locator => page.locator('main ul.products > li.product');

/**
 * The prices of the product cards; a card with a range is left out, since it sorts by one end or
 * the other.
 */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price').allInnerTexts();
  const single = texts.filter((text) => !text.startsWith('From'));
  expect(single.length).toBeGreaterThan(2);
  return single.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));
}

test('choosing an order brings the list back in that order [SE-11]', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText([
    'Our selection',
    'Most popular',
    'Best rated',
    'Newest',
    'Price: low to high',
    'Price: high to low',
  ]);

  await sort.selectOption('Price: low to high');
  await expect(page).toHaveURL(/orderby=price$/);
  const rising = await prices(page);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).toHaveURL(/orderby=price-desc$/);
  const falling = await prices(page);
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(rising[0] ?? 0);
});

/** The price of each card, by the top of the row in which it stands. */
async function rowsOfCards(page: Page): Promise<{ height: number; price: number }[][]> {
  const rows = new Map<number, { height: number; price: number }[]>();
  for (const box of await cards(page).all()) {
    const outer = await box.boundingBox();
    const price = await box.locator('.price').boundingBox();
    if (!outer || !price) throw new Error('a box without a place on the page');
    const row = Math.round(outer.y);
    rows.set(row, [...(rows.get(row) ?? []), { height: outer.height, price: price.y }]);
  }
  return [...rows.values()];
}

async function expectFirstRow(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let at = 0; at < (width < 550 ? 2 : 3); at++) {
      const box = await cards(page).nth(at).locator('.price').first().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
  }
  const names = page.getByRole('link', { name: /^Stationery & Prints/ });
  // In the navigation and in the filters: not a third time above the products.
  expect(await page.locator('main').locator(names).count()).toBeLessThan(2);
}

test('the grid has two columns of equal boxes up to 549 pixels and three above, its first row in the first screen [SE-12] [TH-43]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop');
  await expectFirstRow(page);
  for (const [width, columns] of [
    [1280, 3],
    [850, 3],
    [820, 3],
    [550, 3],
    [549, 2],
    [390, 2],
  ] as const) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const full = (await rowsOfCards(page)).slice(0, -1);
      expect(full.length).toBeGreaterThan(2);
      for (const row of full) {
        expect(row).toHaveLength(columns);
        for (const box of row) {
          expect(box.height).toBeCloseTo(row[0]?.height ?? 0, 0);
          expect(box.price).toBeCloseTo(row[0]?.price ?? 0, 0);
        }
      }
    });
  }
});

test('filters narrow the list, show as chips, and can be taken away again', async ({ page }) => {
  await page.goto('/shop');
  const all = await page.getByText(/^Showing 1–12 of \d+$/).innerText();
  const panel = page.getByRole('complementary', { name: 'Filters' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByRole('link', { name: /^On sale/ }).click();
  await expect(page).toHaveURL(/on_sale=1/);

  const chips = page.getByRole('navigation', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: 'Remove filter On sale' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beeswax pillar candle' })).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText(all)).toBeVisible();
});

test('a price range is typed in and preserved', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/shop');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByRole('spinbutton', { name: 'From' }).fill('10');
  await panel.getByRole('spinbutton', { name: 'To' }).fill('15');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('link', { name: 'Remove filter $10.00 – $15.00' })).toBeVisible();
  for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(15);
});

test('pages follow each other and keep the order', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/shop?orderby=price');
  const first = await cards(page).first().innerText();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(/orderby=price&page=2$/);
  expect(await cards(page).first().innerText()).not.toBe(first);
  await page.goto('/shop?page=1000000000');
  await expect(page).toHaveURL(/\/shop\?page=\d$/);
});

/** Where the element is in the window, once the browser has stopped scrolling. */
async function settledTop(element: Locator): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const { y = Number.NaN } = (await element.boundingBox()) ?? {};
    const moved = Math.abs(y - last);
    last = y;
    expect(moved).toBeLessThan(1);
  }).toPass();
  return last;
}

test('more products come below the first; the way back leads to the same place', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop?orderby=price');
  await expect(cards(page)).toHaveCount(12);
  const first = await cards(page).locator('h2').allInnerTexts();
  const more = page.getByRole('link', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL(/\/shop\?orderby=price&page=2&from=1$/);
  await expect(page.getByText(/^Showing 1–24 of \d+$/)).toHaveCount(1);
  expect((await cards(page).locator('h2').allInnerTexts()).slice(0, 12)).toEqual(first);
  await expect(cards(page).nth(12).locator('h2 a')).toBeFocused();

  const card = cards(page).nth(20);
  const name = await card.locator('h2').innerText();
  await card.scrollIntoViewIfNeeded();
  const before = await settledTop(card);
  await card.locator('h2 a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/page=2&from=1$/);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(20).locator('h2')).toHaveText(name);
  expect(Math.abs((await settledTop(cards(page).nth(20))) - before)).toBeLessThan(40);
});

test('a list has a product a row; as many on a page as asked for', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('navigation', { name: 'Show products as' }).getByLabel('List').click();
  await expect(page).toHaveURL(/view=list$/);
  const [one, two] = [
    await cards(page).nth(0).boundingBox(),
    await cards(page).nth(1).boundingBox(),
  ];
  expect(two?.x).toBe(one?.x);
  expect(two?.y).toBeGreaterThan((one?.y ?? 0) + 80);
  const image = await cards(page).nth(0).getByRole('img').first().boundingBox();
  const name = await cards(page).nth(0).locator('h2').boundingBox();
  expect(name?.x).toBeGreaterThan((image?.x ?? 0) + (image?.width ?? 0));
  await page.getByRole('link', { name: '24 per page' }).click();
  await expect(page).toHaveURL(/view=list&per_page=24$/);
  await expect(cards(page)).toHaveCount(24);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, chips, the next products and the layout are links', async ({ page }) => {
    await page.goto('/shop?stock=instock');
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/stock=instock&page=2$/);
    await page.getByRole('link', { name: 'Remove filter In stock' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Filters' }).click();
    await panel.getByRole('link', { name: /^On sale/ }).click();
    await expect(page).toHaveURL(/on_sale=1$/);
  });
});

test('a category shows its first row with prices in the first screen, wide or narrow', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product-category/tableware');
  await expectFirstRow(page);
});

test('a colour filter shows each product in that colour and leads to it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop?filter_color=moss');
  const mug = cards(page).filter({ hasText: 'Stoneware Mug' });
  await expect(mug.getByRole('img').first()).toHaveAttribute('alt', /moss/i);
  await expect(mug.getByRole('radio', { name: 'Moss' })).toBeChecked();
  await mug.getByRole('link', { name: 'Choose Stoneware Mug' }).click();
  await expect(page).toHaveURL(/\/product\/stoneware-mug\?attribute_pa_color=moss$/);
});

test('a product with options is chosen on its page, which opens without an error', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product-category/tableware');
  const board = cards(page).filter({ hasText: 'Engraved Cutting Board' });
  await expect(board.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await board.getByRole('link', { name: 'Choose Engraved Cutting Board' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engraved Cutting Board');
  await expect(page.locator('.woocommerce-error')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
