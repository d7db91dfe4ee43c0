import type { Migration } from '../migrate.ts';

/** Who makes an account while buying has another session afterwards: the cookie stays who it was. */
export const orderSender: Migration = {
  name: '090-order-sender',
  async up(db) {
    await db.schema.alterTable('orders').addColumn('sender', 'text').execute();
  },
};
