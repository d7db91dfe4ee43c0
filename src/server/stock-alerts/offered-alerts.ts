import { offersAlert } from '#rules/stock-alerts/stock-alert.ts';
import { OUT_OF_STOCK } from '#rules/variations/combinations.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { StockAlerts } from '#wire/forms/stock-alert-form.ts';
import type { ProductRecord } from '#wire/product.ts';

/** What the form needs; null where neither the product nor a variation of it is sold out. */
export function offeredAlerts(settings: Settings, product: ProductRecord): StockAlerts | null {
  if (!settings['stockAlerts.enabled']) return null;
  const { variations, combinations } = product;
  const offered =
    offersAlert(product) ||
    variations.some(({ price, stock }) => offersAlert({ kind: 'variation', price, stock })) ||
    combinations?.rows.some((row) => row.at(-1) === OUT_OF_STOCK);
  if (!offered) return null;
  return { action: settings['routes.stockAlert'], days: settings['stockAlerts.days'] };
}
