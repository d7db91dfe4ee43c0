import { type Area, type CropProblem, cropPixels, focusInCrop } from '#rules/media/crop.ts';
import type { Focus } from '#rules/media/focus.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type ImageRefusal, originalName, prepareImage } from './add-media.ts';
import { shopImages } from './decoding/decoder.ts';
import type { NewFile } from './media-versions.ts';
import type { MediaRow } from './tables.ts';

// The file that a picture will have: decoded and stored before the transaction that puts it under the
// picture's id.

export type NewImage =
  | { ok: true; file: NewFile; focus: Focus }
  | ImageRefusal
  | { ok: false; problems: { code: CropProblem | 'file-missing' }[] };

export async function loadReplacement(
  storage: Storage,
  row: MediaRow,
  bytes: Uint8Array,
  focus: Focus = { x: row.focus_x, y: row.focus_y },
): Promise<NewImage> {
  const prepared = await prepareImage({ slug: row.slug, bytes });
  if (!prepared.ok) return prepared;
  const { key, width, height, mime, bytes: stored } = prepared.image;
  await storage.put(originalName(key), stored);
  return { ok: true, file: { key, width, height, mime, size: stored.length }, focus };
}

export async function loadCrop(storage: Storage, row: MediaRow, area: Area): Promise<NewImage> {
  const crop = cropPixels(area, row);
  if (!crop.ok) return { ok: false, problems: [{ code: crop.problem }] };
  const original = await storage.get(originalName(row.key));
  if (!original) return { ok: false, problems: [{ code: 'file-missing' }] };
  const cropped = await shopImages.run('crop-image', { bytes: original, pixels: crop.pixels });
  if (!cropped.ok) return { ok: false, problems: [{ code: 'picture-too-heavy' }] };
  const focus = focusInCrop({ x: row.focus_x, y: row.focus_y }, area);
  return loadReplacement(storage, row, cropped.value, focus);
}
