import type { Db } from '#server/platform/database/database.ts';
import { databaseSize } from '#server/platform/database/database-size.ts';
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
  const media = await db
    .selectFrom('media')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('files'),
      eb.fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const uploads = await db
    .selectFrom('option_uploads')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('files'),
      eb.fn.sum<number | string | null>('size').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const reviews = await db
    .selectFrom('review_uploads')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('files'),
      eb.fn.sum<number | string | null>('size').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const part = (id: 'media' | 'uploads' | 'reviews', of: typeof media): Part => ({
    id,
    label: words(`storage.${id}`),
    files: Number(of.files),
    bytes: Number(of.bytes ?? 0),
  });
  const parts = [
    { id: 'database', label: words('storage.database'), files: 1, bytes: database },
    part('media', media),
    part('uploads', uploads),
    part('reviews', reviews),
  ];
  return { total_bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts };
}
