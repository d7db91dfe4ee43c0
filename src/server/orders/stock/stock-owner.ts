import type { Sold } from '#server/catalog/facts/line-stock.ts';

/** Whether the owner of a line's stock manages it. */
export function isCounted(sold: Sold | null, owner: number): boolean {
  const row = sold?.variation?.id === owner ? sold.variation : sold?.product;
  return row?.manage_stock === 1;
}
