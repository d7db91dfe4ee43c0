import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpRequest } from '../load/http-request.ts';
import type { Load } from '../load/load.ts';
import { filledForm, orderPost } from '../order-load.ts';
import { COMPRESSED, PRODUCT } from '../page-figures.ts';
import { fillCart, formPost, productIds } from '../shop-client.ts';
import { size } from '../size.ts';
import type { WorkerShop } from './worker-shops.ts';

// What is sent to shops of one, two and four workers.

/** Divisible by each number of workers. */
const CONNECTIONS = 12;
/** Can be back-ordered: no stock ends the run. */
const ENDLESS = 'wool-throw';
const { roundSeconds, warmUpMs, warmUpOrders, roundOrders, rounds } = size.workers;

export interface Work {
  /** Until every worker has compiled what is called often. */
  warmUp(run: (load: Omit<Load, 'port'>) => Promise<unknown>): Promise<void>;
  round(at: number): Omit<Load, 'port'>;
  /** Waits for the work that the requests leave behind. */
  settle?(): Promise<void>;
}

type Repeated = Pick<Load, 'clients' | 'expect' | 'pipelined'>;

export async function cachedPages(shop: WorkerShop): Promise<Work> {
  // The id is part of the response: of one length, as the generator counts bytes.
  const headers = { ...COMPRESSED, 'x-request-id': 'bench-flood' };
  const clients = Array.from({ length: CONNECTIONS }, () => [{ path: PRODUCT, headers }]);
  return repeated(shop, { clients, pipelined: 16 });
}

export async function pagesAnew(shop: WorkerShop): Promise<Work> {
  const sitemap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*?(\/product\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => ({ path }),
  );
  // Connections that asked for the same page at the same time would share one rendering of it.
  const clients = Array.from({ length: CONNECTIONS }, (_, client) => {
    const start = Math.floor((client / CONNECTIONS) * pages.length);
    return [...pages.slice(start), ...pages.slice(0, start)];
  });
  return repeated(shop, { clients });
}

export async function additions(shop: WorkerShop): Promise<Work> {
  const [product = 0] = await productIds(shop.address, [ENDLESS]);
  const clients: HttpRequest[][] = [];
  while (clients.length < CONNECTIONS) {
    const { cookie } = await fillCart(shop.address, [product]);
    const path = '/?wc-ajax=add_to_cart&vitrine_data=1&fragments=';
    clients.push([formPost(path, cookie, { product_id: String(product) })]);
  }
  return repeated(shop, { clients });
}

function repeated({ workers, cpuMs }: WorkerShop, load: Repeated): Work {
  const round = { ...load, until: { seconds: roundSeconds }, workers };
  return {
    async warmUp(run) {
      const start = cpuMs();
      do await run(round);
      while (cpuMs() - start < warmUpMs * workers);
    },
    round: () => round,
  };
}

/** Each sends the form of a cart that was filled before, as a browser does, with every field of it. */
export async function orders(shop: WorkerShop): Promise<Work> {
  const { address, workers } = shop;
  const ids = await productIds(address, [ENDLESS]);
  const form = await filledForm(address, (await fillCart(address, ids)).cookie);
  const prepare = async (count: number): Promise<Omit<Load, 'port'>> => {
    const posts: HttpRequest[] = [];
    const fill = async () => {
      while (posts.length < count) {
        posts.push(orderPost(form, (await fillCart(address, ids)).cookie));
      }
    };
    await Promise.all(Array.from({ length: 4 }, fill));
    const clients = Array.from({ length: CONNECTIONS }, (_, client) =>
      posts.filter((_, at) => at % CONNECTIONS === client),
    );
    return { clients, until: 'all sent', expect: '"result":"success"', workers };
  };
  const first = await prepare(warmUpOrders * workers);
  const prepared: Omit<Load, 'port'>[] = [];
  while (prepared.length < rounds) prepared.push(await prepare(roundOrders));
  return {
    async warmUp(run) {
      await run(first);
    },
    round(at) {
      const load = prepared[at];
      if (!load) throw new Error(`No orders are prepared for round ${at}.`);
      return load;
    },
    settle: () => noJobsLeft(shop),
  };
}

/** Emails are jobs: they are written while the shop has time. */
async function noJobsLeft({ database }: WorkerShop): Promise<void> {
  const due = database.db
    .selectFrom('jobs')
    .select('id')
    .where('recurring', 'is', null)
    .where('state', '!=', 'dead')
    .limit(1);
  while (await due.where('run_at', '<=', Date.now()).executeTakeFirst()) await sleep(50);
}
