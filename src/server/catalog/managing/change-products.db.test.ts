import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { loadDrafts } from '../saving/load-drafts.ts';
import { saveProduct } from '../saving/save-product.ts';
import { addTaxonomies, NOON, type TestTaxonomies } from '../testing/test-shop.ts';
import { changeProducts, type ProductRequest, type ProductResult } from './change-products.ts';
import type { ProductPatch } from './product-patch.ts';

const database = await testDatabase();
const { db } = database;
let shop: TestTaxonomies;
beforeEach(async () => {
  await database.reset();
  shop = await addTaxonomies(db);
});

const change = (requests: ProductRequest[], now = NOON) =>
  runTransaction(db, (trx) => changeProducts(trx, requests, now));

async function changeOne(id: number | null, patch: ProductPatch, now = NOON) {
  const [result] = await change([{ id, patch }], now);
  if (result === undefined) throw new Error('no outcome');
  return result;
}

function getId(result: ProductResult): number {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.id;
}

async function loadDraft(from: Db, id: number) {
  const stored = (await loadDrafts(from, [id])).get(id);
  if (!stored) throw new Error(`no product ${id}`);
  return stored.draft;
}

const MUG = {
  kind: 'variable' as const,
  slug: 'mug',
  name: 'Mug',
  sku: 'MUG',
  attributes: [{ attribute: 'color', terms: ['sand', 'ink'], forVariations: true }],
  variations: [
    { sku: 'MUG-S', regularPrice: 1000, attributes: { color: 'sand' } },
    { sku: 'MUG-I', regularPrice: 1200, attributes: { color: 'ink' } },
  ],
};

describe('a change of a product', () => {
  test('leaves everything it does not name as it was', async () => {
    const id = await saveProduct(
      db,
      {
        slug: 'tray',
        name: 'Tray',
        sku: 'TRAY',
        regularPrice: 4800,
        salePrice: 4000,
        saleFrom: NOON - 1000,
        manageStock: true,
        stockQuantity: 7,
        categories: [shop.category.cups, shop.category.table],
        tags: [shop.tag.gift],
        attributes: [
          { attribute: 'color', terms: ['moss', 'ink'] },
          { label: 'Glaze', options: ['matt', 'gloss'], visible: false },
        ],
        downloads: [{ id: 'a', name: 'Care', file: 'https://shop.example/care.pdf' }],
        downloadLimit: 3,
        globalUniqueId: '4006381333931',
        mpn: 'OST-1',
        cost: 1250,
        seoTitle: 'Oak tray',
        seoDescription: 'Made of one board.',
        purchaseNote: '<p>Oil it.</p>',
        reviewsAllowed: false,
        meta: [{ key: '_note', value: { deep: [1, null, 'x'] } }],
        customFields: { wcpa_pcf_width: 12 },
        weight: 0.4,
      },
      NOON,
    );
    const before = await loadDraft(db, id);
    await changeOne(id, { regularPrice: money(5000) }, NOON + 5);
    expect(await loadDraft(db, id)).toEqual({ ...before, regularPrice: 5000 });
    const row = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ price_min: 4000, regular_min: 5000, updated_at: NOON + 5 });
  });

  test('by a person owes no pieces of what cannot be back-ordered, other than before', async () => {
    const counted = { manageStock: true, stockQuantity: 2, regularPrice: 900 };
    const id = await saveProduct(db, { slug: 'cup', name: 'Cup', ...counted }, NOON);
    const change = async (patch: ProductPatch, byPerson: boolean) => {
      const [result] = await changeProducts(db, [{ id, patch }], NOON + 5, { byPerson });
      return result?.ok ? [] : result?.problems;
    };
    const owed = [{ code: 'stockOwed', field: 'stockQuantity' }];
    expect(await change({ stockQuantity: -1 }, true)).toEqual(owed);
    expect((await loadDraft(db, id))?.stockQuantity).toBe(2);
    expect(await change({ stockQuantity: -1 }, false)).toEqual([]);
    expect(await change({ name: 'Mug' }, true)).toEqual([]);
    expect(await change({ stockQuantity: -2 }, true)).toEqual(owed);
    expect(await change({ stockQuantity: -2, backorders: 'yes' }, true)).toEqual([]);
  });

  test('of a hundred is made though one of them is refused', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((at) =>
        saveProduct(db, { slug: `p${at}`, name: `P${at}`, sku: `S${at}`, regularPrice: 900 }, NOON),
      ),
    );
    const results = await change([
      { id: ids[0] ?? 0, patch: { regularPrice: money(100) } },
      { id: ids[1] ?? 0, patch: { sku: 'S3' } },
      { id: 999_999, patch: { name: 'x' } },
      { id: null, patch: { name: 'New', sku: 'N' } },
      { id: null, patch: { name: 'New', sku: 'N' } },
    ]);
    expect(results).toMatchObject([
      { ok: true, id: ids[0] },
      { ok: false, problems: [{ code: 'taken', field: 'sku', owner: ids[2] }] },
      { ok: false, problems: [{ code: 'unknown', field: 'id' }] },
      { ok: true },
      { ok: false, problems: [{ code: 'taken', field: 'sku' }] },
    ]);
  });

  test('never has the same time as the one before it', async () => {
    const id = await saveProduct(db, { slug: 'tray', name: 'Tray' }, NOON);
    await changeOne(id, { name: 'A' });
    await changeOne(id, { name: 'B' });
    const row = await db.selectFrom('products').select('updated_at').executeTakeFirstOrThrow();
    expect(row.updated_at).toBe(NOON + 2);
  });

  test('gives a new product a free slug of its name', async () => {
    const slugs: string[] = [];
    for (const name of ['Oak tray', 'Oak tray', 'Oak tray', '???']) {
      slugs.push((await loadDraft(db, getId(await changeOne(null, { name })))).slug);
    }
    expect(slugs).toEqual(['oak-tray', 'oak-tray-2', 'oak-tray-3', 'product']);
  });

  test('into the trash and back keeps its status and frees its slug meanwhile', async () => {
    const id = await saveProduct(db, { slug: 'tray', name: 'Tray', status: 'private' }, NOON);
    await changeOne(id, { status: 'trash' });
    const row = () => db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await row()).toMatchObject({ status: 'trash', slug: 'tray__trashed' });
    expect((await loadDraft(db, id)).trashedFrom).toBe('private');
    const other = getId(await changeOne(null, { name: 'Tray' }));
    expect((await loadDraft(db, other)).slug).toBe('tray');
    await changeOne(id, { status: 'private' });
    expect(await row()).toMatchObject({ status: 'private', slug: 'tray-2' });
    expect((await loadDraft(db, id)).trashedFrom).toBeNull();
  });

  test('with a date ahead is published when the date has come', async () => {
    const result = await changeOne(null, { name: 'Tray', publishedAt: NOON + 1000 });
    expect((await loadDraft(db, getId(result))).status).toBe('future');
  });

  test('adds the values its shared attributes lack', async () => {
    const color = await db
      .selectFrom('attributes')
      .select('id')
      .where('name', '=', 'color')
      .executeTakeFirstOrThrow();
    const attribute = {
      id: color.id,
      name: '',
      options: ['Ink', 'Deep Red'],
      position: 0,
      forVariations: false,
      visible: true,
    };
    const id = getId(await changeOne(null, { name: 'Tray', attributes: [attribute] }));
    expect((await loadDraft(db, id)).attributes).toMatchObject([
      { attribute: 'color', terms: ['ink', 'deep-red'] },
    ]);
    const term = await db
      .selectFrom('terms')
      .select('name')
      .where('slug', '=', 'deep-red')
      .executeTakeFirst();
    expect(term).toEqual({ name: 'Deep Red' });
  });

  test('merges the values of other programs by id and by key', async () => {
    const id = getId(
      await changeOne(null, {
        name: 'Tray',
        meta: [
          { id: undefined, key: 'a', value: 1 },
          { id: undefined, key: 'b', value: ['x'] },
          { id: undefined, key: 'c', value: 'gone' },
        ],
      }),
    );
    const [a, b, c] = (await loadDraft(db, id)).meta ?? [];
    await changeOne(id, {
      meta: [
        { id: undefined, key: 'a', value: 2 },
        { id: b?.id, key: 'b2', value: { y: null } },
        { id: c?.id, key: undefined, value: null },
        { id: undefined, key: 'd', value: true },
      ],
    });
    expect((await loadDraft(db, id)).meta).toEqual([
      { id: a?.id, key: 'a', value: 2 },
      { id: b?.id, key: 'b2', value: { y: null } },
      { id: expect.any(Number), key: 'd', value: true },
    ]);
  });
});

