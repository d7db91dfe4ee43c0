import { untilHydrated } from './support/hydrated.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

test('what comes into sight is handled at once, and what follows not before 100 ms are over [TH-36]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const probe: { delays: unknown[]; see: (() => void)[] } = { delays: [], see: [] };
    Object.assign(window, { probe });
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delay?: number) => {
      probe.delays.push(delay);
      return setTimeout(run, delay);
    }) as typeof window.setTimeout;
    // Reports nothing by itself: the test says what is in sight.
    window.IntersectionObserver = class {
      readonly root = null;
      readonly rootMargin = '';
      readonly thresholds: readonly number[] = [];
      readonly #report: IntersectionObserverCallback;
      readonly #part: unknown;
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#report = report;
        this.#part = options?.threshold;
      }
      observe(target: Element) {
        if (this.#part !== 0.1) return;
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        probe.see.push(() => this.#report([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto('/product/oak-serving-tray');
  await untilHydrated(page);
  const timers = () =>
    page.evaluate(() => {
      const { probe } = window as unknown as { probe: { delays: unknown[]; see: (() => void)[] } };
      const [see] = probe.see;
      if (!see) return null;
      probe.delays.length = 0;
      see();
      const first = [...probe.delays];
      see();
      return { first, second: probe.delays.slice(first.length) };
    });
  await expect.poll(timers).toEqual({ first: [100], second: [] });
});
