import { type Figures, getAverageTotal, getNet, getTotal } from '#rules/analytics/figures.ts';
import type { Cell } from '#rules/csv/write-csv.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { DisplayedFigures } from '#wire/vitrine/analytics.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';

export function figureWriter(settings: Settings): (figures: Figures) => DisplayedFigures {
  const amount = amountWriter(settings);
  return (figures) => ({
    orders: figures.orders,
    items: figures.items / 1000,
    gross: amount(figures.gross),
    discount: amount(figures.discount),
    refunds: amount(figures.refunds),
    net: amount(getNet(figures)),
    tax: amount(figures.tax),
    shipping: amount(figures.shipping),
    total: amount(getTotal(figures)),
    average: amount(getAverageTotal(figures)),
  });
}

export const FIGURE_COLUMNS = [
  'orders',
  'items',
  'gross',
  'discount',
  'refunds',
  'net',
  'tax',
  'shipping',
  'total',
  'average',
] as const;

/** Amounts as numbers: the text of a negative one would be taken for a formula. */
export function figureCells(figures: DisplayedFigures): Cell[] {
  return FIGURE_COLUMNS.map((name) => Number(figures[name]));
}
