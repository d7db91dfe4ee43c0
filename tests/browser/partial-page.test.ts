import type { Page } from '@playwright/test';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

// A browser paints what has arrived of a document, and where a packet ends is chance. So the document
// is sent up to one element after the other, and what is there must be where it is in the whole page.

onWideScreenOnly();

const LISTING = '/product-category/textiles';

const CUTS = [
  { before: '<form autoComplete="off"', stay: ['main h1', 'main h1 + p', 'main header .prose'] },
  { before: '<a href="/my-account"', stay: ['.main-nav', '#header-search form'] },
  { before: '</form></search>', stay: ['.main-nav', '#header-search form'] },
];

/** Serves the page only up to this text. */
async function cut(page: Page, before: string): Promise<void> {
  await page.route(`**${LISTING}`, async (route) => {
    const response = await route.fetch();
    const fullText = await response.text();
    expect(fullText).toContain(before);
    await route.fulfill({ response, body: fullText.slice(0, fullText.indexOf(before)) });
  });
}

async function place(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  return box ?? { x: Number.NaN, y: Number.NaN };
}

test('what has arrived of a page stays in its place', async ({ page }) => {
  await page.goto(LISTING);
  const positions = new Map<string, { x: number; y: number }>();
  for (const selector of CUTS.flatMap(({ stay }) => stay)) {
    positions.set(selector, await place(page, selector));
  }
  for (const { before, stay } of CUTS) {
    await cut(page, before);
    await page.goto(LISTING);
    for (const selector of stay) {
      const { x, y } = await place(page, selector);
      const last = positions.get(selector);
      const moved = Math.max(Math.abs(x - (last?.x ?? 0)), Math.abs(y - (last?.y ?? 0)));
      // A browser counts no move of less than three pixels.
      expect(moved, `${selector}, cut before ${before}`).toBeLessThan(3);
    }
    await page.unroute(`**${LISTING}`);
  }
});
