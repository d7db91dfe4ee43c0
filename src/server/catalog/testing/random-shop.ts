import { type Money, money } from '#rules/money/money.ts';
import type { ProductInput } from '../saving/product-input.ts';
import { NOON, type TestTaxonomies } from './test-shop.ts';

/** The same numbers for the same seed, each at least 0 and below 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = ['oak', 'linen', 'mug', 'tray', 'candle', 'bowl', 'throw', 'jar'];

/** Products that differ in everything a listing can ask about, many of them with equal keys. */
export function randomProducts(
  count: number,
  seed: number,
  { category, tag }: TestTaxonomies,
): ProductInput[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const some = <T>(items: readonly T[], share: number) => items.filter(() => random() < share);
  const price = (): Money | null => (random() < 0.1 ? null : money(100 * (1 + below(20))));
  return Array.from({ length: count }, (_, index): ProductInput => {
    const regularPrice = price();
    const sale = regularPrice !== null && regularPrice > 100 && random() < 0.4;
    const variable = random() < 0.3;
    return {
      kind: variable ? 'variable' : 'simple',
      slug: `product-${index}`,
      name: `${pick(WORDS)} ${pick(WORDS)} ${index}`,
      description: `<p>${pick(WORDS)} ${pick(WORDS)}</p>`,
      status: random() < 0.1 ? 'draft' : 'publish',
      visibility: pick(['visible', 'visible', 'visible', 'catalog', 'search', 'hidden'] as const),
      menuOrder: below(3),
      totalSales: below(5),
      publishedAt: NOON - below(4) * 1000,
      stockStatus: pick(['instock', 'instock', 'outofstock', 'onbackorder'] as const),
      categories: some(Object.values(category), 0.4),
      tags: some(Object.values(tag), 0.3),
      attributes: [
        { attribute: 'color', terms: some(['sand', 'moss', 'ink'], 0.5), forVariations: variable },
        { attribute: 'size', terms: some(['small', 'large'], 0.4) },
      ],
      ...(variable
        ? { variations: [0, 1].map(() => ({ attributes: {}, regularPrice: price() })) }
        : { regularPrice, salePrice: sale ? money(regularPrice - 100) : null }),
      ...(sale && random() < 0.5 ? { saleTo: NOON + below(3) * 1000 } : {}),
      ...(sale && random() < 0.3 ? { saleFrom: NOON - 500 } : {}),
    };
  });
}
