import { type DemoReview, demoReviews, SHOP_NAME } from '#demo/reviews/generate.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type ReviewFileInput,
  type ReviewInput,
  saveReviews,
} from '#server/reviews/save-review.ts';
import { getId } from './add-products.ts';
import type { StoredImages } from './image-order.ts';
import { addVideo, type StoredVideos } from './store-videos.ts';

/** Saves all reviews and then the shop's answers to them; returns how many reviews there are. */
export async function addReviews(
  trx: Db,
  products: Map<string, number>,
  { images, videos }: { images: StoredImages; videos: StoredVideos },
  now: number,
): Promise<number> {
  const reviews = demoReviews();
  const byReview = await addVideos(trx, reviews, products, { images: images, videos }, now);
  const ids = await saveReviews(
    trx,
    reviews.map((review, index): ReviewInput => {
      const drawn = images.get(`review-${review.product}`) ?? [];
      return {
        productId: getId(products, review.product),
        rating: review.rating,
        title: review.title,
        text: review.text,
        author: review.author,
        email: review.email,
        verified: review.verified,
        votesUp: review.votesUp,
        votesDown: review.votesDown,
        media: [
          ...(byReview.get(index) ?? []),
          ...review.photos.flatMap((number) => {
            const image = drawn[number];
            return image ? [{ mediaId: image.id }] : [];
          }),
        ],
        createdAt: now - review.age,
      };
    }),
    now,
  );
  const results = reviews.flatMap(({ reply, product }, index): ReviewInput[] => {
    if (!reply) return [];
    return [
      {
        productId: getId(products, product),
        parentId: ids[index] ?? null,
        rating: null,
        text: reply.text,
        author: SHOP_NAME,
        byShop: true,
        createdAt: now - reply.age,
      },
    ];
  });
  await saveReviews(trx, results, now);
  return reviews.length;
}

/** One buyer of each product with a video has sent it; by the number of the review. */
async function addVideos(
  trx: Db,
  reviews: readonly DemoReview[],
  products: Map<string, number>,
  { images, videos }: { images: StoredImages; videos: StoredVideos },
  now: number,
): Promise<Map<number, ReviewFileInput[]>> {
  const byReview = new Map<number, ReviewFileInput[]>();
  for (const [slug, video] of videos) {
    const index = newestWithPhoto(reviews, slug);
    const poster = images.get(`review-${slug}`)?.[0];
    if (index < 0 || !poster) continue;
    const place = { productId: getId(products, slug), posterId: poster.id, now };
    byReview.set(index, [await addVideo(trx, video, place)]);
  }
  return byReview;
}

/** -1 where no review has a photo. */
function newestWithPhoto(reviews: readonly DemoReview[], slug: string): number {
  let newest = -1;
  for (const [index, { product, photos, rating, age }] of reviews.entries()) {
    if (product !== slug || photos.length === 0 || rating < 4) continue;
    if (age < (reviews[newest]?.age ?? Number.POSITIVE_INFINITY)) newest = index;
  }
  return newest;
}
