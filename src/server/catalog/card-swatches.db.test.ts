import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { productCards } from './listing/product-cards.ts';
import type { ProductInput } from './saving/product-input.ts';
import { saveProduct } from './saving/save-product.ts';
import { addTaxonomies, catalogContext, NOON } from './testing/test-shop.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);

beforeEach(async () => {
  await database.reset();
  await addTaxonomies(db);
});

async function addImage(slug: string): Promise<number> {
  const [key, mime] = [`${slug}-0123456789`, 'image/png'];
  const shape = { width: 1200, height: 1500, bytes: 10 };
  const words = { alt: `A ${slug}`, caption: '' };
  const { id } = await db
    .insertInto('media')
    .values({ key, slug, mime, ...shape, ...words, created_at: NOON })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addMug(slug: string, change: Partial<ProductInput> = {}): Promise<number> {
  const sand = await addImage(`${slug}-sand`);
  const sandLarge = await addImage(`${slug}-sand-large`);
  return saveProduct(
    db,
    {
      kind: 'variable',
      slug,
      name: slug,
      attributes: [
        { attribute: 'color', terms: ['sand', 'ink'], forVariations: true, visible: true },
        { attribute: 'size', terms: ['small', 'large'], forVariations: true, visible: true },
      ],
      variations: [
        { attributes: { color: 'sand', size: 'small' }, regularPrice: money(1), image: sand },
        { attributes: { color: 'sand', size: 'large' }, regularPrice: money(1), image: sandLarge },
        { attributes: { color: 'ink', size: 'large' }, regularPrice: money(1) },
      ],
      ...change,
    },
    NOON,
  );
}

test('a swatch on a card shows the picture of its first variation, each product its own', async () => {
  const ids = [await addMug('mug'), await addMug('cup')];
  const cards = await productCards(ctx, ids);
  expect(cards.map(({ swatchField }) => swatchField)).toEqual(Array(2).fill('attribute_pa_color'));
  expect(
    cards.map(({ swatches }) =>
      swatches.map(({ slug, picture: image }) => [slug, image?.alt ?? null]),
    ),
  ).toEqual([
    [
      ['sand', 'A mug-sand'],
      ['ink', null],
    ],
    [
      ['sand', 'A cup-sand'],
      ['ink', null],
    ],
  ]);
});

test('an attribute that is only shown leads nowhere', async () => {
  const id = await addMug('tray', {
    kind: 'simple',
    regularPrice: money(4800),
    attributes: [{ attribute: 'color', terms: ['sand', 'ink'], visible: true }],
    variations: [],
  });
  const [card] = await productCards(ctx, [id]);
  expect(card?.swatchField).toBe('');
  expect(card?.swatches.map(({ picture: image }) => image)).toEqual([null, null]);
});
