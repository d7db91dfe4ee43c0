import type { Marks } from '#server/platform/derived/derived-table.ts';

export interface ChangedOrder {
  order_id: number;
}

export const CHANGED_ORDERS: Marks<ChangedOrder> = {
  marks: 'analytics_changes',
  sources: [
    {
      table: 'orders',
      // Whatever changes the lines or refunds of an order writes one of these columns too.
      columns: [
        'status',
        'trashed',
        'placed_at',
        'customer_id',
        'email',
        'billing',
        'attribution',
        'items',
        'discount',
        'shipping',
        'tax',
        'total',
        'refunded',
      ],
      name: 'orders_counted',
      names: {
        inserted: 'orders_counted_insert',
        updated: 'orders_counted_update',
        deleted: 'orders_counted_delete',
        function: 'analytics_changed',
        moved: 'orders_counted_update',
      },
      mark: (row) => ({ order_id: `${row}.id` }),
      isFixed: true,
    },
  ],
};
