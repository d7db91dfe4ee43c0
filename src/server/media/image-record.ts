import { type ImageRecord, imageAddress } from '#wire/image.ts';
import type { MediaRow } from './tables.ts';

/** Wider pictures are offered too, but no script or tracker needs more than this. */
const LARGE_WIDTH = 1600;

/** A media row as pages and calls carry it. */
export function imageRecord(row: MediaRow): ImageRecord {
  return {
    id: row.id,
    key: row.key,
    url: imageAddress(row.key, Math.min(row.width, LARGE_WIDTH), 'jpeg'),
    width: row.width,
    height: row.height,
    alt: row.alt,
    caption: row.caption || row.title,
    ground: row.ground,
  };
}
