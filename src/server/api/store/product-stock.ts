import { type StockState, stockState, variationStock } from '#rules/catalog/stock.ts';
import { type QuantityLimits, quantityLimits, stockLimit } from '#rules/quantities/limits.ts';
import { stockDetails } from '#server/catalog/price-tag.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Translate } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';

export function productStock(
  row: ProductRow,
  parent: ProductRow | null,
  settings: Settings,
): StockState {
  const threshold = settings['stock.lowThreshold'];
  const stock = stockDetails(row, threshold);
  if (parent) return stockState(variationStock(stock, stockDetails(parent, threshold)));
  const ofParts = row.kind === 'variable' || row.kind === 'grouped' || row.kind === 'bundle';
  if (!ofParts) return stockState(stock);
  // As available as its parts, which is worked out when they are saved.
  const state = stockState(stock);
  return { ...state, status: row.stock_state };
}

export function productLimits(
  row: ProductRow,
  parent: ProductRow | null,
  stock: StockState,
): QuantityLimits {
  const rule = {
    soldIndividually: (parent ?? row).sold_individually === 1,
    min: row.min_quantity,
    max: row.max_quantity,
    step: row.quantity_step,
  };
  return quantityLimits(rule, stockLimit(stock));
}

export function availability(
  stock: StockState,
  settings: Settings,
  t: Translate,
): { text: string; class: string } {
  if (stock.status === 'outofstock') {
    return { text: t('product.outOfStock'), class: 'out-of-stock' };
  }
  if (stock.status === 'onbackorder') {
    const notice = stock.backorders === 'yes' ? '' : t('product.backorder');
    return { text: notice, class: 'available-on-backorder' };
  }
  return { text: leftText(stock, settings, t), class: 'in-stock' };
}

function leftText(stock: StockState, settings: Settings, t: Translate): string {
  const showLeft = settings['stock.showLeft'];
  if (stock.left === null || showLeft === 'never') return '';
  if (stock.low) return t('product.left', { count: stock.left });
  return showLeft === 'always' ? t('store.inStock', { count: stock.left }) : '';
}
