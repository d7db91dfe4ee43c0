import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';

export interface CategoryBrief {
  id: number;
  slug: string;
  name: string;
  url: string;
}

export interface CategoryRecord extends CategoryBrief {
  parentId: number | null;
  depth: number;
  /** Sanitised HTML. */
  description: string;
  image: ImageRecord | null;
  /** Products listed here or below. */
  count: number;
  /** From the root down, without the category itself. */
  ancestors: CategoryBrief[];
  children: (CategoryBrief & { count: number; image: ImageRecord | null })[];
}

export async function findCategory(
  _ctx: ShopContext,
  _slug: string,
): Promise<CategoryRecord | null> {
  throw new Error('not built yet');
}
