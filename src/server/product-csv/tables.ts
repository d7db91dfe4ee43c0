import type { Generated, Selectable } from 'kysely';
import type { Flag } from '#server/platform/database/codec.ts';

export type ImportState = 'ready' | 'running' | 'done' | 'cancelled';
/** In this order: products may be named by variations and by links before their own line. */
export const IMPORT_STEPS = ['read', 'products', 'variations', 'links'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];
export type RowResult = '' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'refused';

interface ProductImportTable {
  id: Generated<number>;
  /** The name of the file. */
  name: string;
  state: ImportState;
  step: ImportStep;
  /** Nothing is written; the outcomes say what would be. */
  is_trial: Generated<Flag>;
  headers: string;
  /** For each column the header it is read as, or ''. */
  fields: string;
  choices: string;
  actor: string;
  total: number;
  created_at: number;
  ended_at: number | null;
}

interface ProductImportRowTable {
  import_id: number;
  /** Of the file; the header is line 1. */
  line: number;
  cells: string;
  is_variation: Generated<Flag>;
  /** What other lines may call it, beside its number. */
  sku: Generated<string>;
  original_id: Generated<number | null>;
  /** As the file names the product of a variation. */
  parent: Generated<string>;
  /** Whether other products are named that may come later. */
  has_links: Generated<Flag>;
  outcome: Generated<RowResult>;
  product_id: number | null;
  /** What changed, or the problems. */
  detail: Generated<string>;
}

export interface ProductCsvTables {
  product_imports: ProductImportTable;
  product_import_rows: ProductImportRowTable;
  /** Ids of another shop's file, for products without an article number. */
  imported_products: { original_id: number; product_id: number };
  imported_pictures: { address: string; media_id: number };
}

export type ProductImportRow = Selectable<ProductImportTable>;
export type ImportLineRow = Selectable<ProductImportRowTable>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ProductCsvTables {}
}
