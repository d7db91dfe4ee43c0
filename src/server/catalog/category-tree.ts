import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { CategoryBrief } from './find-category.ts';

export interface CategoryNode extends CategoryBrief {
  parentId: number | null;
  depth: number;
  description: string;
  image: ImageRecord | null;
  count: number;
  children: CategoryNode[];
}

export async function categoryTree(_ctx: ShopContext): Promise<CategoryNode[]> {
  throw new Error('not built yet');
}
