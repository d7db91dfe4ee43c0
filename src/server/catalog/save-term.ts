import type { SwatchKind } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface TermInput {
  id?: number;
  attributeId: number;
  slug: string;
  name: string;
  /** The attribute's own kind unless given. */
  swatchKind?: SwatchKind;
  /** One `#rrggbb`, two for a dual colour. */
  colours?: string[];
  image?: number | null;
  position?: number;
}

export async function saveTerm(_db: Db, _input: TermInput): Promise<number> {
  throw new Error('not built yet');
}
