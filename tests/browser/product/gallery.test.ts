import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  changeProduct,
  drag,
  openGallery,
  reachFor,
  swipe,
  timePasses,
} from '../support/gallery.ts';
import { rightToLeft } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

const MUG = '/product/stoneware-mug';
const current = (page: Page) => page.locator('#slide-1').locator('..').locator('li:not([inert])');

test('the first picture is what the visitor waits for; a finger swipes, a mouse drags, and it is announced [PP-12]', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number>;
        if (!hadRecentInput) seen.shift += value ?? 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        seen.largest = element?.closest('li')?.id ?? element?.tagName ?? '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const gallery = await openGallery(page, MUG);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; largest: string } }).seen,
  );
  expect(seen.shift).toBeLessThanOrEqual(0.01);
  expect(seen.largest).toBe('slide-1');
  await expectAccessible(page, '.woocommerce-product-gallery');
  await expect(gallery.getByText('Picture 2 of 7', { exact: true })).toHaveCount(0);
  await (isMobile ? swipe : drag)(page, gallery.locator('figure').first(), isMobile ? -220 : -400);
  await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.3 });
  await expect(current(page)).toHaveId('slide-2');
  await expect(gallery.getByText('Picture 2 of 7', { exact: true })).toBeAttached();
  await expect(gallery.getByRole('link', { name: 'Picture 2 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the gallery is one main picture and thumbnails that slide to the others [PP-12]', async ({
  page,
}) => {
  await page.goto('/product/stoneware-mug');
  const gallery = page.getByRole('region', { name: 'Pictures of Stoneware mug' });
  const slides = gallery.locator('figure');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await expect(slides.first()).toBeInViewport();
  await expect(slides.nth(1)).not.toBeInViewport({ ratio: 0.5 });

  const second = gallery.getByRole('link', { name: `Picture 2 of ${count}` });
  await second.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await second.click();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.3 });
  await expect(slides.first()).not.toBeInViewport({ ratio: 0.5 });
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('each picture carries the record of its large version, and that picture exists [PP-13]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product/oak-serving-tray');
  const figures = await page.locator('figure[data-large_image]').all();
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const record = await figure.evaluate((element) => ({ ...element.dataset }));
    const url = record.large_image ?? '';
    expect(Number(record.large_image_width)).toBeGreaterThan(600);
    expect(Number(record.large_image_height)).toBeGreaterThan(600);
    expect(record).toHaveProperty('caption');
    expect((await figure.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(5);
    const response = await page.request.get(url);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
  }
});

test('keys move the pictures, the focus and the thumbnails follow; a chosen variation shows its picture, a reset the first [PP-12] [PP-19] [PP-21] [PP-22] [PP-23]', {
  tag: '@wide',
}, async ({ page }) => {
  const gallery = await openGallery(page, MUG);
  await page.locator('#slide-1 a').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#slide-2 a')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#slide-1 a')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#slide-1 a')).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('End');
  await expect(page.locator('#slide-7 a')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  const last = gallery.getByRole('link', { name: 'Picture 7 of 7' });
  await expect(last).toHaveAttribute('aria-current', 'true');
  await last
    .locator('..')
    .locator('..')
    .evaluate((row) => row.scrollIntoView());
  await expect(last).toBeInViewport({ ratio: 0.9 });

  await choose(page, 'Ink', 'Large');
  await expect(current(page)).toHaveId('slide-3');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('#slide-3')).toBeInViewport({ ratio: 0.3 });
  await expect(gallery.getByRole('link', { name: 'Picture 3 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(current(page)).toHaveId('slide-1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('#slide-1')).toBeInViewport({ ratio: 0.3 });
});

test('arrows lead from a right-to-left gallery’s right end to its left [PP-12]', {
  tag: '@wide',
}, async ({ page }) => {
  await rightToLeft(page);
  await openGallery(page, MUG);
  await page.locator('#slide-1 a').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#slide-2 a')).toBeFocused();
  await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.3 });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#slide-1')).toBeInViewport({ ratio: 0.3 });
});

test('before any slider script has come the strip scrolls by itself', async ({
  page,
  isMobile,
  trouble,
}) => {
  trouble.allow(/embla-strip/);
  await page.route(/embla-strip/, (route) => route.abort());
  await page.goto(MUG);
  const strip = page.locator('.woocommerce-product-gallery [data-strip="native"]');
  await expect(strip).toBeVisible();
  await page.locator('#slide-1 a').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.3 });
  // On a slow machine a finger has no speed left when it is lifted: it moves over more than half.
  if (isMobile) await swipe(page, page.locator('#slide-2'), -300);
  else await strip.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
  await expect(current(page)).toHaveId('slide-3');
});

