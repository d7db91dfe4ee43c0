// @ts-check
// `npm run pictures`: takes the pictures of the README from a demo shop that is filled for it, as small
// PNG files in docs/pictures. They are taken again when what they show has changed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CONSENT_COOKIE, writeConsent } from '../src/wire/consent.ts';
import { logIn } from '../tests/browser/support/account.ts';
import startShop from '../tests/browser/support/start-shop.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './pinned-node.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const folder = join(root, 'docs/pictures');
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const COLORS = 192;
const LARGEST_BYTES = 250_000;

const browserFile = await findChromium();
if ('missing' in browserFile) throw new Error(browserFile.missing);
const stop = await startShop();
const shopUrl = process.env.SHOP_URL ?? '';
const browser = await chromium.launch({
  executablePath: browserFile.path,
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
try {
  await take('home', DESKTOP, '/');
  await take('product-phone', PHONE, '/product/stoneware-mug');
  await take('admin', DESKTOP, '/admin/products', async (page) => {
    await page.locator('tbody img').first().waitFor();
  });
  await take('builder', DESKTOP, await builderPath(), async (page) => {
    await page.frameLocator('#preview-frame').locator('main h2').first().waitFor();
  });
} finally {
  await browser.close();
  await stop?.();
}

/**
 * @param {string} name of the file
 * @param {import('@playwright/test').BrowserContextOptions} screen
 * @param {string} path
 * @param {(page: Page) => Promise<void>} [untilDisplayed]
 */
async function take(name, screen, path, untilDisplayed) {
  const page = await openPage(screen);
  if (path.startsWith('/admin')) await logIn(page, 'manager@example.com', path);
  await page.goto(path);
  await untilDisplayed?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { left, top, width } = image.getBoundingClientRect();
        return width > 0 && left >= 0 && left < innerWidth && top < innerHeight;
      })
      .every((image) => image.complete),
  );
  const file = join(folder, `${name}.png`);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colors: COLORS, effort: 10, compressionLevel: 9 })
    .toFile(file);
  await page.context().close();
  console.log(`${name}.png: ${Math.round(size / 1024)} KB`);
  if (size > LARGEST_BYTES) throw new Error(`${file} is larger than ${LARGEST_BYTES} bytes`);
}

/**
 * A visitor who has answered the question about cookies, without movement.
 * @param {import('@playwright/test').BrowserContextOptions} screen
 */
async function openPage(screen) {
  const context = await browser.newContext({
    ...screen,
    baseURL: shopUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const value = writeConsent({ version: 1, at: Date.now(), allowed: [] });
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: shopUrl }]);
  return context.newPage();
}

/** The builder with the home page of the shop. */
async function builderPath() {
  const response = await fetch(`${shopUrl}/wp-json/wp/v2/pages?slug=home`);
  const [page] = await response.json();
  return `/admin/builder/${page.id}`;
}
