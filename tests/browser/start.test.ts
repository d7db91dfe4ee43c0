import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

const MUG = '/product/stoneware-mug';

/** However slow the machine is, the page's own time-out does not expire. */
async function endlessPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, wait?: number, ...values: unknown[]) =>
      wait === 2000 ? 0 : later(act, wait, ...values)) as typeof window.setTimeout;
  });
}

/** Whether the page is hydrated. */
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );

test('the first view has the line to itself: scripts are asked for once it is painted', async ({
  page,
}) => {
  await endlessPatience(page);
  // Observed before the page does, since it asks first. The entry's own time is the screen's and
  // may lie ahead.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        Object.assign(window, { paintSeenAt: performance.now() });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(MUG);
  await untilHydrated(page);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: (window as unknown as { paintSeenAt?: number }).paintSeenAt ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name) && !/\/start-/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
});

test('a browser that tells nothing of its painting has its scripts all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
  });
  await page.goto(MUG);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('whoever reaches for the page before it is painted is heard', async ({ page }) => {
  await endlessPatience(page);
  await page.addInitScript(() => {
    // Without any paint entry.
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(MUG, { waitUntil: 'commit' });
  await page.waitForLoadState();
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => isHydrated(page)).toBe(true);
});
