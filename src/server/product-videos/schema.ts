import { type DomainSchema, text, time } from '#server/platform/database/schema.ts';
import type { ProductVideoTables } from './tables.ts';

export const productVideoSchema: DomainSchema<ProductVideoTables> = {
  tables: {
    product_video_files: {
      columns: {
        name: text.primaryKey(),
        unused_since: time.nullable(),
      },
    },
  },
};
