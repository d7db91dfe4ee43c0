import { chromium } from '@playwright/test';
import { size } from './size.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
];

/** The largest cumulative layout shift over the pages, at phone and desktop width, scrolled through. */
export async function largestLayoutShift(
  executablePath: string,
  addresses: string[],
): Promise<{ shift: number; address: string }> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  let worst = { shift: 0, address: '' };
  try {
    for (const width of [390, 1280]) {
      for (const address of addresses) {
        const page = await browser.newPage({ viewport: { width, height: 844 } });
        await page.addInitScript(() => {
          const shifts = { total: 0 };
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              shifts.total += (entry as PerformanceEntry & { value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(address, { waitUntil: 'networkidle' });
        for (let step = 0; step < size.browser.scrolls; step += 1) {
          await page.mouse.wheel(0, 700);
          await page.waitForLoadState('networkidle');
        }
        const shift = await page.evaluate(
          () => (window as unknown as { shifts: { total: number } }).shifts.total,
        );
        if (shift > worst.shift) worst = { shift, address: `${address} at ${width} px` };
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return worst;
}
