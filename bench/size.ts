// How much the bench measures. `short` runs every part once, at the smallest size at which it works, as
// `npm test` does: that shows that each part still runs, and its figures say nothing about speed.

interface Size {
  /** How often a task is measured, and how often it is run before. */
  readonly repeat: (full: number) => number;
  readonly orders: Pair;
  readonly products: Pair;
  readonly reviews: Pair;
  readonly importRows: number;
  /** Pages that are asked for before an import, to compare with. */
  readonly quietPages: number;
  /** Of load on a server: rounds, processor time of one and of the warm-up. */
  readonly load: { rounds: number; roundMs: number; warmUpMs: number; warmUpSeconds: number };
  readonly placedOrders: { warmUp: number; round: number };
  /** Of several workers: the warm-up, in processor time and in orders, is of each. */
  readonly workers: {
    rounds: number;
    roundSeconds: number;
    warmUpMs: number;
    warmUpOrders: number;
    roundOrders: number;
  };
  /** In the browser: how many of the pages, and how far each is scrolled. */
  readonly browser: { pages: number; scrolls: number };
  /** How long a shop rests before its memory is measured. */
  readonly restMs: number;
}

/** A small shop and a large one. */
interface Pair {
  readonly small: number;
  readonly large: number;
}

const FULL: Size = {
  repeat: (full) => full,
  orders: { small: 1000, large: 100_000 },
  products: { small: 1000, large: 100_000 },
  reviews: { small: 1000, large: 1_000_000 },
  importRows: Number(process.env.BENCH_IMPORT_ROWS ?? 10_000),
  quietPages: 50,
  load: { rounds: 15, roundMs: 400, warmUpMs: 8000, warmUpSeconds: 1 },
  placedOrders: { warmUp: 1000, round: 100 },
  workers: { rounds: 3, roundSeconds: 0.8, warmUpMs: 2500, warmUpOrders: 120, roundOrders: 120 },
  browser: { pages: Number.POSITIVE_INFINITY, scrolls: 6 },
  restMs: 3000,
};

const SHORT: Size = {
  repeat: () => 1,
  // One an hour for more than thirty days, and more than a page of products.
  orders: { small: 800, large: 900 },
  products: { small: 120, large: 150 },
  // One product alone has a thousand.
  reviews: { small: 1000, large: 1100 },
  importRows: 20,
  quietPages: 3,
  load: { rounds: 1, roundMs: 20, warmUpMs: 0, warmUpSeconds: 0.2 },
  placedOrders: { warmUp: 10, round: 10 },
  workers: { rounds: 1, roundSeconds: 0.1, warmUpMs: 0, warmUpOrders: 3, roundOrders: 12 },
  browser: { pages: 1, scrolls: 1 },
  restMs: 0,
};

export const isShort = process.argv.slice(2).includes('short');
export const size: Size = isShort ? SHORT : FULL;

/** `100,000 against 1,000`. */
export function against({ small, large }: Pair): string {
  return `${thousands(large)} against ${thousands(small)}`;
}

export function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
