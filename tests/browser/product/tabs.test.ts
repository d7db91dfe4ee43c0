import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const TRAY = '/product/oak-serving-tray';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 850;

/** The three sections by their hash, and whether each is visible. */
async function open(page: Page): Promise<string[]> {
  const names = ['description', 'additional_information', 'reviews'];
  const visibility = await Promise.all(
    names.map((name) => page.locator(`#tab-${name}`).isVisible({ timeout: 0 })),
  );
  return names.filter((_, index) => visibility[index]);
}

const expectOpen = (page: Page, name: string) => expect.poll(() => open(page)).toEqual([name]);

test('the sections, the first one open; the stars, a link to a review and a reload open theirs [PP-03] [PP-04] [PP-10] [PP-11]', async ({
  page,
}) => {
  await page.goto(TRAY);
  const names = ['Description', 'Additional information', /^Reviews \(\d+\)$/];
  const list = isPhone(page)
    ? page.locator('.woocommerce-tabs').getByRole('heading', { level: 2 }).getByRole('button')
    : page.getByRole('tab');
  await expect(list).toHaveText(names);
  await expectOpen(page, 'description');

  await test.step('the line of stars leads to the reviews and opens them first', async () => {
    await page
      .locator('.summary')
      .getByRole('link', { name: /out of 5 \d+ reviews$/ })
      .click();
    await expectOpen(page, 'reviews');
    const section = page.locator('section', { has: page.locator('#tab-reviews') }).last();
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(place).toBeCloseTo(150, -1);
    await expect(page.locator('#reviews')).toBeFocused();
  });
  const id = await page.locator('li[id^="comment-"]').last().getAttribute('id');

  await test.step('the address says which tab is open, so that a reload shows it again', async () => {
    const name = 'Additional information';
    await page.getByRole(isPhone(page) ? 'button' : 'tab', { name }).click();
    await expect(page).toHaveURL(/#tab-additional_information$/);
    await page.reload();
    await expectOpen(page, 'additional_information');
  });

  await test.step('a link to one review opens the reviews and leads to it', async () => {
    await page.goto(`${TRAY}?from=letter#${id}`);
    await expectOpen(page, 'reviews');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});

// All of them are cases of src/rules/catalog/opening-tab.test.ts; here one of each way to name a tab.
test('an address opens the tab that it names [PP-04] [PP-05] [PP-06] [PP-07] [PP-08] [PP-09] [PP-10]', {
  tag: '@wide',
}, async ({ page }) => {
  for (const [cue, name] of [
    ['?cue=reviews#reviews', 'reviews'],
    ['?cpage=2', 'reviews'],
    ['?cue=comments#comments', 'reviews'],
    ['/comment-page-2', 'reviews'],
    ['?cue=comment-999999#comment-999999', 'reviews'],
    ['?cue=information#tab-additional_information', 'additional_information'],
    ['?cue=description#tab-description', 'description'],
    ['?cue=nothing#nothing', 'description'],
  ] as const) {
    await test.step(`${cue} opens ${name}`, async () => {
      await page.goto(TRAY + cue);
      await expectOpen(page, name);
    });
  }
});

test('questions and answers of a page are hydrated when they come near', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/blocks');
  const region = page.getByRole('region', { name: 'Questions and answers' });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('[rel="1"]')).toBeVisible();
  await expect(region.getByText('Yes, to the countries')).toBeVisible();
  await expect(region.getByText('Until it is packed.')).toBeHidden();
  // Before the island is hydrated a press does nothing.
  await expect(async () => {
    await region.getByRole('button').nth(1).click();
    await expect(region.getByRole('button').nth(1)).toHaveAttribute('aria-expanded', 'true', {
      timeout: 500,
    });
  }).toPass();
  await expect(region.getByText('Until it is packed.')).toBeVisible();
  await expect(region.getByText('Yes, to the countries')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every section stands under its heading, and a page of the reviews begins with them [PP-03] [PP-07]', async ({
    page,
  }) => {
    await page.goto(`${TRAY}#tab-reviews`);
    for (const name of ['Description', 'Additional information', /^Reviews \(\d+\)$/]) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    await expect(page.locator('#tab-description')).toBeVisible();
    await expect(page.locator('#tab-additional_information')).toBeVisible();
    await expect(page.locator('#tab-reviews')).toBeInViewport();
    for (const [query, first] of [
      ['?cpage=2', 'reviews'],
      ['?cpage=1', 'reviews'],
      ['', 'description'],
    ]) {
      await page.goto(TRAY + query);
      await expect(page.locator(`section[data-active] #tab-${first}`)).toBeVisible();
      const tops = await page
        .locator('.woocommerce-tabs > section')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const active = await page
        .locator('section[data-active]')
        .evaluate((each) => each.getBoundingClientRect().top);
      expect(Math.min(...tops)).toBe(active);
    }
  });
});
