import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';

const PATHS = [
  'wc-analytics/reports/orders/stats?before=9999-12-31T23:59:59',
  'vitrine/v1/analytics/totals.csv?before=9999-12-31&interval=month',
  'wc/v3/reports/sales?date_min=0001-01-01&date_max=9999-12-31',
  'wc/v3/orders?after=0001-01-01T00:00:00&before=9999-12-31T23:59:59',
  'wc/store/v1/products?before=%2B275760-09-12T00:00:00Z',
];
const PATIENCE_MS = 30_000;
/** Also on a machine that is busy with other things. */
const MAX_MS = 10_000;
/** The time of a stall, 30 seconds, with that of the stack and of a start. */
const MAX_STALL_MS = 60_000;

/** How long it took, and the status; null where there was no answer in time. */
async function timed(address: string, headers: Record<string, string> = {}) {
  const began = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(address, { headers, signal }).catch(() => null);
  return { ms: Math.round(performance.now() - began), status: response?.status ?? null };
}

/** How long nothing answers after the server has gone into a loop without end. */
async function stall(shop: AttackedShop): Promise<number> {
  const began = performance.now();
  process.kill(shop.server(), 'SIGWINCH');
  let status: number | null = null;
  while (status !== 200 && performance.now() - began < MAX_STALL_MS * 2) {
    ({ status } = await timed(`${shop.address}/healthz`));
  }
  return Math.round(performance.now() - began);
}

export const attack: Attack = {
  line: 2,
  title: 'one GET with a date of the year 9999 hangs the shop',
  before:
    'no answer for ever, `totals.csv` a 500 after 26 s; SIGTERM to the supervisor without effect',
  async run(shop, size) {
    const results = [];
    for (const path of PATHS) {
      const authorization = shop.managerKey;
      results.push(await timed(`${shop.address}/wp-json/${path}`, { authorization }));
    }
    results.push(await timed(`${shop.address}/healthz`));
    const slowest = Math.max(...results.map(({ ms }) => ms));
    const statuses = results.map(({ status }) => status);
    const refused = statuses.slice(0, -1).every((status) => status === 400);
    const isHandled = refused && statuses.at(-1) === 200 && slowest < MAX_MS;
    const figure = `400 for each, the slowest after ${slowest} ms`;
    if (size === 'short' || !isHandled) return { held: isHandled, figure };
    const stalled = await stall(shop);
    const named = shop.output().includes('at stallForEver');
    return {
      held: stalled < MAX_STALL_MS && named,
      figure: `${figure}; a loop without end is ended and the shop open again after ${Math.round(stalled / 1000)} s, with its stack in the log`,
    };
  },
};
