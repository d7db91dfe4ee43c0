import { browserFigures, requireChromium } from './browser-figures.ts';
import { cartLoadFigures } from './cart-load.ts';
import { type Compare, compareWithFloor } from './load/compare-with-floor.ts';
import type { Cores } from './load/cores.ts';
import { startFloor } from './load/floor-server.ts';
import { startGenerator } from './load/load.ts';
import { liftOrderLimits, liftReadLimit, orderLoadFigures } from './order-load.ts';
import {
  COMPRESSED,
  cachedPage,
  memoryAtRest,
  PRODUCT,
  uncachedFigures,
  weightFigures,
} from './page-figures.ts';
import type { Figure } from './report.ts';
import { fetchBytes } from './shop-client.ts';
import { type ShopServer, startShop } from './shop-server.ts';

// The parts that measure the running shop, on one folder of data that is filled once.

export type ServerPart = 'server' | 'cart' | 'orders';

export interface ServerBench {
  /** A temporary folder for the shop's data. */
  folder: string;
  cores: Cores | null;
  isSelected(part: ServerPart): boolean;
  report(figures: readonly Figure[]): void;
}

export async function runServerBench(bench: ServerBench): Promise<void> {
  const { folder, cores, isSelected, report } = bench;
  const chromium = isSelected('server') ? await requireChromium() : null;
  const page = await withShop(bench, {}, ({ address }) =>
    fetchBytes(address + PRODUCT, COMPRESSED),
  );
  const generator = startGenerator(cores?.generator);
  const floor = await startFloor(folder, cores?.server, page);
  const compare: Compare = (subject) => compareWithFloor(generator, floor, subject);
  try {
    if (chromium !== null) await measurePages(bench, compare, chromium);
    if (isSelected('cart')) {
      await withShop(bench, {}, async (shop) => report(await cartLoadFigures(shop, compare)));
    }
    if (isSelected('orders')) {
      liftOrderLimits(folder);
      await withShop(bench, {}, async (shop) =>
        report(await orderLoadFigures(shop, compare, folder)),
      );
    }
  } finally {
    await floor.stop();
    await generator.stop();
  }
}

async function measurePages(bench: ServerBench, compare: Compare, chromium: string): Promise<void> {
  const { report } = bench;
  await withShop(bench, {}, async (shop) => {
    report([await memoryAtRest(shop)]);
    report(await cachedPage(shop, compare));
    report(await weightFigures(shop));
    report(await browserFigures(shop, chromium));
  });
  liftReadLimit(bench.folder);
  await withShop(bench, { PAGE_CACHE_MB: '0' }, async (shop) =>
    report(await uncachedFigures(shop, compare)),
  );
}

async function withShop<Result>(
  { folder, cores }: ServerBench,
  env: Record<string, string>,
  measure: (shop: ShopServer) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop({ folder, core: cores?.server, env });
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
}
