import { expect, type Page } from '@playwright/test';

/** Whether a request of the page itself reaches the shop. */
function reachesShop(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ),
  );
}

/**
 * Turns the network off or on for all pages of the context. Chromium answers before its network
 * process has applied the change, so a press right after it could still see the state before.
 */
async function setNetwork(page: Page, on: boolean): Promise<void> {
  await page.context().setOffline(!on);
  await expect.poll(() => reachesShop(page), 'the page reaches the shop').toBe(on);
}

export const goOffline = (page: Page) => setNetwork(page, false);
export const goOnline = (page: Page) => setNetwork(page, true);
