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

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('a click, arrow keys, Home and End go from tab to tab, always exactly one active [TH-21]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    const tabs = page.getByRole('tab');
    await tabs.filter({ hasText: /^Reviews/ }).click();
    await expectOpen(page, 'reviews');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Reviews/);
    await tabs.first().click();
    await expectOpen(page, 'description');
    await expect(tabs.first()).toBeFocused();
    for (const [key, at, name] of [
      ['ArrowRight', 1, 'additional_information'],
      ['End', 2, 'reviews'],
      ['ArrowRight', 0, 'description'],
      ['ArrowLeft', 2, 'reviews'],
      ['Home', 0, 'description'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(at)).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expectOpen(page, name);
    }
    // Only the active tab is a stop; the next one is its panel.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeFocused();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an item slides open in 200 ms, comes to the top, and shuts the others, by finger and key [TH-23] [TH-24] [TH-25]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(TRAY);
    const reviews = page.getByRole('button', { name: /^Reviews \(/ });
    const slide = page.locator('#tab-reviews').locator('..');
    const { property, duration } = await slide.evaluate((element) => {
      const style = getComputedStyle(element);
      return { property: style.transitionProperty, duration: style.transitionDuration };
    });
    expect(property).toContain('grid-template-rows');
    expect(duration.split(', ')[0]).toBe('0.2s');
    expect((await slide.boundingBox())?.height).toBe(0);
    await reviews.tap();
    await expectOpen(page, 'reviews');
    await expect.poll(async () => (await slide.boundingBox())?.height).toBeGreaterThan(300);
    const room = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    const place = () => reviews.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(place).toBeCloseTo(room, -1);

    const information = page.getByRole('button', { name: 'Additional information' });
    await information.tap();
    await expectOpen(page, 'additional_information');
    await expect(information).toHaveAttribute('aria-expanded', 'true');
    await reviews.press('Enter');
    await expectOpen(page, 'reviews');
    await reviews.press('Space');
    await expect.poll(() => open(page)).toEqual([]);
  });

  test('the item named by the address is open at load [TH-22]', async ({ page }) => {
    await page.goto(`${TRAY}#tab-additional_information`);
    await expect(page.getByRole('button', { name: 'Additional information' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectOpen(page, 'additional_information');
    await expect(page.getByRole('button', { name: 'Additional information' })).toBeInViewport();
  });
});

test.describe('questions and answers on a page', () => {
  const questions = (page: Page) =>
    page.getByRole('region', { name: 'Questions and answers' }).getByRole('button');
  const expanded = (page: Page) =>
    questions(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));

  test('the entry named by rel is open, one at a time, each slides in 200 ms, and a phone scrolls to it [TH-22] [TH-23] [TH-24] [TH-25]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/blocks');
    const region = page.getByRole('region', { name: 'Questions and answers' });
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator('[rel="1"]')).toBeVisible();
    await expect(region.getByText('Yes, to the countries')).toBeVisible();
    await expect(region.getByText('Until it is packed.')).toBeHidden();
    // Before the island is hydrated a press does nothing.
    await expect(async () => {
      await questions(page).nth(1).click();
      expect(await expanded(page)).toEqual(['false', 'true', 'false']);
    }).toPass();
    await expect(region.getByText('Until it is packed.')).toBeVisible();
    await expect(region.getByText('Yes, to the countries')).toBeHidden();
    const slide = region.getByText('Until it is packed.').locator('../../..');
    await expect(slide).toHaveCSS('transition-property', /grid-template-rows/);
    await expect(slide).toHaveCSS('transition-duration', /^0\.2s/);
    await questions(page).nth(1).press('Enter');
    await expect.poll(() => expanded(page)).toEqual(['false', 'false', 'false']);

    // On a phone the page scrolls to the opened entry, on a wide screen it stays.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const last = questions(page).last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect.poll(async () => (await expanded(page)).at(-1)).toBe('true');
    const place = () => last.evaluate((one) => one.getBoundingClientRect().top);
    const room = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    if (isPhone(page)) await expect.poll(place).toBeCloseTo(room, -1);
    else expect(await place()).toBeGreaterThan(room + 50);
  });
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
