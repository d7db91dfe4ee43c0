import { findImages } from '#server/media/find-images.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { ReviewStatus } from './tables.ts';

// What belongs to reviews as managers see it: files that are hidden and replies of any status too.

export interface ManagedFile {
  id: number;
  kind: 'image' | 'video' | 'embed';
  image: ImageRecord | null;
  url: string;
  caption: string;
  hidden: boolean;
}

export async function managedFiles(
  db: Db,
  reviewIds: readonly number[],
): Promise<Map<number, ManagedFile[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_files')
    .selectAll()
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute();
  const images = await findImages(
    db,
    rows.map((row) => row.media_id),
  );
  const files = rows.map(({ id, review_id, kind, media_id, url, caption, hidden }) => ({
    reviewId: review_id,
    file: {
      id,
      kind,
      image: images.get(media_id ?? 0) ?? null,
      url,
      caption,
      hidden: hidden === 1,
    },
  }));
  return grouped(files.map(({ reviewId, file }) => [reviewId, file]));
}

export interface ManagedReply {
  id: number;
  parentId: number;
  text: string;
  author: string;
  byShop: boolean;
  status: ReviewStatus;
  writtenAt: number;
}

/** Deeper threads do not occur. */
const DEEPEST = 5;

/** By their review, oldest first. */
export async function managedReplies(
  db: Db,
  reviewIds: readonly number[],
): Promise<Map<number, ManagedReply[]>> {
  const top = new Map(reviewIds.map((id) => [id, id]));
  const found: [number, ManagedReply][] = [];
  let parents = reviewIds;
  for (let depth = 0; depth < DEEPEST && parents.length > 0; depth += 1) {
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'parent_id', 'text', 'author', 'by_shop', 'status', 'created_at'])
      .where('parent_id', 'in', parents)
      .orderBy('id')
      .execute();
    for (const { id, parent_id, text, author, by_shop, status, created_at } of rows) {
      const parentId = parent_id ?? 0;
      const review = top.get(parentId) ?? 0;
      top.set(id, review);
      const byShop = by_shop === 1;
      found.push([review, { id, parentId, text, author, byShop, status, writtenAt: created_at }]);
    }
    parents = rows.map(({ id }) => id);
  }
  return grouped(found);
}

function grouped<T>(pairs: readonly (readonly [number, T])[]): Map<number, T[]> {
  const groups = Map.groupBy(pairs, ([id]) => id);
  return new Map([...groups].map(([id, parts]) => [id, parts.map(([, each]) => each)]));
}
