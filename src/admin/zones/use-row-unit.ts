import type { RowMeasure } from '#rules/shipping/table-row.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

/** A size with its unit: "5 kg", "$49.99", "3 pieces". */
export function useRowUnit(): (by: RowMeasure, size: string) => string {
  const { currency, units } = useAdmin().config;
  return (by, size) => {
    switch (by) {
      case 'weight':
        return `${size} ${units.weight}`;
      case 'price':
        return `${currency.symbol}${size}`;
      case 'pieces':
        return `${size} ${adminMessages['admin.table.pieces']}`;
      case '':
        return size;
    }
  };
}
