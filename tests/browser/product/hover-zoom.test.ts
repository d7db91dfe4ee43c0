import { openGallery } from '../support/gallery.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ images: true });

const TRAY = '/product/oak-serving-tray';
const LARGE = /\/media\/[^/]+\/1200\.jpeg$/;

test.describe('with a mouse on a wide screen', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('hovering loads the large picture with a notice, then follows the pointer [PP-14, PP-16, PP-17]', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(LARGE, async (route) => {
      await held;
      await route.continue();
    });
    await openGallery(page, TRAY);
    const zoom = page.locator('#slide-1 [data-zoom]');
    await expect(zoom).toHaveAttribute('data-zoom', 'off');
    await zoom.hover({ position: { x: 100, y: 150 } });
    await expect(zoom).toHaveAttribute('data-zoom', 'loading');
    await expect(zoom.getByText('Loading image', { exact: true })).toBeVisible();

    release();
    await expect(zoom).toHaveAttribute('data-zoom', 'ready');
    await expect(zoom.getByText('Loading image', { exact: true })).toHaveCount(0);
    const large = zoom.locator('img[aria-hidden], [aria-hidden] img');
    await expect(large).toHaveAttribute('src', LARGE);
    const box = await zoom.boundingBox();
    const displayed = await large.boundingBox();
    expect(displayed?.width).toBeGreaterThan((box?.width ?? 0) * 1.4);
    await zoom.hover({ position: { x: 400, y: 300 } });
    await expect
      .poll(async () => (await large.boundingBox())?.x)
      .toBeLessThan((displayed?.x ?? 0) - 50);

    await page.mouse.move(5, 5);
    await expect(large).toHaveCount(0);
  });

  test('a large picture that fails says so for two and a half seconds [PP-16, PP-18]', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/1200\.jpeg/);
    await page.route(LARGE, (route) => route.abort());
    await openGallery(page, TRAY);
    const zoom = page.locator('#slide-1 [data-zoom]');
    // A manual clock: it stands still while the notice is checked.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await zoom.hover({ position: { x: 100, y: 150 } });
    const notice = zoom.getByText('The image could not be loaded', { exact: true });
    await expect(notice).toBeVisible();
    await page.clock.runFor(2499);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);
    await expect(page.locator('#slide-1 a')).toBeVisible();
  });

  test('below 850 px nothing zooms [PP-15]', async ({ page }) => {
    await page.setViewportSize({ width: 849, height: 800 });
    await openGallery(page, TRAY);
    const zoom = page.locator('#slide-1 [data-zoom]');
    await zoom.hover({ position: { x: 100, y: 150 } });
    await zoom.hover({ position: { x: 120, y: 180 } });
    await expect(zoom).toHaveAttribute('data-zoom', 'off');
    await page.setViewportSize({ width: 850, height: 800 });
    await zoom.hover({ position: { x: 140, y: 150 } });
    await expect(zoom).not.toHaveAttribute('data-zoom', 'off');
  });
});

test.describe('with words on the picture', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('they stand on it in large as well, and under the pointer that enlarges it [OP-01]', async ({
    page,
  }) => {
    await openGallery(page, '/product/engraved-cutting-board');
    await page.getByRole('textbox', { name: /^Engraving/ }).fill('Ada');
    const zoom = page.locator('#slide-1 [data-zoom]');
    const letters = zoom.locator('.wcpa_text_preview g');
    await expect(letters).toHaveText('Ada');
    await zoom.hover({ position: { x: 60, y: 80 } });
    await expect(zoom).toHaveAttribute('data-zoom', 'ready');
    const large = zoom.locator('[aria-hidden] > img');
    const scale = await large.evaluate((image) => getComputedStyle(image).scale);
    expect(Number(scale)).toBeGreaterThan(1);
    await expect(letters).toHaveCSS('scale', scale);
    await page.mouse.move(0, 0);
    await expect(letters).toHaveCSS('scale', 'none');

    await page.getByRole('button', { name: 'Enlarge the picture' }).click();
    const box = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(box.locator('.wcpa_text_preview text')).toHaveText('Ada');
  });
});

test.describe('with a finger', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 900, height: 1200 }, isMobile: true, hasTouch: true });

  test('nothing zooms, and no large picture is loaded for it [PP-15]', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (LARGE.test(request.url())) requested.push(request.url());
    });
    await openGallery(page, TRAY);
    const zoom = page.locator('#slide-1 [data-zoom]');
    await zoom.dispatchEvent('pointermove', { pointerType: 'touch', clientX: 100, clientY: 400 });
    await zoom.dispatchEvent('pointermove', { pointerType: 'mouse', clientX: 120, clientY: 400 });
    await expect(zoom).toHaveAttribute('data-zoom', 'off');
    expect(requested).toEqual([]);
  });
});
