import { demoReviews, SHOP_NAME } from '#demo/reviews/generate.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type ReviewInput, saveReviews } from '#server/reviews/save-review.ts';
import { idOf } from './add-products.ts';
import type { StoredPictures } from './picture-order.ts';

/** Saves all reviews and then the shop's answers to them; returns how many reviews there are. */
export async function addReviews(
  trx: Db,
  products: Map<string, number>,
  pictures: StoredPictures,
  now: number,
): Promise<number> {
  const reviews = demoReviews();
  const ids = await saveReviews(
    trx,
    reviews.map((review): ReviewInput => {
      const drawn = pictures.get(`review-${review.product}`) ?? [];
      return {
        productId: idOf(products, review.product),
        rating: review.rating,
        title: review.title,
        text: review.text,
        author: review.author,
        email: review.email,
        verified: review.verified,
        votesUp: review.votesUp,
        votesDown: review.votesDown,
        media: review.photos.flatMap((number) => {
          const picture = drawn[number];
          return picture ? [{ mediaId: picture.id }] : [];
        }),
        createdAt: now - review.age,
      };
    }),
    now,
  );
  const answers = reviews.flatMap(({ reply, product }, index): ReviewInput[] => {
    if (!reply) return [];
    return [
      {
        productId: idOf(products, product),
        parentId: ids[index] ?? null,
        rating: null,
        text: reply.text,
        author: SHOP_NAME,
        byShop: true,
        createdAt: now - reply.age,
      },
    ];
  });
  await saveReviews(trx, answers, now);
  return reviews.length;
}
