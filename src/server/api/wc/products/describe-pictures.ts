import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { describeMedia, findMediaRows } from '#server/media/media-library.ts';
import type { WriteRequest } from '../../rest/resource.ts';

interface DescribedPicture {
  id?: number | undefined;
  alt?: string | undefined;
}

/** The alternative text belongs to the picture: wherever it is shown, it has the new one. */
export async function describePictures(
  { ctx, record }: WriteRequest,
  pictures: readonly DescribedPicture[],
): Promise<void> {
  const given = new Map(
    pictures.flatMap(({ id, alt }) => (id && alt !== undefined ? [[id, alt] as const] : [])),
  );
  const stored = await findMediaRows(ctx.db, [...given.keys()]);
  const changed = [...stored.values()].filter(({ id, alt }) => given.get(id) !== alt);
  for (const { id, alt: before } of changed) {
    const alt = given.get(id) ?? '';
    await describeMedia(ctx.db, id, { alt });
    await record({
      resource: 'media',
      id,
      action: 'updated',
      before: { alt: before },
      after: { alt },
    });
  }
  if (changed.length > 0) await ctx.invalidate([CATALOG_TAG]);
}
