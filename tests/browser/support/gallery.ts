import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { withPageData } from './page-data.ts';

/** The gallery of a product page, with the slider's script loaded. */
export async function openGallery(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  await reachFor(gallery);
  return gallery;
}

/** The slider's script loads on the first interaction; until then the browser scrolls the strip. */
export async function reachFor(gallery: Locator): Promise<void> {
  await gallery.locator('[data-strip="native"]').dispatchEvent('pointerenter');
  await expect(gallery.locator('[data-strip="embla"]')).toBeVisible();
}

/** Drags with the mouse, from the middle of the visible part of `part`. */
export async function drag(page: Page, part: Locator, by: number): Promise<void> {
  const { x, y } = await inSight(page, part);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const steps = Math.min(Math.abs(by), 10);
  await page.mouse.move(x + by, y, { steps });
  await page.mouse.up();
}

/** Drags with a finger, as far to the one side of the middle as to the other, so that it stays on the screen. */
export async function swipe(page: Page, part: Locator, by: number): Promise<void> {
  const { x, y } = await inSight(page, part);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - by / 2 + at, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8);
  await touch('touchEnd', by);
}

async function inSight(page: Page, part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('Nothing there to touch.');
  const top = Math.max(box.y, 0);
  const end = Math.min(box.y + box.height, screen.height);
  return { x: box.x + box.width / 2, y: (top + end) / 2 };
}

/** For what must not happen within a time. */
export async function timePasses(page: Page, milliseconds: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, since + milliseconds);
}

interface Image {
  id: number;
  key: string;
  url: string;
  video?: { url: string; type: string; audio: boolean };
}
export interface ChangeableProduct {
  gallery: Image[];
  variations: { image: Image | null }[];
}

/** Changes the page data of the answer; the rendered HTML stays as it is. */
export async function changeProduct(
  page: Page,
  path: string,
  change: (product: ChangeableProduct) => void,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = withPageData(await response.text(), (json) => {
        const data = JSON.parse(json) as { data: { product: ChangeableProduct } };
        change(data.data.product);
        return JSON.stringify(data);
      });
      await route.fulfill({ response: response, body });
    },
  );
}
