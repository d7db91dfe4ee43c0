import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { cardOptions } from '#server/catalog/card-options.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { addTaxonomies, catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { productsWithForms } from './products-with-forms.ts';
import { saveOptionForm } from './save-form.ts';

const database = await testDatabase();
const { db } = database;
const plain = catalogContext(db);
const ctx = { ...plain, services: cardOptions.add(plain.services, productsWithForms) };

beforeEach(async () => {
  await database.reset();
  await addTaxonomies(db);
});

const add = (slug: string, categories: number[] = []) =>
  saveProduct(
    db,
    { kind: 'simple', slug, name: slug, regularPrice: money(3200), categories },
    NOON,
  );

async function withForm(belongsTo: FormInput['belongsTo'], enabled = true): Promise<void> {
  const sections = [{ id: 'main', fields: [{ id: 'engraving', type: 'text' as const }] }];
  await saveOptionForm(db, { title: 'Form', belongsTo, enabled, sections }, NOON);
}

const choosing = async (ids: number[]) =>
  (await productCards(ctx, ids)).filter(({ options }) => options).map(({ slug }) => slug);

test('a card knows of a form of its own product, of no other and of none that is off', async () => {
  const [board, tray] = [await add('board'), await add('tray')];
  await withForm({ kind: 'products', ids: [board] });
  await withForm({ kind: 'products', ids: [tray] }, false);
  expect(await choosing([board, tray])).toEqual(['board']);
});

test('a form of a category is one of the products in the categories below it', async () => {
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const child = await db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  const [cup, candle] = [await add('cup', [child.id]), await add('candle')];
  await withForm({ kind: 'categories', ids: [id] });
  expect(await choosing([cup, candle])).toEqual(['cup']);
});

test('a form of everything is one of every product', async () => {
  const ids = [await add('cup'), await add('candle')];
  await withForm({ kind: 'all' });
  expect(await choosing(ids)).toEqual(['cup', 'candle']);
});
