import type { Locator, Page } from '@playwright/test';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

// The widths are its own.
onWideScreenOnly();

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

const bar = (page: Page) => page.getByRole('region', { name: /^Buy / });

async function loadBottom(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return box.y + box.height;
}

/** Where the sticky bar begins, or the window ends. */
async function loadFold(page: Page, height: number): Promise<number> {
  if (!(await bar(page).isVisible())) return height;
  return (await bar(page).boundingBox())?.y ?? height;
}

const CHOSEN_BY_SWATCHES = ['stoneware-mug', 'linen-tablecloth'];

async function expectFirstChoice(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  if (screen.width < 700) await expect(bar(page)).toBeVisible();
  const fold = await loadFold(page, screen.height);
  const summary = page.locator('.summary');
  for (const element of [
    page.getByRole('heading', { level: 1 }),
    summary.locator('.price').first(),
    summary.locator('a[href="#reviews"] b').first(),
    summary.locator('label[data-value]').first(),
  ]) {
    expect(await loadBottom(element)).toBeLessThanOrEqual(fold);
  }
  await expect(page.locator('#slide-1')).toBeInViewport({ ratio: 0.6 });
}

async function expectButton(page: Page): Promise<void> {
  await expect(async () => {
    const inView = await page
      .locator('.single_add_to_cart_button, .sticky-add-to-cart button')
      .evaluateAll((buttons) =>
        buttons.some(
          (button) =>
            button.checkVisibility({ visibilityProperty: true }) &&
            button.getBoundingClientRect().bottom <= innerHeight,
        ),
      );
    expect(inView).toBe(true);
  }).toPass();
}

for (const screen of SCREENS) {
  test.describe(`on ${screen.width} x ${screen.height}`, () => {
    test.use({ viewport: screen });

    test('picture, name, price, rating, the first choice and a button to buy are in the first screen', async ({
      page,
    }) => {
      for (const slug of [
        'stoneware-mug',
        'linen-tablecloth',
        'oak-serving-tray',
        'engraved-cutting-board',
      ]) {
        await test.step(slug, async () => {
          await page.goto(`/product/${slug}`);
          if (CHOSEN_BY_SWATCHES.includes(slug)) await expectFirstChoice(page, screen);
          if (slug !== 'linen-tablecloth') await expectButton(page);
        });
      }
    });
  });
}

test.describe('on one column', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the breadcrumb is one line, the picture square, and dots stand for the others', async ({
    page,
  }) => {
    await page.goto('/product/made-to-measure-curtain');
    const trail = await page.getByRole('navigation', { name: 'You are here' }).boundingBox();
    expect(trail?.height).toBeLessThan(32);
    const image = await page.locator('#slide-1 picture').boundingBox();
    expect(Math.abs((image?.width ?? 0) - (image?.height ?? 1))).toBeLessThan(1);
    await expect(page.locator('a[href="#slide-2"]')).toBeVisible();
    await expect(page.locator('a[href="#slide-2"] img')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
