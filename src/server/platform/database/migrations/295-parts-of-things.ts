import { sql } from 'kysely';
import { withDefault } from '../columns.ts';
import type { Db } from '../database.ts';
import type { Migration } from '../migrate.ts';

/** An entry of the manager's log names the thing that what was changed is a part of. */
export const partsOfThings: Migration = {
  name: '295-parts-of-things',
  async up(db) {
    for (const column of ['whole_resource', 'whole_subject']) {
      await db.schema
        .alterTable('manager_changes')
        .addColumn(column, 'text', withDefault(''))
        .execute();
    }
    await db.schema
      .createIndex('manager_changes_whole')
      .on('manager_changes')
      .columns(['whole_resource', 'whole_subject'])
      .execute();
    for (const [resource, whole] of NAMED_BY_THE_WHOLE) {
      await sql`update manager_changes set whole_resource = ${whole}, whole_subject = subject
        where resource = ${resource}`.execute(db);
    }
    await find(db, 'shipping_method', 'shipping_zone', {
      table: 'shipping_methods',
      id: 'instance_id',
      owner: 'zone_id',
    });
    for (const [resource, table] of PARTS_OF_ORDERS) {
      await find(db, resource, 'order', { table, id: 'id', owner: 'order_id' });
    }
  },
};

const NAMED_BY_THE_WHOLE = [
  ['shipping_zone_locations', 'shipping_zone'],
  ['shipping_zone_methods', 'shipping_zone'],
  ['order_email', 'order'],
  ['store_credit', 'customer'],
  ['product_boosters', 'product'],
  ['product_upsells', 'product'],
] as const;

const PARTS_OF_ORDERS = [
  ['order_note', 'order_notes'],
  ['order_refund', 'order_refunds'],
  ['order_shipment', 'order_shipments'],
] as const;

/** Of what is gone by now, nobody knows whose it was. */
async function find(
  db: Db,
  resource: string,
  whole: string,
  part: { table: string; id: string; owner: string },
): Promise<void> {
  const table = sql.table(part.table);
  const [id, owner] = [sql.ref(part.id), sql.ref(part.owner)];
  const ofEntry = sql`from ${table} where ${id} = cast(manager_changes.subject as integer)`;
  await sql`update manager_changes set whole_resource = ${whole},
    whole_subject = (select cast(${owner} as text) ${ofEntry})
    where resource = ${resource} and exists (select 1 ${ofEntry})`.execute(db);
}
