import { type Figures, getNet, getTotal } from './figures.ts';

// What the shop calls its sales, chosen once for all screens, files and emails: what was paid less what
// was refunded, without tax and shipping or with both.
// Example: a tray of 43.20 with 6.00 shipping and 4.36 tax, of which 3.20 were refunded, is sales of
// 40.00 (`net`), or of 50.36 with tax and shipping (`total`).

export const SALES_KINDS = ['net', 'total'] as const;
export type SalesKind = (typeof SALES_KINDS)[number];

export function getSales(figures: Figures, kind: SalesKind): number {
  return kind === 'net' ? getNet(figures) : getTotal(figures);
}

/** What an order brings on average, by the same definition; 0 without any. */
export function getAverageSales(figures: Figures, kind: SalesKind): number {
  return figures.orders === 0 ? 0 : Math.round(getSales(figures, kind) / figures.orders);
}
