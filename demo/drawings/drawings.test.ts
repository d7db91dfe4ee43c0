import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { products } from '#demo/catalog/products.ts';
import { posts } from '#demo/content/journal-posts.ts';
import { demoReviews, PHOTOS_PER_PRODUCT } from '#demo/reviews/generate.ts';
import { imageOrders } from '#demo/seed/image-orders.ts';
import { type Drawing, drawingNames, readDrawing, readDrawings } from './read-drawings.ts';

const slugs = products.map(({ slug }) => slug);

const terms: Record<string, string[]> = {
  'stoneware-mug': ['sand', 'moss', 'ink', 'clay'],
  'linen-tablecloth': ['sand', 'moss', 'ink', 'oat', 'rust'],
  'waffle-towel': ['sand', 'moss', 'sky'],
  'watering-can': ['moss', 'ink', 'rust'],
  'patchwork-cushion': ['sand-ink', 'clay-oat', 'moss-sand'],
  'pocket-notebook': ['fern', 'tide', 'terrazzo', 'stripe'],
};

/** Every name used in the image is defined in it, and every number is one. */
function expectComplete(drawing: Drawing): void {
  const defined = new Set([...drawing.svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
  for (const [, used] of drawing.svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(used);
  expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
}

async function rasterised(drawing: Drawing): Promise<{ width: number; spread: number }> {
  const image = sharp(Buffer.from(drawing.svg)).resize(80).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, spread: Math.max(...data) - Math.min(...data) };
}

test('every product of the shop has drawings, and nothing else has', () => {
  expect(drawingNames('products').sort()).toEqual([...slugs].sort());
});

test.each(slugs)('%s has a front and another view, complete and described', (slug) => {
  const drawings = readDrawings(`products/${slug}`);
  expect(drawings.length).toBeGreaterThanOrEqual(2);
  expect(drawings[0]?.view).toBe('front');
  expect(new Set(drawings.map(({ view }) => view)).size).toBeGreaterThanOrEqual(2);
  for (const drawing of drawings) {
    expect([drawing.width, drawing.height]).toEqual([1200, 1500]);
    expect(drawing.alt.length).toBeGreaterThan(20);
    expectComplete(drawing);
  }
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
});

test.each(Object.entries(terms))('%s has a front for each of its terms', (slug, expected) => {
  const fronts = readDrawings(`products/${slug}`).filter(
    ({ view, variation }) => view === 'front' && variation,
  );
  expect(fronts.map(({ variation }) => variation)).toEqual(expected);
});

test('every product that is reviewed with photos has its photos, each another one', () => {
  const pictured = new Set(
    demoReviews().flatMap(({ photos, product }) => (photos.length > 0 ? [product] : [])),
  );
  expect(drawingNames('reviews').sort()).toEqual([...pictured].sort());
  for (const slug of pictured) {
    const photos = readDrawings(`reviews/${slug}`);
    expect(new Set(photos.map(({ svg }) => svg)).size).toBe(PHOTOS_PER_PRODUCT);
    photos.forEach(expectComplete);
  }
});

const sizes: [name: string, width: number, height: number][] = [
  ['hero-wide', 2400, 1350],
  ['hero-phone', 1200, 1500],
  ['story-1', 1800, 1200],
  ['story-2', 1800, 1200],
];
for (const { slug } of posts) sizes.push([`journal-${slug}`, 1800, 1200]);
for (const { slug } of categories) sizes.push([`category-${slug}`, 1200, 1500]);
for (const cover of terms['pocket-notebook'] ?? []) sizes.push([`swatch-${cover}`, 200, 200]);

describe('drawings of the shop', () => {
  test.each(sizes)('%s is %d by %d', (name, width, height) => {
    const drawing = readDrawing(`shop/${name}`);
    expect([drawing.width, drawing.height]).toEqual([width, height]);
    expectComplete(drawing);
  });

  test('each is used, and what is missing is named', () => {
    const used = imageOrders().flatMap((order) => order.read());
    const stored = ['products', 'reviews'].flatMap((kind) =>
      drawingNames(kind).flatMap((slug) => drawingNames(`${kind}/${slug}`)),
    );
    expect(used).toHaveLength(stored.length + drawingNames('shop').length);
    expect(() => readDrawing('shop/category-hats')).toThrow('hats');
  });
});

test('a sample of them is rasterised, each with light and shade', async () => {
  const names = [
    'products/stoneware-mug/1',
    'products/pocket-notebook/3',
    'products/carafe-and-glass/2',
    'shop/category-plants-pots',
    'shop/swatch-fern',
    'reviews/wool-throw/2',
  ];
  for (const name of names) {
    const seen = await rasterised(readDrawing(name));
    expect(seen.width).toBe(80);
    expect(seen.spread).toBeGreaterThan(60);
  }
});
