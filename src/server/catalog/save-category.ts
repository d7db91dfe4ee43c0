import type { Db } from '#server/platform/database/database.ts';

export interface CategoryInput {
  id?: number;
  slug: string;
  name: string;
  /** HTML, sanitised on saving. */
  description?: string;
  parentId?: number | null;
  position?: number;
  image?: number | null;
}

export async function saveCategory(_db: Db, _input: CategoryInput): Promise<number> {
  throw new Error('not built yet');
}