test.describe('with a mouse', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a pointer that moves three pixels clicks, one that moves further drags [TH-26]', async ({
    page,
  }) => {
    await openGallery(page, MUG);
    await drag(page, page.locator('#slide-1'), -4);
    await timePasses(page, 450);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drag(page, page.locator('#slide-1'), -3);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('in the quick view a pointer may tremble by 15 px, and pictures open above it [TH-26]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product-category/tableware');
  const card = page.locator('li.product').filter({ hasText: 'Stoneware Mug' });
  await card.hover();
  await card.getByRole('button', { name: /Quick view/i }).click();
  const gallery = page.getByRole('dialog').getByRole('region', { name: /^Pictures of/ });
  await reachFor(gallery);
  await drag(page, gallery.locator('figure').first(), -16);
  await timePasses(page, 450);
  await expect(page.locator('dialog.lightbox')).toHaveCount(0);
  await drag(page, gallery.locator('figure').first(), -15);
  await expect(page.locator('dialog.lightbox[data-open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.lightbox')).toHaveCount(0);
  await expect(gallery).toBeVisible();
  await expect(gallery.locator('li:not([inert]) a')).toBeFocused();
});

test('for 400 ms after a touch has dragged, a click is ignored [TH-28]', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page, MUG);
  const link = page.locator('#slide-1 a');
  // In one go, so that a slow machine cannot stretch the time between touch and click.
  const ignored = await link.evaluate((element) => {
    const touch = (x: number) => ({ identifier: 1, target: element, clientX: x, clientY: 300 });
    const send = (name: string, x: number) =>
      element.dispatchEvent(
        new TouchEvent(name, {
          bubbles: true,
          touches: name === 'touchend' ? [] : [new Touch(touch(x))],
        }),
      );
    send('touchstart', 200);
    send('touchmove', 180);
    send('touchend', 180);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    element.dispatchEvent(click);
    return click.defaultPrevented;
  });
  expect(ignored).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await timePasses(page, 450);
  await link.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link to a variation opens at its picture [PP-21]', { tag: '@wide' }, async ({ page }) => {
  await openGallery(page, `${MUG}?attribute_pa_color=moss&attribute_pa_size=small`);
  await expect(current(page)).toHaveId('slide-2');
});

test('a variation’s picture that is no slide takes the first one’s place, until reset [PP-19, PP-22]', {
  tag: '@wide',
}, async ({ page }) => {
  let other = '';
  await changeProduct(page, MUG, ({ gallery, variations }) => {
    const image = { ...gallery[6], id: 999_999 } as (typeof gallery)[0];
    other = image.key;
    for (const variation of variations) variation.image = image;
  });
  const gallery = await openGallery(page, MUG);
  const source = (part: ReturnType<Page['locator']>) => part.locator('img').first();
  const thumbnail = gallery.getByRole('link', { name: 'Picture 1 of 7' });
  const before = await source(page.locator('#slide-1')).getAttribute('src');
  const small = await source(thumbnail).getAttribute('src');
  expect([before, small].join()).not.toContain(other);

  await choose(page, 'Ink', 'Large');
  await expect(source(page.locator('#slide-1'))).toHaveAttribute('src', new RegExp(other));
  await expect(source(thumbnail)).toHaveAttribute('src', new RegExp(other));
  await expect(page.locator('#slide-1 figure')).toHaveAttribute('data-large_image', RegExp(other));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(source(page.locator('#slide-1'))).toHaveAttribute('src', before ?? '');
  await expect(source(thumbnail)).toHaveAttribute('src', small ?? '');
});

test('a video plays by itself, muted and without controls, and a button stops it [TH-40]', {
  tag: '@wide',
}, async ({ page, trouble }) => {
  trouble.allow(/video/);
  // The server rendered images that the data no longer has, so the client renders again.
  trouble.allow(/React error #418/);
  await changeProduct(page, MUG, ({ gallery: [first, second] }) => {
    const video = { url: '/media/video.webm', type: 'video/webm' };
    if (first) first.video = { ...video, audio: false };
    if (second) second.video = { ...video, audio: true };
  });
  await page.goto(MUG);
  const silent = page.locator('#slide-1 video');
  await expect(silent).toHaveJSProperty('muted', true);
  await expect(silent).toHaveJSProperty('controls', false);
  const spoken = page.locator('#slide-2 video');
  await expect(spoken).toHaveJSProperty('muted', false);
  await expect(spoken).toHaveJSProperty('controls', true);
  await expect(page.locator('#slide-1').getByRole('button', { name: /the video$/ })).toBeVisible();
});

async function choose(page: Page, ...terms: string[]): Promise<void> {
  for (const name of terms) await page.getByRole('radio', { name }).first().check({ force: true });
}
