import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { pricingFigures } from './cart-bench.ts';
import { cartLoadFigures } from './cart-load.ts';
import { catalogFigures } from './catalog-bench.ts';
import { type Child, startChild } from './child.ts';
import { floorIn, ratio } from './floor-ratio.ts';
import { longestTasks } from './hydration.ts';
import { largestLayoutShift } from './layout-shift.ts';
import { requestsPerSecond } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { optionFigures } from './options-bench.ts';
import { liftOrderLimits, orderLoadFigures } from './order-load.ts';
import { type Figure, figureLine, isMissed } from './report.ts';
import { reviewFigures } from './reviews-bench.ts';
import { pageWeight } from './weight.ts';

/**
 * `npm run bench`: the budgets that exist so far, each measured against a floor of the same run.
 * The shop runs as `npm start` runs it, on a temporary folder; `npm run bench -- catalog` measures
 * only the parts named.
 */
const CLIENT = 'dist/client';
const PRODUCT = '/product/stoneware-mug';
const chosen = new Set(process.argv.slice(2));
const wanted = (part: string) => chosen.size === 0 || chosen.has(part);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const floorOf = floorIn(folder);
const figures: Figure[] = [];
try {
  if (wanted('server')) await withShop({}, measureServer);
  if (wanted('server')) await withShop({ PAGE_CACHE_MB: '0' }, measureFresh);
  if (wanted('options')) figures.push(...optionFigures());
  if (wanted('cart')) figures.push(...pricingFigures());
  if (wanted('cart')) await withShop({}, measureCart);
  if (wanted('orders')) {
    await withShop({}, async () => undefined);
    liftOrderLimits(join(folder, 'data', 'shop.db'));
    await withShop({}, measureOrders);
  }
  if (wanted('catalog')) figures.push(...(await catalogFigures(folder)));
  if (wanted('reviews')) figures.push(...(await reviewFigures(folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const figure of figures) process.stdout.write(`${figureLine(figure)}\n`);
process.exitCode = figures.some(isMissed) ? 1 : 0;

async function withShop(
  env: Record<string, string>,
  measure: (shop: Child, address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const shop = await startChild(
    ['dist/server/main.js'],
    { ...settings, ...env },
    /Vitrine is open: \S+:(\d+)/,
  );
  try {
    await measure(shop, `http://127.0.0.1:${shop.port}`);
  } finally {
    await shop.stop();
  }
}

async function measureServer(shop: Child, address: string): Promise<void> {
  figures.push({
    what: 'memory at rest with the demo shop',
    measured: residentMegabytes(shop.pid),
    unit: 'MB',
    budget: { atMost: 150 },
  });
  const headers = { 'accept-encoding': 'br' };
  const packed = await rawBytes(address + PRODUCT, headers);
  const floor = await floorOf(packed, 'br', headers);
  const cached = await requestsPerSecond({ port: shop.port, paths: [PRODUCT], headers });
  figures.push(ratio('cached page', cached, floor, 0.5));

  const product = pageWeight(await (await fetch(address + PRODUCT)).text(), CLIENT);
  const listing = pageWeight(await (await fetch(`${address}/shop`)).text(), CLIENT);
  const style = Math.max(product.style, listing.style);
  figures.push(
    { what: 'script, product page', measured: product.script, unit: 'KB', budget: { atMost: 100 } },
    { what: 'script, listing', measured: listing.script, unit: 'KB', budget: { atMost: 85 } },
    { what: 'style, any page', measured: style, unit: 'KB', budget: { atMost: 20 } },
  );

  const pages = [
    '/',
    '/shop',
    '/product-category/textiles',
    PRODUCT,
    '/search?s=linen',
    '/journal',
  ];
  const worst = await largestLayoutShift(
    chromiumPath(),
    pages.map((path) => address + path),
  );
  figures.push({
    what: 'largest layout shift',
    measured: worst.shift,
    unit: '',
    budget: { atMost: 0.01 },
    ...(worst.address && { note: worst.address }),
  });

  const tasks = await longestTasks(chromiumPath(), address + PRODUCT);
  figures.push(
    {
      what: 'longest task of taking over, 4x slower',
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
  );
}

/** Every page drawn anew: the shop keeps nothing, and each connection asks for another product. */
async function measureFresh(shop: Child, address: string): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/product\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const plain = await rawBytes(address + PRODUCT, { 'accept-encoding': 'identity' });
  const floor = await floorOf(plain, 'identity', {});
  const fresh = await requestsPerSecond({ port: shop.port, paths });
  figures.push(ratio('product page drawn anew', fresh, floor, 0.06));
}

async function measureCart(shop: Child, address: string): Promise<void> {
  figures.push(...(await cartLoadFigures(shop, address, floorOf)));
}

async function measureOrders(shop: Child, address: string): Promise<void> {
  figures.push(...(await orderLoadFigures(shop, address, floorOf)));
}

async function rawBytes(address: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const tools = JSON.parse(readFileSync('.cache/tools.json', 'utf8')) as {
    chromium?: { path?: string };
  };
  const path = tools.chromium?.path;
  if (!path) throw new Error('No Chromium is known: run `npm test` once, or set CHROMIUM_PATH.');
  return path;
}
