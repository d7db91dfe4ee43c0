import { describe, expect, it } from 'vitest';
import { products } from './catalog/products.ts';
import { demoReviews } from './reviews/generate.ts';

const DAY = 86_400_000;
const reviews = demoReviews();
const share = (part: unknown[]) => part.length / reviews.length;

describe('the reviews of the demo shop', () => {
  it('are 600 or more, and the same ones each time', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(600);
    expect(demoReviews()).toEqual(reviews);
  });

  it('belong to products that were already on sale', () => {
    const ages = new Map(products.map((product) => [product.slug, product.ageDays * DAY]));
    for (const review of reviews) expect(review.age).toBeLessThan(ages.get(review.product) ?? 0);
    expect(Math.max(...reviews.map((review) => review.age))).toBeGreaterThan(500 * DAY);
    expect(Math.min(...reviews.map((review) => review.age))).toBeGreaterThan(0);
  });

  it('are mostly kind, with honest bad ones among them', () => {
    expect(share(reviews.filter((review) => review.rating >= 4))).toBeGreaterThan(0.85);
    for (const stars of [1, 2, 3, 4, 5]) {
      expect(reviews.filter((review) => review.rating === stars).length).toBeGreaterThan(4);
    }
  });

  it('show pictures in about a third and an answer in about one of twelve', () => {
    const pictured = share(reviews.filter((review) => review.photos.length > 0));
    expect(pictured).toBeGreaterThan(0.28);
    expect(pictured).toBeLessThan(0.42);
    const responseCount = share(reviews.filter((review) => review.reply));
    expect(responseCount).toBeGreaterThan(0.05);
    expect(responseCount).toBeLessThan(0.12);
    for (const { reply, age } of reviews) if (reply) expect(reply.age).toBeLessThanOrEqual(age);
  });

  it('say each thing once about a product, in whole sentences', () => {
    const texts = new Set(reviews.map((review) => `${review.product}: ${review.text}`));
    expect(texts.size).toBe(reviews.length);
    for (const { text, reply } of reviews) {
      expect(text).toMatch(/^[A-Z0-9].*[.!?]$/);
      expect(`${text} ${reply?.text ?? ''}`).not.toMatch(/[{}]|undefined|lorem/i);
    }
  });
});
