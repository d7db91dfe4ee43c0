import { demoOptions } from '#demo/options.ts';
import { findImages } from '#server/media/find-images.ts';
import { saveOptionForm } from '#server/options/forms/save-form.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getId } from './add-products.ts';
import type { StoredImages } from './image-order.ts';

export async function addOptions(
  trx: Db,
  targets: { products: Map<string, number> },
  photos: StoredImages,
  now: number,
): Promise<void> {
  const images = await findImages(
    trx,
    [...(photos.get('product-photo-print') ?? [])].map(({ id }) => id),
  );
  const forms = demoOptions({
    product: (slug) => getId(targets.products, slug),
    picture: (slug, at) => {
      const id = photos.get(`product-${slug}`)?.[at]?.id ?? 0;
      const image = images.get(id);
      return image ? `/media/${image.key}/320.jpeg` : '';
    },
  });
  for (const form of forms) {
    const saved = await saveOptionForm(trx, form, now);
    if (!saved.ok) throw new Error(`${form.title}: ${JSON.stringify(saved.problems)}`);
  }
}
