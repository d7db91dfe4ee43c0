import { flag, idColumn, json, ownedBy, required, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const shippingAndTax: Migration = {
  name: '033-shipping-tax',
  async up(db, engine) {
    await db.schema
      .createTable('shipping_zones')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('name', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('countries', json, required)
      .addColumn('states', json, required)
      .addColumn('postcodes', json, required)
      .execute();
    await db.schema
      .createTable('shipping_methods')
      .addColumn('instance_id', 'integer', idColumn(engine))
      .addColumn('zone_id', 'integer', ownedBy('shipping_zones.id'))
      .addColumn('kind', 'text', required)
      .addColumn('title', 'text', required)
      .addColumn('enabled', flag, withDefault(1))
      .addColumn('position', 'integer', required)
      .addColumn('taxable', flag, withDefault(1))
      .addColumn('options', json, required)
      .execute();
    await db.schema
      .createIndex('shipping_methods_zone')
      .on('shipping_methods')
      .columns(['zone_id', 'position'])
      .execute();
    await db.schema
      .createTable('tax_rates')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('country', 'text', withDefault(''))
      .addColumn('state', 'text', withDefault(''))
      .addColumn('postcodes', json, required)
      .addColumn('cities', json, required)
      .addColumn('rate', 'integer', required)
      .addColumn('name', 'text', required)
      .addColumn('priority', 'integer', withDefault(1))
      .addColumn('compound', flag, withDefault(0))
      .addColumn('on_shipping', flag, withDefault(1))
      .addColumn('tax_class', 'text', withDefault(''))
      .addColumn('position', 'integer', withDefault(0))
      .execute();
    await db.schema
      .createIndex('tax_rates_place')
      .on('tax_rates')
      .columns(['country', 'state'])
      .execute();
  },
};
