import { catalogPictures, pictureUsage } from '#server/catalog/managing/picture-usage.ts';
import { listContentPictures } from '#server/content/managing/content-pictures.ts';
import type { MediaRow } from '#server/media/tables.ts';
import { listFormPictures } from '#server/options/managing/form-pictures.ts';
import { orderPictures, ordersWithPicture } from '#server/orders/managing/order-pictures.ts';
import { reviewPictures, reviewsWithPicture } from '#server/reviews/reading/review-pictures.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PictureUse } from '#wire/vitrine/media.ts';

type Named = Pick<MediaRow, 'id' | 'key'>;
type Asked = Pick<ShopContext, 'db' | 'settings'>;

const LOGO: PictureUse = { kind: 'logo', id: 0, name: 'Logo' };

function getLogos(settings: ShopContext['settings']): number[] {
  return [settings['theme.logo'], settings['theme.logoDark']].filter((id) => id !== null);
}

/** Everything of the shop that shows a picture, asked of each domain. */
export async function loadUses({ db, settings }: Asked, { id, key }: Named): Promise<PictureUse[]> {
  const content = await listContentPictures(db);
  const forms = await listFormPictures(db);
  const reviews = await reviewsWithPicture(db, id);
  const orders = await ordersWithPicture(db, id);
  return [
    ...(await pictureUsage(db, { id, key })),
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
export async function pictureUseCheck({
  db,
  settings,
}: Asked): Promise<(picture: Named) => boolean> {
  const catalog = await catalogPictures(db);
  const content = await listContentPictures(db);
  const forms = await listFormPictures(db);
  const ids = new Set([
    ...catalog.ids,
    ...content.flatMap((use) => use.ids),
    ...(await reviewPictures(db)),
    ...(await orderPictures(db)),
    ...getLogos(settings),
  ]);
  const keys = new Set([
    ...catalog.keys,
    ...content.flatMap((use) => use.keys),
    ...forms.flatMap((form) => form.keys),
  ]);
  return ({ id, key }) => ids.has(id) || keys.has(key);
}
