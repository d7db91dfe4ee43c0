import { sql } from 'kysely';
import {
  flag,
  idColumn,
  json,
  money,
  ownedBy,
  pointsAt,
  required,
  time,
  withDefault,
} from '../columns.ts';
import type { Db } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

async function createProducts(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('kind', 'text', required)
    .addColumn('parent_id', 'integer', (column) =>
      column.references('products.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', required)
    .addColumn('visibility', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('sku', 'text', required)
    .addColumn('regular_price', money)
    .addColumn('sale_price', money)
    .addColumn('sale_from', time)
    .addColumn('sale_to', time)
    .addColumn('tax_status', 'text', required)
    .addColumn('tax_class', 'text', required)
    .addColumn('shipping_class', 'text', required)
    .addColumn('manage_stock', flag, required)
    .addColumn('stock_quantity', 'integer', required)
    .addColumn('stock_status', 'text', required)
    .addColumn('backorders', 'text', required)
    .addColumn('low_stock', 'integer')
    .addColumn('sold_individually', flag, required)
    .addColumn('min_quantity', 'integer', required)
    .addColumn('max_quantity', 'integer')
    .addColumn('quantity_step', 'integer', required)
    .addColumn('weight', 'double precision')
    .addColumn('length', 'double precision')
    .addColumn('width', 'double precision')
    .addColumn('height', 'double precision')
    .addColumn('featured', flag, required)
    .addColumn('virtual', flag, required)
    .addColumn('downloadable', flag, required)
    .addColumn('external_url', 'text', required)
    .addColumn('button_text', 'text', required)
    .addColumn('menu_order', 'integer', required)
    .addColumn('total_sales', 'integer', required)
    .addColumn('rating_sum', 'integer', required)
    .addColumn('rating_count', 'integer', required)
    .addColumn('custom_fields', json, required)
    .addColumn('short_description', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('image_id', 'integer', pointsAt('media.id'))
    .addColumn('published_at', time, required)
    .addColumn('updated_at', time, required)
    .addColumn('price_min', money)
    .addColumn('price_max', money)
    .addColumn('regular_min', money)
    .addColumn('regular_max', money)
    .addColumn('on_sale', flag, required)
    .addColumn('sale_ends_at', time)
    .addColumn('stock_state', 'text', required)
    .addColumn('next_change_at', time)
    .execute();
  // Written as SQL: a condition of an index has to be a literal, not a bound value.
  await sql`create unique index products_slug on products (slug) where slug <> ''`.execute(db);
  await sql`create unique index products_sku on products (sku) where sku <> ''`.execute(db);
  await sql`create index products_parent on products (parent_id, menu_order, id)
    where parent_id is not null`.execute(db);
  await sql`create index products_next_change on products (next_change_at)
    where next_change_at is not null`.execute(db);
}

async function createAttributes(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('attributes')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('swatch_kind', 'text', required)
    .addColumn('position', 'integer', withDefault(0))
    .addColumn('filterable', flag, withDefault(1))
    .execute();
  await db.schema
    .createTable('terms')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('attribute_id', 'integer', ownedBy('attributes.id'))
    .addColumn('slug', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('swatch_kind', 'text', required)
    .addColumn('colours', json, required)
    .addColumn('image_id', 'integer', pointsAt('media.id'))
    .addColumn('position', 'integer', withDefault(0))
    .addUniqueConstraint('terms_attribute_slug', ['attribute_id', 'slug'])
    .execute();
  await db.schema
    .createTable('product_attributes')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('attribute_id', 'integer', (column) =>
      column.references('attributes.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('label', 'text', required)
    .addColumn('for_variations', flag, required)
    .addColumn('visible', flag, required)
    .addColumn('options', json, required)
    .addPrimaryKeyConstraint('product_attributes_key', ['product_id', 'position'])
    .execute();
  await db.schema
    .createTable('product_terms')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('term_id', 'integer', ownedBy('terms.id'))
    .addColumn('attribute_id', 'integer', ownedBy('attributes.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('product_terms_key', ['product_id', 'term_id'])
    .execute();
  await db.schema
    .createIndex('product_terms_term')
    .on('product_terms')
    .columns(['term_id', 'product_id'])
    .execute();
  await db.schema
    .createTable('variation_attributes')
    .addColumn('variation_id', 'integer', ownedBy('products.id'))
    .addColumn('name', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('variation_attributes_key', ['variation_id', 'name'])
    .execute();
}

async function createShelves(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('path', 'text', required)
    .addColumn('depth', 'integer', required)
    .addColumn('position', 'integer', required)
    .addColumn('image_id', 'integer', pointsAt('media.id'))
    .execute();
  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .execute();
  await createJoin(db, 'product_categories', 'category_id', 'categories.id');
  await createJoin(db, 'product_tags', 'tag_id', 'tags.id');
  await createJoin(db, 'product_images', 'media_id', 'media.id');
  await db.schema
    .createTable('product_links')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('kind', 'text', required)
    .addColumn('target_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('product_links_key', ['product_id', 'kind', 'target_id'])
    .execute();
  await db.schema
    .createIndex('product_links_target')
    .on('product_links')
    .columns(['target_id', 'kind'])
    .execute();
}

async function createJoin(
  db: Db,
  table: 'product_categories' | 'product_tags' | 'product_images',
  column: string,
  reference: `${string}.${string}`,
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn(column, 'integer', ownedBy(reference))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint(`${table}_key`, ['product_id', column])
    .execute();
  await db.schema.createIndex(`${table}_back`).on(table).columns([column, 'product_id']).execute();
}

export const catalogue: Migration = {
  name: '010-catalogue',
  async up(db, engine) {
    await createProducts(db, engine);
    await createAttributes(db, engine);
    await createShelves(db, engine);
  },
};
