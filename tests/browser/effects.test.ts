import type { Locator, Page } from '@playwright/test';
import { countShifts, scrollTo } from './support/layout-shift.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

// The about page of the demo shop has an element of each kind.
onWideScreenOnly();
test.use({ images: true });
test.use({ viewport: { width: 1280, height: 600 } });

const HEIGHT = 600;
const moving = (page: Page) => page.locator('main [data-parallax]');
const entering = (page: Page) => page.locator('main [data-animate]');
const counting = (page: Page) => page.locator('main [data-count-up]', { hasText: '1,240' });

/** Where an element is in the layout, whatever its transform. */
const layoutTop = (element: Locator) =>
  element.evaluate((it: HTMLElement) => {
    let top = 0;
    for (let at: Element | null = it; at instanceof HTMLElement; at = at.offsetParent) {
      top += at.offsetTop;
    }
    return top;
  });

/** Scrolls until the element's upper edge is at this part of the window's height. */
async function bring(page: Page, element: Locator, part: number): Promise<void> {
  await scrollTo(page, (await layoutTop(element)) - HEIGHT * part);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

const opacity = (element: Locator) =>
  element.evaluate((it) => Number.parseFloat(getComputedStyle(it).opacity));

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('marked elements move at another rate and come in at 101% of the window [TH-29] [TH-30]', async ({
    page,
  }) => {
    const shifted = await countShifts(page);
    await page.goto('/about');
    /** How far it is from where the layout has it. */
    const moved = async () =>
      (await moving(page).evaluate((it) => it.getBoundingClientRect().top + window.scrollY)) -
      (await layoutTop(moving(page)));
    await bring(page, moving(page), 0.9);
    const low = await moved();
    await bring(page, moving(page), 0.1);
    const high = await moved();
    expect(low).toBeGreaterThan(10);
    expect(high).toBeLessThan(-10);

    await bring(page, entering(page), 1.02);
    expect(await opacity(entering(page))).toBe(0);
    await bring(page, entering(page), 1);
    expect(await opacity(entering(page))).toBeGreaterThan(0);
    await bring(page, entering(page), 0.3);
    expect(await opacity(entering(page))).toBe(1);
    expect(await shifted()).toBeLessThan(0.01);
  });

  test('where CSS has no scroll-driven animations, script does the same [TH-29] [TH-30]', async ({
    page,
  }) => {
    const shifted = await countShifts(page);
    await page.addInitScript(() => {
      Object.assign(CSS, { supports: (text: string) => !text.includes('animation-timeline') });
    });
    await page.route(/\/effects-[^/]*\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('animation-timeline', 'other-timeline');
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await expect(entering(page)).toHaveAttribute('data-effect', 'waiting');
    expect(await opacity(entering(page))).toBe(0);
    await bring(page, entering(page), 1);
    await expect(entering(page)).toHaveAttribute('data-effect', 'started');
    await expect.poll(() => opacity(entering(page))).toBe(1);

    const shift = () =>
      moving(page).evaluate((it: HTMLElement) =>
        Number.parseFloat(it.style.translate.split(' ')[1] ?? ''),
      );
    await bring(page, moving(page), 0.9);
    await expect.poll(shift).toBeGreaterThan(10);
    await bring(page, moving(page), 0.1);
    await expect.poll(shift).toBeLessThan(-10);
    expect(await shifted()).toBeLessThan(0.01);
  });

  test('a number counts from 0 for 4 seconds once it comes into the window [TH-31] [TH-32]', async ({
    page,
  }) => {
    const shifted = await countShifts(page);
    await page.goto('/about');
    const number = await counting(page).elementHandle();
    if (!number) throw new Error('the page has no number');
    await page.evaluate((element) => {
      const displayed: { text: string; true: string; at: number }[] = [];
      Object.assign(window, { shown: displayed });
      new MutationObserver(() => {
        // Without the attribute it shows its text, which stays the true number.
        const counted = element.getAttribute('data-counted') ?? element.textContent ?? '';
        displayed.push({ text: counted, true: element.textContent ?? '', at: performance.now() });
      }).observe(element, { attributeFilter: ['data-counted'], childList: true, subtree: true });
    }, number);
    const readDisplayed = () =>
      page.evaluate(
        () => (window as unknown as { shown: { text: string; true: string; at: number }[] }).shown,
      );
    const place = counting(page);
    await page.waitForLoadState('networkidle');
    await bring(page, place, 1.03);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await readDisplayed()).toEqual([]);

    await scrollTo(page, (await page.evaluate(() => window.scrollY)) + HEIGHT * 0.05);
    await expect.poll(async () => (await readDisplayed()).length).toBeGreaterThan(0);
    await expect.poll(async () => (await readDisplayed()).at(-1)?.text).toBe('1,240');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    const all = await readDisplayed();
    expect(all[0]?.text).toBe('0');
    expect(new Set(all.map((each) => each.true))).toEqual(new Set(['1,240']));
    const values = all.map(({ text }) => Number(text.replace(',', '')));
    expect(values.every(Number.isInteger)).toBe(true);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const took = (all.at(-1)?.at ?? 0) - (all[0]?.at ?? 0);
    expect(took).toBeGreaterThan(3900);
    expect(took).toBeLessThan(8000);
    expect(await shifted()).toBeLessThan(0.01);
  });
});

test('with reduced motion nothing moves and nothing counts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/effects-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await bring(page, entering(page), 1);
  expect(await opacity(entering(page))).toBe(1);
  await bring(page, counting(page), 0.5);
  await expect(counting(page)).toHaveText('1,240');
  expect(await moving(page).evaluate((it) => it.getAnimations().length)).toBe(0);
  expect(scripts).toEqual([]);
});
