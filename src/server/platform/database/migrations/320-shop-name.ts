import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Shops that never changed name and tagline had those of the demo shop, which were the defaults. A shop
 * that has products keeps what its visitors know; a new one begins without.
 */
export const shopName: Migration = {
  name: '320-shop-name',
  async up(db) {
    for (const [name, value] of USED_TO_BE) {
      await sql`insert into settings (name, value, updated_at)
        select ${name}, ${JSON.stringify(value)}, 0
        where exists (select 1 from products)
          and not exists (select 1 from settings where name = ${name})`.execute(db);
    }
  },
};

const USED_TO_BE = [
  ['shop.name', 'Hearth & Hand'],
  ['shop.tagline', 'Homeware and gifts, made to be yours'],
] as const;
