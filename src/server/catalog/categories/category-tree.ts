import { findImages } from '#server/media/find-images.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';
import { loadCategories } from '../category-order.ts';
import { categoryCounts } from '../listing/category-counts.ts';
import { type CategoryBrief, categoryBrief } from './find-category.ts';

export interface CategoryNode extends CategoryBrief {
  parentId: number | null;
  depth: number;
  description: string;
  image: ImageRecord | null;
  count: number;
  children: CategoryNode[];
}

/** All categories, empty ones too, each with those below it. */
export async function categoryTree(ctx: ShopContext): Promise<CategoryNode[]> {
  const rows = await loadCategories(ctx.db);
  const images = await findImages(
    ctx.db,
    rows.map((row) => row.image_id),
  );
  const count = await categoryCounts(ctx);
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const node: CategoryNode = {
      ...categoryBrief(ctx, row),
      parentId: row.parent_id,
      depth: row.depth,
      description: row.description,
      image: images.get(row.image_id ?? 0) ?? null,
      count: count(row.id),
      children: [],
    };
    nodes.set(row.id, node);
    const siblings = row.parent_id === null ? roots : nodes.get(row.parent_id)?.children;
    siblings?.push(node);
  }
  return roots;
}
