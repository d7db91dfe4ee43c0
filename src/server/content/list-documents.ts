import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';

export interface ListedDocument {
  kind: 'page' | 'post';
  slug: string;
  changedAt: number;
  /** None or one. */
  images: Pick<ImageRecord, 'key' | 'width'>[];
}

/** Every published page and post that search engines may show, with when it last changed and its picture. */
export async function listDocuments({ db, now }: ShopContext): Promise<ListedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('media', 'media.id', 'documents.image_id')
    .select(['kind', 'documents.slug', 'updated_at as changedAt', 'media.key', 'media.width'])
    .where('status', '=', 'publish')
    .where('published_at', '<=', now)
    .where('noindex', '=', 0)
    .orderBy('documents.id')
    .execute();
  return rows.map(({ key, width, ...document }) => ({
    ...document,
    images: key === null || width === null ? [] : [{ key, width }],
  }));
}
