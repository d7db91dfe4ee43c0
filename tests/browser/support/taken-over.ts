import type { Page } from '@playwright/test';

/** Waits until the script has taken the page over: before that, what a test adds is not the page's. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
