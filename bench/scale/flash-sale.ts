// A flash sale as a list of requests: who comes when, and what they ask for.

export const REQUEST_KINDS = ['cached', 'anew', 'add', 'order'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export interface Sale {
  visitors: number;
  seconds: number;
  /** Visitors of each tenth of that time, as shares; the first is the rush. */
  arrivals: readonly number[];
  /** Pages that a visitor looks at, and how long at each. */
  pages: number;
  secondsAPage: number;
  /** Of the pages, those that are not in the cache. */
  anew: number;
  /** Of the visitors, those who add the product to their cart, and those who order it. */
  adding: number;
  ordering: number;
}

/** Assumed, not measured: a newsletter to 100,000 that all read within ten minutes. */
export const SALE: Sale = {
  visitors: 100_000,
  seconds: 600,
  arrivals: [0.25, 0.18, 0.13, 0.1, 0.08, 0.07, 0.06, 0.05, 0.04, 0.04],
  pages: 5,
  secondsAPage: 12,
  anew: 0.02,
  adding: 0.2,
  ordering: 0.05,
};

export interface SaleRequest {
  /** In milliseconds from the start. */
  at: number;
  kind: RequestKind;
}

/**
 * In the order of their time; the same for the same `random`. Who orders looks at two pages more that are
 * never cached: cart and checkout.
 */
export function saleRequests(sale: Sale, random: () => number): SaleRequest[] {
  const requests: SaleRequest[] = [];
  const step = (sale.seconds * 1000) / sale.arrivals.length;
  for (const [at, share] of sale.arrivals.entries()) {
    const visitors = Math.round(sale.visitors * share);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      visit(sale, random, (at + random()) * step, requests);
    }
  }
  return requests.sort((one, other) => one.at - other.at);
}

function visit(sale: Sale, random: () => number, from: number, requests: SaleRequest[]): void {
  let at = from;
  const ask = (kind: RequestKind) => {
    requests.push({ at, kind });
    at += -Math.log(1 - random()) * sale.secondsAPage * 1000;
  };
  for (let page = 0; page < sale.pages; page += 1) ask(random() < sale.anew ? 'anew' : 'cached');
  const interest = random();
  if (interest < sale.adding) ask('add');
  if (interest < sale.ordering) {
    ask('anew');
    ask('anew');
    ask('order');
  }
}
