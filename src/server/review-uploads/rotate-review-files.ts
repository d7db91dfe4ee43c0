import { originalName } from '#server/media/add-media.ts';
import { visitorFiles } from '#server/media/decoding/decoder.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewUploadRow } from './tables.ts';

export interface RequestedRotation {
  id: number;
  /** Quarter turns to the right, counted from how it was sent. */
  turn: number;
}

/**
 * Rotates unclaimed images as their sender saw them. Idempotent: the row says how far it has been
 * turned. Ids of other owners are ignored; claiming refuses them.
 */
export async function rotateReviewFiles(
  ctx: ShopContext,
  owner: string | null,
  rotations: readonly RequestedRotation[],
): Promise<void> {
  const attempts = new Map(
    rotations.map(({ id, turn: rotation }) => [id, ((rotation % 4) + 4) % 4]),
  );
  if (owner === null || attempts.size === 0) return;
  const rows = await ctx.db
    .selectFrom('review_uploads')
    .selectAll()
    .where('id', 'in', [...attempts.keys()])
    .where('owner', '=', owner)
    .where('claimed', '=', 0)
    .where('kind', '=', 'image')
    .execute();
  for (const row of rows) {
    const rotation = attempts.get(row.id) ?? 0;
    if (rotation !== row.turn) await rotateOne(ctx, row, rotation);
  }
}

async function rotateOne({ db, storage }: ShopContext, row: ReviewUploadRow, rotation: number) {
  const before = await storage.get(originalName(row.picture_key));
  if (!before) return;
  const turned = await visitorFiles.run('turn-picture', {
    slug: `review-${row.reference}`,
    bytes: before,
    degrees: (((rotation - row.turn) % 4) + 4) * 90,
  });
  if (!turned.ok) return;
  const { image, hash } = turned.value;
  const { key, mime, bytes, width, height } = image;
  await storage.put(originalName(key), bytes);
  const changed = await db
    .updateTable('review_uploads')
    .set({
      picture_key: key,
      picture_mime: mime,
      picture_bytes: bytes.length,
      width,
      height,
      hash,
      turn: rotation,
    })
    .where('id', '=', row.id)
    .where('claimed', '=', 0)
    .where('turn', '=', row.turn)
    .executeTakeFirst();
  const done = Number(changed.numUpdatedRows) === 1;
  await storage.remove(originalName(done ? row.picture_key : key));
}
