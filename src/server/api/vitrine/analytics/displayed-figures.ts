import { type Figures, getNet, getProfit, getTotal } from '#rules/analytics/figures.ts';
import { getAverageSales, getSales } from '#rules/analytics/sales.ts';
import type { Cell } from '#rules/csv/write-csv.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { DisplayedFigures } from '#wire/vitrine/analytics.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';

export function figureWriter(settings: Settings): (figures: Figures) => DisplayedFigures {
  const amount = amountWriter(settings);
  const kind = settings['analytics.sales'];
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
    average: amount(getAverageSales(figures, kind)),
    sales: amount(getSales(figures, kind)),
    costed: amount(figures.costed),
    cost: amount(figures.cost),
    profit: profitText(getProfit(figures), amount),
  });
}

function profitText(profit: number | null, amount: (value: number) => string): string | null {
  return profit === null ? null : amount(profit);
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
  'sales',
  'costed',
  'cost',
  'profit',
] as const;

/** Amounts as numbers: the text of a negative one would be taken for a formula. */
export function figureCells(figures: DisplayedFigures): Cell[] {
  return FIGURE_COLUMNS.map((name) => {
    const value = figures[name];
    return value === null ? null : Number(value);
  });
}
