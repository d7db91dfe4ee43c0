import { attributes } from '#demo/catalog/attributes.ts';
import { categories } from '#demo/catalog/categories.ts';
import { products } from '#demo/catalog/products.ts';
import { posts } from '#demo/content/journal-posts.ts';
import {
  categoryDrawing,
  drawingsFor,
  heroDrawings,
  journalDrawing,
  reviewPhoto,
  storyDrawings,
  swatchDrawing,
} from '#demo/drawings/scenes.ts';
import { demoReviews, PHOTOS_PER_PRODUCT } from '#demo/reviews/generate.ts';
import type { PictureOrder } from './picture-order.ts';

const REVIEW_WIDTH = 800;

/** Every image of the demo shop. */
export function pictureOrders(): PictureOrder[] {
  return [...shopPictures(), ...productPictures(), ...reviewPictures()];
}

function shopPictures(): PictureOrder[] {
  const covers = attributes.flatMap(({ terms }) => terms.filter((term) => term.kind === 'image'));
  return [
    { name: 'hero-wide', slug: 'slow-mornings', draw: () => [heroDrawings().wide] },
    { name: 'hero-phone', slug: 'slow-mornings-tall', draw: () => [heroDrawings().tall] },
    { name: 'story', slug: 'workshop', draw: storyDrawings },
    ...categories.map(({ slug }) => ({
      name: `category-${slug}`,
      slug,
      draw: () => [categoryDrawing(slug)],
    })),
    ...posts.map(({ slug }) => ({
      name: `journal-${slug}`,
      slug,
      draw: () => [journalDrawing(slug)],
    })),
    ...covers.map(({ slug }) => ({
      name: `swatch-${slug}`,
      slug: `cover-${slug}`,
      draw: () => [swatchDrawing(slug)],
    })),
  ];
}

function productPictures(): PictureOrder[] {
  return products.map(({ slug }) => ({
    name: `product-${slug}`,
    slug,
    draw: () => drawingsFor(slug),
  }));
}

function reviewPictures(): PictureOrder[] {
  const pictured = new Set(
    demoReviews().flatMap((review) => (review.photos.length > 0 ? [review.product] : [])),
  );
  return products
    .filter(({ slug }) => pictured.has(slug))
    .map(({ slug }) => ({
      name: `review-${slug}`,
      slug: `${slug}-at-home`,
      maxWidth: REVIEW_WIDTH,
      draw: () =>
        Array.from({ length: PHOTOS_PER_PRODUCT }, (_, number) => reviewPhoto(slug, number)),
    }));
}
