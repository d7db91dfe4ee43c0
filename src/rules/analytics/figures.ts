// The figures of reports. Money is in minor units and without tax where nothing else is said; a refund
// counts on the day it was made.
// Example: a tray of 48.00 with 4.80 off, 6.00 shipping and 4.36 tax is gross 48.00, discount 4.80,
// net 43.20 and total 53.56.

export const FIGURE_NAMES = [
  'orders',
  'items',
  'gross',
  'discount',
  'refunds',
  'tax',
  'shipping',
  'shippingTax',
  'costed',
  'cost',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/**
 * `items` in thousandths, as quantities have three decimals and sums of fractions drift. `gross` before
 * discounts and refunds. `tax`, of which `shippingTax` is a part, and `shipping` are what is left of
 * them after refunds. `costed` is what of net was sold of items whose cost is known, and `cost` what
 * these cost the shop.
 */
export type Figures = Readonly<Record<FigureName, number>>;

export const NO_FIGURES: Figures = {
  orders: 0,
  items: 0,
  gross: 0,
  discount: 0,
  refunds: 0,
  tax: 0,
  shipping: 0,
  shippingTax: 0,
  costed: 0,
  cost: 0,
};

/** One plus the other, or minus it with the factor -1. */
export function addFigures(one: Figures, other: Figures, factor: 1 | -1 = 1): Figures {
  const sum = { ...one };
  for (const name of FIGURE_NAMES) sum[name] = one[name] + factor * other[name];
  return sum;
}

export function isNothing(figures: Figures): boolean {
  return FIGURE_NAMES.every((name) => figures[name] === 0);
}

/** What the goods brought in: without tax and shipping. */
export function getNet({ gross, discount, refunds }: Figures): number {
  return gross - discount - refunds;
}

/** All that was paid and not refunded. */
export function getTotal(figures: Figures): number {
  return getNet(figures) + figures.tax + figures.shipping;
}

/** What is left of net sales after what the goods cost, where that is known; null where it is of nothing. */
export function getProfit({ costed, cost }: Figures): number | null {
  return costed === 0 && cost === 0 ? null : costed - cost;
}

/** Net for each order, as WooCommerce reports it; 0 without any. */
export function average(figures: Figures): number {
  return figures.orders === 0 ? 0 : Math.round(getNet(figures) / figures.orders);
}

/** What reports are sorted by. */
export const SORTABLE_FIGURES = [
  'net',
  'gross',
  'orders',
  'items',
  'discount',
  'refunds',
  'tax',
  'total',
] as const;
export type SortableFigure = (typeof SORTABLE_FIGURES)[number];
export type FigureBounds = Readonly<Record<SortableFigure, number>>;

export const NO_BOUNDS: FigureBounds = {
  net: 0,
  gross: 0,
  orders: 0,
  items: 0,
  discount: 0,
  refunds: 0,
  tax: 0,
  total: 0,
};

export function sortableFigure(figures: Figures, name: SortableFigure): number {
  if (name === 'net') return getNet(figures);
  return name === 'total' ? getTotal(figures) : figures[name];
}

/**
 * Adds what the figures bring and leaves out what they take away: no sum of some of the figures is
 * above the bounds that all of them were added to. With the factor -1 they are taken out again.
 */
export function addBounds(
  bounds: FigureBounds,
  figures: Figures,
  factor: 1 | -1 = 1,
): FigureBounds {
  const sum = { ...bounds };
  for (const name of SORTABLE_FIGURES) {
    sum[name] += factor * Math.max(0, sortableFigure(figures, name));
  }
  return sum;
}

/** In hundredths of a percent; null where there was nothing to compare with. */
export function getChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 10_000);
}
