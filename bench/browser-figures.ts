import { findChromium } from '../scripts/find-chromium.mjs';
import { measureLongTasks } from './hydration.ts';
import { largestLayoutShift } from './layout-shift.ts';
import { PRODUCT } from './page-figures.ts';
import type { Figure } from './report.ts';
import type { ShopServer } from './shop-server.ts';
import { size } from './size.ts';

const PAGES = [
  '/',
  '/shop',
  '/product-category/textiles',
  PRODUCT,
  '/search?s=linen',
  '/journal',
  '/about',
];

/** Finds a Chromium or installs one. */
export async function requireChromium(): Promise<string> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(`The pages cannot be measured: ${found.missing}.`);
  return found.path;
}

export async function browserFigures({ address }: ShopServer, chromium: string): Promise<Figure[]> {
  const addresses = PAGES.slice(0, size.browser.pages).map((path) => address + path);
  const worst = await largestLayoutShift(chromium, addresses);
  const tasks = await measureLongTasks(chromium, address + PRODUCT);
  return [
    {
      what: 'largest layout shift',
      measured: worst.shift,
      unit: '',
      budget: { atMost: 0.01 },
      ...(worst.address && { note: worst.address }),
    },
    {
      what: 'longest task of hydration, 4x slower',
      measured: tasks.hydration,
      unit: 'ms',
      budget: { atMost: 150 },
      note: 'product page',
    },
    {
      what: 'longest other task, 4x slower',
      measured: tasks.other,
      unit: 'ms',
      budget: { atMost: 50 },
      note: 'product page, after its first paint',
    },
  ];
}