describe('a change of variations', () => {
  test('one by one leaves the others and writes nothing of them', async () => {
    const id = await saveProduct(db, MUG, NOON);
    const [sand, ink] = (await loadDraft(db, id)).variations;
    const result = await changeOne(
      id,
      {
        variations: [
          { do: 'change', id: sand?.id ?? 0, patch: { salePrice: money(800) } },
          {
            do: 'add',
            patch: { sku: 'MUG-ANY', attributes: [{ id: 0, name: 'Colour', option: '' }] },
          },
        ],
      },
      NOON + 9,
    );
    expect(result).toMatchObject({ variationIds: [sand?.id, ink?.id, expect.any(Number)] });
    const rows = await db
      .selectFrom('products')
      .select(['sku', 'sale_price', 'updated_at'])
      .where('parent_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { sku: 'MUG-S', sale_price: 800, updated_at: NOON + 9 },
      { sku: 'MUG-I', sale_price: null, updated_at: NOON },
      { sku: 'MUG-ANY', sale_price: null, updated_at: NOON + 9 },
    ]);
    await changeOne(id, { variations: [{ do: 'delete', id: ink?.id ?? 0 }] });
    expect((await loadDraft(db, id)).variations.map(({ sku }) => sku)).toEqual([
      'MUG-S',
      'MUG-ANY',
    ]);
  });

  test('names an attribute the product has, and one of its values', async () => {
    const id = await saveProduct(db, MUG, NOON);
    const add = (name: string, option: string) =>
      changeOne(id, {
        variations: [{ do: 'add', patch: { attributes: [{ id: 0, name, option }] } }],
      });
    expect(await add('Length', 'Long')).toMatchObject({
      problems: [{ code: 'unknown', field: 'variations.attributes' }],
    });
    expect(await add('Colour', 'Moss')).toMatchObject({
      problems: [{ code: 'unknown', field: 'variations.2.attributes.color' }],
    });
    expect(await add('pa_color', 'sand')).toMatchObject({ ok: true });
  });

  test('of a product that is not variable any more lets them go', async () => {
    const id = await saveProduct(db, MUG, NOON);
    await changeOne(id, { kind: 'simple' });
    expect((await loadDraft(db, id)).variations).toEqual([]);
  });
});
