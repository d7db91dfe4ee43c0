import { mediaSize } from '#server/media/media-size.ts';
import { uploadsSize } from '#server/options/uploads/uploads-size.ts';
import type { Db } from '#server/platform/database/database.ts';
import { databaseSize } from '#server/platform/database/database-size.ts';
import { reviewUploadsSize } from '#server/review-uploads/review-uploads-size.ts';
import type { HealthWords } from './health-words.ts';

interface Part {
  id: string;
  label: string;
  files: number;
  bytes: number;
}

/** Bytes by kind. Smaller sizes that are made of pictures on demand are a cache and not counted. */
export async function storageUsed(
  db: Db,
  words: HealthWords,
): Promise<{ total_bytes: number; parts: Part[] }> {
  const database = await databaseSize(db);
  const part = (
    id: 'media' | 'uploads' | 'reviews',
    size: Pick<Part, 'files' | 'bytes'>,
  ): Part => ({ id, label: words(`storage.${id}`), ...size });
  const parts = [
    { id: 'database', label: words('storage.database'), files: 1, bytes: database },
    part('media', await mediaSize(db)),
    part('uploads', await uploadsSize(db)),
    part('reviews', await reviewUploadsSize(db)),
  ];
  return { total_bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts };
}
