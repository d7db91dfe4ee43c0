import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// The orders in which a manager's program pages through all products, whatever their status. Only
// products: a variation is found by its product.

const ORDERS = ['published_at', 'updated_at', 'name', 'price_min', 'total_sales', 'menu_order'];

export const productOrders: Migration = {
  name: '146-product-orders',
  async up(db) {
    for (const column of ORDERS) {
      await sql
        .raw(
          `create index products_by_${column} on products (${column}, id) where parent_id is null`,
        )
        .execute(db);
    }
  },
};
