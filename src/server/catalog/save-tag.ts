import type { Db } from '#server/platform/database/database.ts';

export interface TagInput {
  id?: number;
  slug: string;
  name: string;
  description?: string;
}

export async function saveTag(_db: Db, _input: TagInput): Promise<number> {
  throw new Error('not built yet');
}
