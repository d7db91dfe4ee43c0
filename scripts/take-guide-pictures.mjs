// @ts-check
// `node scripts/run.mjs scripts/take-guide-pictures.mjs [name …]`: takes the pictures of the guide of
// the admin from a demo shop that is filled for it, as small WebP files in src/admin/help/pictures. They
// are taken again when what they show has changed. `SHOP_URL` and `SHOP_PASSWORD` name a running shop.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parseGuide } from '../src/rules/guide/parse-guide.ts';
import { logIn } from '../tests/browser/support/account.ts';
import startShop from '../tests/browser/support/start-shop.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './pinned-node.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const folder = join(root, 'src/admin/help');
const SCREEN = { viewport: { width: 940, height: 760 }, deviceScaleFactor: 1.5 };
/** Of a picture, in pixels of the page: what is below is described in words. */
const HEIGHT = 560;
const QUALITY = 62;
const LARGEST_BYTES = 90_000;

/** Pictures of screens that are reached from a list. */
/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const STEPS = {
  order: async (page) => openRow(page, '/admin/orders', 3),
  product: async (page) => openRow(page, '/admin/products', 6),
  customer: async (page) => openRow(page, '/admin/customers', 3),
  page: async (page) => openRow(page, '/admin/pages', 0),
  zone: async (page) => {
    await page.goto('/admin/settings/zones');
    await page.getByRole('link', { name: /United States/ }).click();
    await page.getByText('Shipping methods').waitFor();
  },
  email: async (page) => {
    await page.setViewportSize({ width: 1280, height: 760 });
    await page.goto('/admin/settings/email-texts/order-processing');
    await page.getByRole('button', { name: 'Phone' }).click();
  },
  'media-one': async (page) => {
    await page.goto('/admin/media');
    await page
      .getByRole('button', { name: /letterbox flowers/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  attributes: async (page) => {
    await page.goto('/admin/attributes');
    await page.getByRole('button', { name: /^Colour/ }).click();
    await page.getByText('Add a value').waitFor();
  },
};

const images = readdirSync(join(folder, 'guide'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const { blocks } = parseGuide(readFileSync(join(folder, 'guide', file), 'utf8'));
    const files = blocks.flatMap((block) => (block.kind === 'image' ? [block.file] : []));
    const section = file.slice(0, -'.md'.length);
    return files.map((each) => ({ section, name: each.slice(0, -'.webp'.length) }));
  });
const requested = process.argv.slice(2);

const browserFile = await findChromium();
if ('missing' in browserFile) throw new Error(browserFile.missing);
const stop = await startShop();
const browser = await chromium.launch({
  executablePath: browserFile.path,
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(join(folder, 'pictures'), { recursive: true });
let bytes = 0;
try {
  const context = await browser.newContext({
    ...SCREEN,
    baseURL: process.env.SHOP_URL ?? '',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await logIn(page, 'administrator@example.com', '/admin');
  for (const { section, name } of images) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    bytes += await take(page, section, name);
  }
} finally {
  await browser.close();
  await stop?.();
}
console.log(`${Math.round(bytes / 1024)} KB together`);

/**
 * @param {Page} page
 * @param {string} section
 * @param {string} name
 */
async function take(page, section, name) {
  await page.setViewportSize(SCREEN.viewport);
  const step = STEPS[name];
  if (step) await step(page);
  else await page.goto(section === 'home' ? '/admin' : `/admin/${section}`);
  const content = page.locator('#main-content');
  await content.waitFor();
  // With the frame of an email in it a page is never idle.
  if (name !== 'email') await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // What fades in.
  await wait(600);
  const dialog = page.getByRole('dialog');
  const part = (await dialog.count()) > 0 ? dialog : content;
  const box = await part.boundingBox();
  if (!box) throw new Error(`${name}: nothing to see`);
  const clip = { ...box, height: Math.min(box.height, HEIGHT, 760 - box.y) };
  const file = join(folder, 'pictures', `${name}.webp`);
  const { size } = await sharp(await page.screenshot({ clip }))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(`${name}.webp: ${Math.round(size / 1024)} KB`);
  if (size > LARGEST_BYTES) throw new Error(`${file} is larger than ${LARGEST_BYTES} bytes`);
  return size;
}

/**
 * @param {Page} page
 * @param {string} path of a list
 * @param {number} row
 */
async function openRow(page, path, row) {
  await page.goto(path);
  await page.locator('tbody tr').nth(row).locator('td').nth(1).click();
  await page.waitForURL((url) => url.pathname.startsWith(`${path}/`));
  await page.waitForLoadState('networkidle');
}
