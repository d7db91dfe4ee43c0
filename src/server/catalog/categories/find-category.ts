import { findImages } from '#server/media/find-images.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ImageRecord } from '#wire/image.ts';
import { catalogCache } from '../catalog-cache.ts';
import { categoryCounts } from '../listing/category-counts.ts';
import type { CategoryRow } from '../tables.ts';

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

export function categoryBrief(
  { settings }: Pick<ShopContext, 'settings'>,
  row: Pick<CategoryRow, 'id' | 'slug' | 'name'>,
): CategoryBrief {
  const url = address(settings, 'routes.category', { slug: row.slug });
  return { id: row.id, slug: row.slug, name: row.name, url };
}

export async function findCategory(ctx: ShopContext, slug: string): Promise<CategoryRecord | null> {
  const [row] = await bySlug(ctx.db, slug);
  if (!row) return null;
  const { above, related, images } = await catalogCache
    .of(ctx)
    .cached(`category ${row.id}`, () => readAround(ctx.db, row));
  const image = (one: CategoryRow) => images.get(one.image_id ?? 0) ?? null;
  const count = await categoryCounts(ctx);
  return {
    ...categoryBrief(ctx, row),
    parentId: row.parent_id,
    depth: row.depth,
    description: row.description,
    image: image(row),
    count: count(row.id),
    ancestors: above.flatMap((id) => {
      const parent = related.find((one) => one.id === id);
      return parent ? [categoryBrief(ctx, parent)] : [];
    }),
    children: related
      .filter((one) => one.parent_id === row.id)
      .map((child) => ({
        ...categoryBrief(ctx, child),
        count: count(child.id),
        image: image(child),
      })),
  };
}

const bySlug = compiledQuery((db, slug: string) =>
  db.selectFrom('categories').selectAll().where('slug', '=', slug),
);

/** The categories above and right below one, and the images of it and of those below. */
async function readAround(db: Db, row: CategoryRow) {
  const above = row.path.split('/').filter(Boolean).map(Number).slice(0, -1);
  const related = await db
    .selectFrom('categories')
    .selectAll()
    .where((eb) =>
      eb.or([eb('parent_id', '=', row.id), ...(above.length > 0 ? [eb('id', 'in', above)] : [])]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  const children = related.filter((one) => one.parent_id === row.id);
  const images = await findImages(
    db,
    [row, ...children].map((one) => one.image_id),
  );
  return { above, related, images };
}
