import { setTimeout as sleep } from 'node:timers/promises';
import type { Compare } from './load/compare-with-floor.ts';
import type { HttpRequest } from './load/http-request.ts';
import { residentMegabytes } from './memory.ts';
import type { Figure } from './report.ts';
import { fillCart, productIds } from './shop-client.ts';
import type { ShopServer } from './shop-server.ts';
import { size } from './size.ts';
import { pageWeight } from './weight.ts';

export const PRODUCT = '/product/stoneware-mug';
const CLIENT = 'dist/client';
const CONNECTIONS = 10;
/** The encoding that browsers request. */
export const COMPRESSED = { 'accept-encoding': 'br' };

export async function memoryAtRest(shop: ShopServer): Promise<Figure> {
  const atStart = residentMegabytes(shop.pid);
  // The shop renders its first pages right after the start.
  await sleep(size.restMs);
  return {
    what: 'memory at rest with the demo shop',
    measured: residentMegabytes(shop.pid),
    unit: 'MB',
    budget: { atMost: 150 },
    note: `${Math.round(atStart)} MB when it began to listen`,
  };
}

export function cachedPage(shop: ShopServer, compare: Compare): Promise<Figure[]> {
  const request = { path: PRODUCT, headers: COMPRESSED };
  return compare({
    what: 'cached page',
    budget: { atMost: 1.5 },
    server: shop,
    work: { clients: Array.from({ length: CONNECTIONS }, () => [request]) },
    note: 'product page, compressed',
  });
}

/** For a shop without a page cache: every answer is made anew. */
export async function uncachedFigures(shop: ShopServer, compare: Compare): Promise<Figure[]> {
  const sitemap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
  const pathsBelow = (folder: string) =>
    [...sitemap.matchAll(/<loc>[^<]*?(\/[\w-]+\/)([^/<]+)</g)].flatMap(([, within, slug]) =>
      within === folder ? [{ path: `${folder}${slug}` }] : [],
    );
  const products = pathsBelow('/product/');
  const listings = pathsBelow('/product-category/');
  const list = { path: '/wp-json/wc/store/v1/products?per_page=12' };
  const repeated = (request: HttpRequest) => Array.from({ length: CONNECTIONS }, () => [request]);
  const figures: Figure[] = [];
  for (const { clients, ...subject } of [
    {
      what: 'product page rendered anew',
      budget: { atMost: 120, goalMs: 3.5 },
      clients: eachFromAnotherStart(products),
      note: `${products.length} products in turn, page cache off, uncompressed`,
    },
    {
      what: 'listing rendered anew',
      budget: { atMost: 120, goalMs: 3.5 },
      clients: eachFromAnotherStart(listings),
      note: `${listings.length} categories in turn, page cache off, uncompressed`,
    },
    {
      what: 'Store API, list of 12 products',
      budget: { atMost: 28 },
      clients: repeated(list),
      note: 'page cache off, uncompressed',
    },
    {
      what: 'Store API, list of 12 products, compressed',
      budget: { atMost: 45 },
      clients: repeated({ ...list, headers: COMPRESSED }),
      note: 'page cache off',
    },
  ]) {
    figures.push(...(await compare({ ...subject, server: shop, work: { clients } })));
  }
  return figures;
}

/** Connections that asked for the same page at the same time would share one rendering of it. */
function eachFromAnotherStart<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: CONNECTIONS }, (_, client) => {
    const start = Math.floor((client / CONNECTIONS) * items.length);
    return [...items.slice(start), ...items.slice(0, start)];
  });
}

export async function weightFigures({ address }: ShopServer): Promise<Figure[]> {
  const ids = await productIds(address, ['wool-throw']);
  const { cookie } = await fillCart(address, ids);
  const html = async (path: string) =>
    (await fetch(address + path, { headers: { cookie } })).text();
  const product = await html(PRODUCT);
  const pages = [product, await html('/shop'), await html('/checkout')];
  const weights = pages.map((page) => pageWeight(page, CLIENT));
  const kilobytes = (what: string, measured: number, max: number): Figure => {
    return { what, measured, unit: 'KB', budget: { atMost: max } };
  };
  const style = Math.max(...weights.map((weight) => weight.style));
  return [
    kilobytes('HTML of the product page', Buffer.byteLength(product) / 1024, 95),
    kilobytes('script, product page', weights[0]?.script ?? 0, 100),
    kilobytes('script, listing', weights[1]?.script ?? 0, 85),
    kilobytes('script, checkout', weights[2]?.script ?? 0, 120),
    kilobytes('style, any page', style, 20),
  ];
}
