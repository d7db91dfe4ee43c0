import { displayAlt, displayCaption } from '#rules/media/file-name.ts';
import { CENTRE } from '#rules/media/focus.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { MediaRow } from './tables.ts';

/** A media row as pages and calls carry it. */
export function imageRecord(row: MediaRow): ImageRecord {
  return {
    id: row.id,
    key: row.key,
    width: row.width,
    height: row.height,
    alt: displayAlt(row),
    caption: displayCaption(row),
    ...(isOffCentre(row) && { focus: { x: row.focus_x, y: row.focus_y } }),
  };
}

function isOffCentre({ focus_x: x, focus_y: y }: MediaRow): boolean {
  return x !== CENTRE.x || y !== CENTRE.y;
}
