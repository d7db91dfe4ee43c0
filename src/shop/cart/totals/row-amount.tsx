import type { CartRow } from '#wire/cart.ts';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';

/** Free delivery is a text; everything else is an amount. */
export function RowAmount({ row }: { row: Pick<CartRow, 'code' | 'amount'> }) {
  const t = useTranslator();
  const money = useMoney();
  if (row.code === 'shipping' && row.amount === 0) return t('cart.shippingFree');
  return money(row.amount);
}
