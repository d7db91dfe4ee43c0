import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { quotedAttributes } from './quoted-attributes.ts';

export const MUG = '/product/stoneware-mug';
export const LOAD_MORE = 'wcpr_ajax_load_more_reviews';

/** The reviews of a page, with their script loaded. */
export async function openReviews(page: Page, address = `${MUG}#reviews`): Promise<Locator> {
  await page.goto(address);
  const section = page.locator('[data-reviews]');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-started', '');
  return section;
}

/** Rendered with other settings than the shop has; call before `goto`. */
export async function redraw(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => /^\/(product\/|about|reviews)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(quotedAttributes(await response.text())) });
    },
  );
}

/** Records every call of this name from now on. */
export function getCalls(page: Page, action: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const form = /urlencoded/.test(request.headers()['content-type'] ?? '');
    const sent = new URLSearchParams(form ? (request.postData() ?? '') : url.search);
    if (sent.get('action') === action) calls.push(sent);
  });
  return calls;
}

export const cards = (section: Locator) => section.locator('[data-review-list] > li');
export const filter = (section: Locator, name: string) =>
  section.locator(`[data-filter="${name}"]`);
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Review', exact: true });

/** Opens the popup by the first image of the list. */
export async function openPopup(page: Page, section: Locator): Promise<Locator> {
  await section.locator('[data-review-list] [data-media]').first().click();
  await expect(popup(page)).toBeVisible();
  return popup(page);
}
