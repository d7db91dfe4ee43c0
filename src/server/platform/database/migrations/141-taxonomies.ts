import { sql } from 'kysely';
import { flag, idColumn, ownedBy, pointsAt, required, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What managers say about categories and terms, brands, and classes that were only names before. */
export const taxonomies: Migration = {
  name: '141-taxonomies',
  async up(db, engine) {
    await db.schema
      .alterTable('categories')
      .addColumn('display', 'text', withDefault('default'))
      .execute();
    await db.schema.alterTable('terms').addColumn('description', 'text', withDefault('')).execute();
    await db.schema
      .alterTable('attributes')
      .addColumn('order_by', 'text', withDefault('menu_order'))
      .execute();
    await db.schema
      .alterTable('attributes')
      .addColumn('has_archives', flag, withDefault(0))
      .execute();
    await db.schema
      .createTable('brands')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', required)
      .addColumn('description', 'text', withDefault(''))
      .addColumn('parent_id', 'integer', pointsAt('brands.id'))
      .addColumn('display', 'text', withDefault('default'))
      .addColumn('position', 'integer', withDefault(0))
      .addColumn('image_id', 'integer', pointsAt('media.id'))
      .execute();
    await db.schema
      .createTable('product_brands')
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('brand_id', 'integer', ownedBy('brands.id'))
      .addColumn('position', 'integer', withDefault(0))
      .addPrimaryKeyConstraint('product_brands_key', ['product_id', 'brand_id'])
      .execute();
    await db.schema
      .createIndex('product_brands_brand')
      .on('product_brands')
      .column('brand_id')
      .execute();
    await db.schema
      .createTable('shipping_classes')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', required)
      .addColumn('description', 'text', withDefault(''))
      .execute();
    await db.schema
      .createTable('tax_classes')
      .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', required)
      .execute();
    // A class that is in use has a name already.
    await sql`insert into shipping_classes (slug, name)
      select distinct shipping_class, shipping_class from products where shipping_class <> ''`.execute(
      db,
    );
    await sql`insert into tax_classes (slug, name)
      select distinct tax_class, tax_class from tax_rates where tax_class <> ''`.execute(db);
  },
};
