import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';

interface FindableProduct {
  slug: string;
  changedAt: number;
  /** Its pictures, the main one first. */
  images: Image[];
}

type Image = Pick<ImageRecord, 'key' | 'width'>;

/** Everything in the catalogue that search engines may find: address, last change, pictures. */
export async function listFindable({ db, now }: ShopContext): Promise<{
  products: FindableProduct[];
  categories: { slug: string; images: Image[] }[];
}> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug', 'updated_at as changedAt'])
    .where('kind', '<>', 'variation')
    .where('status', '=', 'publish')
    .where('visibility', '<>', 'hidden')
    .where('published_at', '<=', now)
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .leftJoin('media', 'media.id', 'categories.image_id')
    .select(['categories.slug', 'media.key', 'media.width'])
    .orderBy('categories.id')
    .execute();
  const galleries = await loadGalleries(db);
  return {
    products: products.map(({ id, ...product }) => ({
      ...product,
      images: galleries.get(id) ?? [],
    })),
    categories: categories.map(({ slug, key, width }) => ({
      slug,
      images: key === null || width === null ? [] : [{ key, width }],
    })),
  };
}

/** The pictures of all products, in their order. */
async function loadGalleries(db: Db): Promise<Map<number, Image[]>> {
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .select(['product_id', 'media.key', 'media.width'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const galleries = new Map<number, Image[]>();
  for (const { product_id, ...image } of rows) {
    const gallery = galleries.get(product_id) ?? [];
    gallery.push(image);
    galleries.set(product_id, gallery);
  }
  return galleries;
}
