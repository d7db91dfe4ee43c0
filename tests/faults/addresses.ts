import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { openFaultShop } from './fault-shop.ts';
import { inGroups } from './shopper.ts';
import { getMemory } from './watch-shop.ts';

const CACHE = 32;
/** What the process may grow by beyond the page cache, in megabytes. */
const MARGIN = 150;

/** Pages that are rendered, pages that are not there, searches and calls, in turn. */
const addresses: readonly ((at: number) => string)[] = [
  (at) => `/shop?min_price=${at % 500}&max_price=${501 + Math.floor(at / 500)}`,
  (at) => `/?s=word${at}`,
  (at) => `/nowhere-${at}`,
  (at) => `/product/none-${at}`,
  (at) => `/product/piece?attribute_size=${at}`,
  (at) => `/wp-json/wc/store/v1/products?search=word${at}`,
  (at) => `/search?q=word${at}`,
  (at) => `/wp-admin/admin-ajax.php?action=none${at}`,
];

/** So many addresses, each of another visitor: the process grows by the page cache and a margin. */
export async function manyAddresses(count: number): Promise<string> {
  const env = { PAGE_CACHE_MB: String(CACHE), TRUST_PROXY: '1' };
  const shop = await openFaultShop({ stock: 5, env });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    await shop.start();
    const [address = ''] = shop.addresses;
    const before = await getMemory(address);
    let peak = before;
    await inGroups(Array.from({ length: count }), 8, async (_, at) => {
      const path = addresses[at % addresses.length]?.(at) ?? '/';
      const status = await ask(
        agent,
        `${address}${path}`,
        `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      );
      assert.ok(status < 500, `${status} at ${path}`);
      if (at % 1000 === 0) peak = Math.max(peak, await getMemory(address));
    });
    const after = await getMemory(address);
    peak = Math.max(peak, after);
    const line = `${count} addresses: from ${before} to ${after} MB, at most ${peak} MB`;
    assert.ok(
      peak <= before + CACHE + MARGIN,
      `${line}; the bound is ${before + CACHE + MARGIN} MB`,
    );
    return `${line} (bound ${before + CACHE + MARGIN} MB)`;
  } finally {
    agent.destroy();
    await shop.close();
  }
}

function ask(agent: Agent, address: string, from: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    }).once('error', reject);
  });
}
