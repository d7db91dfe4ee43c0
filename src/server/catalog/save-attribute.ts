import type { SwatchKind } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface AttributeInput {
  id?: number;
  /** Without prefix: `color`. */
  name: string;
  label: string;
  swatchKind?: SwatchKind;
  position?: number;
  /** Whether listings offer it as a filter; they do unless told otherwise. */
  filterable?: boolean;
}

export async function saveAttribute(_db: Db, _input: AttributeInput): Promise<number> {
  throw new Error('not built yet');
}
