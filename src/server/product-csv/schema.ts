import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ProductCsvTables } from './tables.ts';

export const productCsvSchema: DomainSchema<ProductCsvTables> = {
  tables: {
    product_imports: {
      columns: {
        id,
        name: text,
        state: text,
        step: text,
        is_trial: flag.default(0),
        headers: json,
        fields: json,
        choices: json,
        actor: json,
        total: integer,
        created_at: time,
        ended_at: time.nullable(),
      },
    },
    product_import_rows: {
      columns: {
        import_id: integer.ownedBy('product_imports.id'),
        line: integer,
        cells: json,
        is_variation: flag.default(0),
        parent: text.default(''),
        has_links: flag.default(0),
        outcome: text.default(''),
        product_id: integer.nullable(),
        detail: json.default('[]'),
        sku: text.default(''),
        original_id: integer.nullable(),
      },
      key: ['product_import_rows_key', ['import_id', 'line']],
      indexes: {
        product_import_rows_parent: ['import_id', 'parent'],
        product_import_rows_waiting: ['import_id', 'outcome', 'is_variation', 'parent', 'line'],
        product_import_rows_linking: ['import_id', 'has_links', 'is_variation', 'line'],
        product_import_rows_sku: ['import_id', 'sku'],
        product_import_rows_original: ['import_id', 'original_id'],
      },
    },
    imported_products: {
      columns: {
        original_id: integer.primaryKey(),
        product_id: integer.ownedBy('products.id'),
      },
    },
    imported_pictures: {
      columns: {
        address: text.primaryKey(),
        media_id: integer.ownedBy('media.id'),
      },
    },
  },
};
