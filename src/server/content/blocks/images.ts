import { findImages } from '#server/media/find-images.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';

/** The items whose picture is there, each with it; a deleted picture takes its item off the page. */
export async function withImages<Item extends { imageId: number | null }>(
  { db }: ShopContext,
  items: readonly Item[],
): Promise<(Omit<Item, 'imageId'> & { image: ImageRecord })[]> {
  const images = await findImages(
    db,
    items.map(({ imageId }) => imageId),
  );
  return items.flatMap(({ imageId, ...rest }) => {
    const image = imageId === null ? undefined : images.get(imageId);
    return image ? [{ ...rest, image }] : [];
  });
}
