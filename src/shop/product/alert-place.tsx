import { useMemo } from 'react';
import { offersAlert } from '#rules/stock-alerts/stock-alert.ts';
import type { StockAlerts } from '#wire/forms/stock-alert-form.ts';
import type { ProductRecord } from '#wire/product.ts';
import { stockAlertIsland } from '../stock-alerts/stock-alert-island.ts';
import { Island } from '../ui/island/island.tsx';
import { useDisplayedItem } from './displayed-item.ts';

interface AlertPlaceProps {
  product: ProductRecord;
  alerts: StockAlerts;
}

/** Where the product, or the variation that is chosen, is sold out. */
export function AlertPlace({ product, alerts }: AlertPlaceProps) {
  const { price, stock, variation } = useDisplayedItem();
  const offered = offersAlert({ kind: product.kind, price, stock });
  const item = (variation ?? product).id;
  // The same object as long as it says the same.
  const data = useMemo(() => ({ ...alerts, item }), [alerts, item]);
  return (
    offered && <Island key={item} id={`alert-${item}`} island={stockAlertIsland} data={data} />
  );
}
