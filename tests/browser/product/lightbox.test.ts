import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openGallery, swipe, timePasses } from '../support/gallery.ts';
import { rightToLeft } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

const MUG = '/product/stoneware-mug';
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Stoneware Mug' });
// Fully open: keys and touches are handled from then on.
const isOpen = (page: Page) => expect(lightbox(page)).toHaveAttribute('data-open');
const counter = (page: Page) => lightbox(page).locator('.lightbox-counter');

async function openAt(page: Page, number: number) {
  const gallery = await openGallery(page, MUG);
  await gallery.getByRole('link', { name: `Picture ${number} of 7` }).click();
  await expect(page.locator(`#slide-${number}`)).not.toHaveAttribute('inert');
  await page.locator(`#slide-${number} a`).click();
  await isOpen(page);
  await expect(counter(page)).toHaveText(`${number} / 7`);
}

test('a click on a picture opens the lightbox at that picture, with its words and the next one beside it [PP-24, PP-26, PP-31]', async ({
  page,
}) => {
  await openAt(page, 2);
  await expect(lightbox(page).getByRole('img', { name: /moss green/ })).toBeVisible();
  await expect(lightbox(page).locator('.lightbox-caption')).toHaveText(/moss green glaze/);
  await expect(lightbox(page).getByText(/^Picture 2 of 7\. /)).toBeAttached();
  await expectAccessible(page, 'dialog.lightbox');

  // Between two slides lies 0.12 of the window's width.
  const beyond = () =>
    page.evaluate(() => {
      const [, current, next] = [...document.querySelectorAll('.pswp__item')].map((item) =>
        item.getBoundingClientRect(),
      );
      return current && next ? (next.left - current.right) / current.width : 0;
    });
  await expect.poll(beyond).toBeCloseTo(0.12, 2);
});

test('the zoom button opens the same lightbox, by key as well; its script comes with the first opening [PP-25]', {
  tag: '@wide',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const gallery = await openGallery(page, MUG);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /photoswipe/.test(url))).toEqual([]);
  const button = gallery.getByRole('button', { name: 'Enlarge the picture' });
  await button.click();
  await isOpen(page);
  await expect(counter(page)).toHaveText('1 / 7');
  expect(requested.filter((url) => /photoswipe.*\.js$/.test(url))).toHaveLength(1);
  expect(requested.filter((url) => /photoswipe.*\.css$/.test(url))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('1 / 7');
});

test('there is nothing before the first picture and nothing after the last [PP-32]', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 1);
  const previous = lightbox(page).locator('[aria-label="Previous picture"]');
  const next = lightbox(page).locator('[aria-label="Next picture"]');
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('1 / 7');
  for (let number = 2; number <= 7; number++) {
    if (isMobile) await swipe(page, lightbox(page), -250);
    else await next.click();
    await expect(counter(page)).toHaveText(`${number} / 7`);
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('7 / 7');
});

test('the controls stay however long nothing happens, it zooms to 1.33 times, and the focus stays inside and goes back to the picture last seen [PP-24] [PP-28] [PP-29]', {
  tag: '@wide',
}, async ({ page }) => {
  await openAt(page, 1);
  await timePasses(page, 4500);
  await expect(lightbox(page)).not.toHaveAttribute('data-idle');
  await expect(lightbox(page).getByRole('button', { name: 'Close' })).toHaveCSS('opacity', '1');

  const photo = lightbox(page).locator('.pswp__item[aria-hidden="false"] img.pswp__img').last();
  await expect(photo).toBeVisible();
  await lightbox(page).hover({ position: { x: 190, y: 400 } });
  await page.keyboard.down('Control');
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect
    .poll(() => photo.evaluate((image) => Math.round(image.getBoundingClientRect().width)))
    .toBe(Math.round(1200 * 1.33));

  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 7');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#slide-2 a')).toBeFocused();
  await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.3 });
});

test('from right to left, left is on [PP-32]', { tag: '@wide' }, async ({ page }) => {
  await rightToLeft(page);
  await openAt(page, 1);
  await expect(lightbox(page).locator('[aria-label="Previous picture"]')).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 / 7');
  await expect(lightbox(page).getByRole('img', { name: /moss green/ })).toBeVisible();
});

test('it opens and closes in 333 ms, at once for those who do not like movement, and leaves the page 300 ms after [PP-27] [PP-37]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAt(page, 1);
  await expect(lightbox(page).locator('.pswp')).toHaveCSS('--pswp-transition-duration', '333ms');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('#slide-1 a').click();
  await isOpen(page);
  const duration = await lightbox(page)
    .locator('.pswp')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--pswp-transition-duration'));
  expect(['', '0ms', '1ms']).toContain(duration);

  const dialog = page.locator('dialog.lightbox');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  // Its closing animation uses timers too: the clock runs until it is closed.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return dialog.evaluate((element: HTMLDialogElement) => element.open);
      },
      { intervals: [20] },
    )
    .toBe(false);
  await page.clock.runFor(298);
  await expect(dialog).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(dialog).toHaveCount(0);
});

test('a picture that fails is named, with a link to it [PP-33]', { tag: '@wide' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/\.webp/);
  await openGallery(page, MUG);
  await page.route(/\.webp$/, (route) => route.abort());
  await page.locator('#slide-1 a').click();
  await isOpen(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 7');
  const failure = lightbox(page).getByText('The image #2 could not be loaded.', { exact: true });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('link', { name: 'The image #2' })).toHaveAttribute(
    'href',
    /^\/media\/stoneware-mug-.*\.jpeg$/,
  );
});

test('while a picture loads the lightbox says so [PP-36]', { tag: '@wide' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await openGallery(page, MUG);
  await page.route(/\.webp$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('#slide-1 a').click();
  await expect(lightbox(page).getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(lightbox(page).getByText('Loading...', { exact: true })).toHaveCount(0);
});

test('it loads the shown picture and the next one, not the one before [PP-38]', {
  tag: '@wide',
}, async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const found = request.url().match(/media\/([^/]+)\/\d+\.webp$/);
    if (found?.[1]) requested.add(found[1]);
  });
  await openAt(page, 4);
  const keys = await page
    .locator('#slide-1')
    .locator('..')
    .locator('figure')
    .evaluateAll((figures) =>
      figures.map((figure) => (figure as HTMLElement).dataset.large_image?.split('/')[2] ?? ''),
    );
  await expect.poll(() => [...requested].map((key) => keys.indexOf(key)).sort()).toEqual([3, 4]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => [...requested].map((key) => keys.indexOf(key)).sort()).toEqual([3, 4, 5]);
});
