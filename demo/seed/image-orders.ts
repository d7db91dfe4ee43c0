import { attributes } from '#demo/catalog/attributes.ts';
import { categories } from '#demo/catalog/categories.ts';
import { products } from '#demo/catalog/products.ts';
import { posts } from '#demo/content/journal-posts.ts';
import { readDrawing, readDrawings } from '#demo/drawings/read-drawings.ts';
import { demoReviews } from '#demo/reviews/generate.ts';
import type { ImageOrder } from './image-order.ts';

const REVIEW_WIDTH = 800;
const STORIES = ['shop/story-1', 'shop/story-2'];

/** Every image of the demo shop. */
export function imageOrders(): ImageOrder[] {
  return [...shopImages(), ...productImages(), ...reviewImages()];
}

function shopImages(): ImageOrder[] {
  const covers = attributes.flatMap(({ terms }) => terms.filter((term) => term.kind === 'image'));
  return [
    { name: 'hero-wide', slug: 'slow-mornings', read: () => [readDrawing('shop/hero-wide')] },
    {
      name: 'hero-phone',
      slug: 'slow-mornings-tall',
      read: () => [readDrawing('shop/hero-phone')],
    },
    { name: 'story', slug: 'workshop', read: () => STORIES.map(readDrawing) },
    ...categories.map(({ slug }) => ({
      name: `category-${slug}`,
      slug,
      read: () => [readDrawing(`shop/category-${slug}`)],
    })),
    ...posts.map(({ slug }) => ({
      name: `journal-${slug}`,
      slug,
      read: () => [readDrawing(`shop/journal-${slug}`)],
    })),
    ...covers.map(({ slug }) => ({
      name: `swatch-${slug}`,
      slug: `cover-${slug}`,
      read: () => [readDrawing(`shop/swatch-${slug}`)],
    })),
  ];
}

function productImages(): ImageOrder[] {
  return products.map(({ slug }) => ({
    name: `product-${slug}`,
    slug,
    read: () => readDrawings(`products/${slug}`),
  }));
}

function reviewImages(): ImageOrder[] {
  const pictured = new Set(
    demoReviews().flatMap((review) => (review.photos.length > 0 ? [review.product] : [])),
  );
  return products
    .filter(({ slug }) => pictured.has(slug))
    .map(({ slug }) => ({
      name: `review-${slug}`,
      slug: `${slug}-at-home`,
      maxWidth: REVIEW_WIDTH,
      read: () => readDrawings(`reviews/${slug}`),
    }));
}
