import { catalogImages, imageUsage } from '#server/catalog/managing/image-usage.ts';
import { listContentImages } from '#server/content/managing/content-images.ts';
import type { MediaRow } from '#server/media/tables.ts';
import { listFormImages } from '#server/options/managing/form-images.ts';
import { orderImages, ordersWithImage } from '#server/orders/managing/order-images.ts';
import { reviewImages, reviewsWithImage } from '#server/reviews/reading/review-images.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ImageUse } from '#wire/vitrine/media.ts';

type Named = Pick<MediaRow, 'id' | 'key'>;
type Requested = Pick<ShopContext, 'db' | 'settings'>;

const LOGO: ImageUse = { kind: 'logo', id: 0, name: 'Logo' };

function getLogos(settings: ShopContext['settings']): number[] {
  return [settings['theme.logo'], settings['theme.logoDark']].filter((id) => id !== null);
}

/** Everything of the shop that shows a picture, asked of each domain. */
export async function loadUses(
  { db, settings }: Requested,
  { id, key }: Named,
): Promise<ImageUse[]> {
  const content = await listContentImages(db);
  const forms = await listFormImages(db);
  const reviews = await reviewsWithImage(db, id);
  const orders = await ordersWithImage(db, id);
  return [
    ...(await imageUsage(db, { id, key })),
    ...content
      .filter(({ ids, keys }) => ids.includes(id) || keys.includes(key))
      .map((use) => ({ kind: use.kind, id: use.id, name: use.name })),
    ...forms
      .filter(({ keys }) => keys.includes(key))
      .map((form) => ({ kind: 'option-form' as const, id: form.id, name: form.name })),
    ...reviews.map((review) => ({ kind: 'review' as const, ...review })),
    ...orders.map((order) => ({ kind: 'order' as const, ...order })),
    ...(getLogos(settings).includes(id) ? [LOGO] : []),
  ];
}

/** Whether anything shows a picture, for all of them at once. */
export async function imageUseCheck({
  db,
  settings,
}: Requested): Promise<(image: Named) => boolean> {
  const catalog = await catalogImages(db);
  const content = await listContentImages(db);
  const forms = await listFormImages(db);
  const ids = new Set([
    ...catalog.ids,
    ...content.flatMap((use) => use.ids),
    ...(await reviewImages(db)),
    ...(await orderImages(db)),
    ...getLogos(settings),
  ]);
  const keys = new Set([
    ...catalog.keys,
    ...content.flatMap((use) => use.keys),
    ...forms.flatMap((form) => form.keys),
  ]);
  return ({ id, key }) => ids.has(id) || keys.has(key);
}
