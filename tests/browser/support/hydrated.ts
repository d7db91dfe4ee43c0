import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: before that, React would discard what a test adds. An island is
 * hydrated by itself, when it is near: name an element of it.
 */
export async function untilHydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );
}

const MAX_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 40;

/**
 * The same for a page that was just opened, if it has a script at all. A page that is not hydrated
 * within the time, because a test blocks its script, is left as it is. Polled from outside: a page
 * whose clock stands still could not wait by itself.
 */
export async function untilHydratedIfEver(page: Page): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (performance.now() < until) {
    const done = await page.evaluate(
      () =>
        !document.getElementById('start') ||
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    );
    if (done) return;
    await sleep(LOOK_EVERY_MS);
  }
}
