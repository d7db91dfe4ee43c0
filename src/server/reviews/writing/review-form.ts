import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewFormSettings } from '#wire/reviews.ts';

/** What the form of a product asks for; null where no review can be written. */
export async function reviewForm(
  { db, settings }: ShopContext,
  productId: number,
): Promise<ReviewFormSettings | null> {
  if (!settings['reviews.enabled']) return null;
  const [open] = await openProduct(db, productId);
  if (!open) return null;
  return {
    productId,
    ratingRequired: settings['reviews.ratingRequired'],
    allowEmptyComment: settings['reviews.allowEmptyComment'],
    minComment: settings['reviews.minComment'],
    maxComment: settings['reviews.maxComment'],
    title: settings['reviews.title'],
    nameRequired: settings['reviews.nameRequired'],
    emailRequired: settings['reviews.emailRequired'],
    gdpr: settings['reviews.gdpr'],
    photos: {
      on: settings['reviews.photos'],
      required: settings['reviews.photosRequired'],
      maxFiles: settings['reviews.maxFiles'],
      maxFileSize: settings['reviews.maxFileSize'],
      allowed: [...settings['reviews.uploadTypes']],
      captions: settings['reviews.captions'],
    },
    serverCheck: settings['reviews.serverCheck'] || settings['reviews.restrict'] !== 'none',
    verifiedOnly: settings['reviews.verifiedOnly'],
    loginRequired: settings['reviews.loginRequired'],
  };
}

const openProduct = compiledQuery((db, productId: number) =>
  db
    .selectFrom('products')
    .leftJoin('reviews_closed', 'reviews_closed.product_id', 'products.id')
    .select('products.id')
    .where('products.id', '=', productId)
    .where('products.kind', '<>', 'variation')
    .where('products.status', '=', 'publish')
    .where('reviews_closed.product_id', 'is', null),
);
