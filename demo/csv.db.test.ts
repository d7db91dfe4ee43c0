import { beforeAll, expect, test } from 'vitest';
import { toSlug } from '#rules/catalog/free-name.ts';
import { vitrineClient } from '#server/api/vitrine/testing/vitrine-client.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { IMPORT_JOB } from '#server/product-csv/imports.ts';
import { readFile } from '#server/product-csv/read-file.ts';
import { importHandler } from '#server/product-csv/run-import.ts';
import { products } from './catalog/products.ts';
import { addAttributes } from './seed/add-attributes.ts';
import { addBundles } from './seed/add-bundles.ts';
import { addCategories, addTags } from './seed/add-categories.ts';
import { addOptions } from './seed/add-options.ts';
import { addProducts } from './seed/add-products.ts';
import { storeImages } from './seed/store-images.ts';

const NOW = Date.UTC(2026, 4, 5, 10, 30);
const database = await testDatabase();
const { db } = database;

/** The catalogue of the demo shop; its pictures are blank, but each is one of its own. */
beforeAll(async () => {
  const blank = (name: string, variation?: string) => ({
    view: 'front',
    svg: `<svg width="9" height="9"><title>${name} ${variation ?? ''}</title></svg>`,
    width: 9,
    height: 9,
    alt: `${name} ${variation ?? ''}`,
    ...(variation !== undefined && { variation }),
  });
  const orders = products.map(({ slug, variations = [] }) => ({
    name: `product-${slug}`,
    slug,
    read: () => [
      blank(slug),
      blank(`${slug} at home`),
      ...[...new Set(variations.flatMap(({ terms }) => Object.values(terms)))].map((value) =>
        blank(slug, value),
      ),
    ],
  }));
  const images = await storeImages(database, memoryStorage(), orders, NOW);
  await addAttributes(db, new Map());
  const categories = await addCategories(db, new Map());
  const ids = await addProducts(db, { categories, tags: await addTags(db) }, images, NOW);
  await addOptions(db, { products: ids }, images, NOW);
  await addBundles(db, ids, NOW);
}, 60_000);

type Client = Awaited<ReturnType<typeof vitrineClient>>;
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
type Item = any;

async function all(client: Client, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const query = `per_page=100&page=${page}&orderby=id&order=asc`;
    const { authorization } = client;
    const response = await client.ask(`/wp-json${path}?${query}`, { headers: { authorization } });
    expect(response.status).toBe(200);
    const some: Item[] = await response.json();
    items.push(...some);
    if (some.length < 100) return items;
  }
}

/** What numbers name is compared by what it is called. */
function withoutIds(
  value: unknown,
  getName: (id: number) => string,
  toCategory: (id: number) => string,
): unknown {
  return JSON.parse(JSON.stringify(value), (key, found) => {
    if (/^(id|_links|related_ids|variations|version)$/.test(key)) return undefined;
    // A file says neither when a product was made nor how often it was sold.
    if (/^(date_(created|modified)|total_sales|average_rating|rating_count)/.test(key)) {
      return undefined;
    }
    if (/^(productId|variationId|parent_id)$/.test(key)) return found ? getName(found) : found;
    if (key === 'belongsTo' && found.ids) {
      return { ...found, ids: found.ids.map(found.kind === 'products' ? getName : toCategory) };
    }
    if (/^(productIds|upsell_ids|cross_sell_ids|grouped_products)$/.test(key)) {
      return found.map(getName);
    }
    return found;
  });
}

/** The whole catalogue as the API answers it. */
async function catalog(client: Client) {
  const items = await all(client, '/wc/v3/products');
  const variations: Item[] = [];
  for (const { id, type } of items) {
    if (type === 'variable')
      variations.push(...(await all(client, `/wc/v3/products/${id}/variations`)));
  }
  const names = new Map([...items, ...variations].map(({ id, sku, slug }) => [id, sku || slug]));
  const categories = await all(client, '/wc/v3/products/categories');
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const getName = (id: number) => names.get(id) ?? `? ${id}`;
  const toCategory = (id: number) => categoryNames.get(id) ?? `? ${id}`;
  const plain = (item: Item) => withoutIds(item, getName, toCategory);
  const bare = (list: Item[], key: string) =>
    Object.fromEntries(list.map((item) => [item[key], plain(item)]));
  return {
    products: bare(items, 'slug'),
    variations: bare(variations, 'sku'),
    bundles: (await all(client, '/vitrine/v1/bundles')).map(plain),
    forms: bare(await all(client, '/vitrine/v1/option-forms'), 'title'),
  };
}

async function importFile(client: Client, text: string) {
  const sent = await client.ask('/wp-json/vitrine/v1/products/imports', {
    method: 'POST',
    headers: {
      authorization: client.authorization,
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="demo.csv"',
    },
    body: text,
  });
  const { id } = (await sent.json()) as { id: number };
  await client.send('POST', `/products/imports/${id}/start`, {});
  const job = { id: 1, kind: IMPORT_JOB, payload: { importId: id }, attempt: 1 };
  await importHandler('https://shop.example').run(shopContext(db), job);
  const refused = await client.send('GET', `/products/imports/${id}/lines?outcome=refused`);
  expect(refused.body).toEqual([]);
  return (await client.send('GET', `/products/imports/${id}`)).body;
}

/** What a file brings: products, terms, option forms. Pictures stay in the library. */
async function empty(client: Client) {
  for (const { id } of await all(client, '/vitrine/v1/option-forms')) {
    await client.send('DELETE', `/option-forms/${id}?force=true`);
  }
  await db.deleteFrom('products').where('parent_id', 'is not', null).execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  await db.deleteFrom('tags').execute();
  await db.deleteFrom('attributes').execute();
  await db.deleteFrom('imported_products').execute();
}

/** What WooCommerce's importer asks of a line; it refuses or renames anything else. */
async function expectWooCommerceTakes(text: string) {
  const read = await readFile(Buffer.from(text));
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  const lines = read.lines.map(({ cells }) =>
    Object.fromEntries(read.headers.map((header, at) => [header, cells[at] ?? ''])),
  );
  const seen = new Set<string>();
  for (const line of lines) {
    const { SKU: sku, Type: type = '' } = line;
    const [kind = ''] = type.split(', ');
    seen.add(kind);
    expect(['simple', 'variable', 'variation', 'grouped', 'external'], sku).toContain(kind);
    expect(line['Visibility in catalog'], sku).toMatch(/^(visible|catalog|search|hidden)$/);
    expect(line.Images, sku).toMatch(/^(https:\/\/[^ ,]+\.jpeg(, )?)*$/);
    for (let number = 1; line[`Attribute ${number} name`]; number += 1) {
      const [name, slug] = ['name', 'slug'].map(
        (part) => line[`Attribute ${number} ${part}`] ?? '',
      );
      // From the name it makes the slug; ours would be lost.
      if (slug !== '') expect(toSlug(name ?? ''), sku).toBe(slug);
    }
  }
  expect([...seen].sort()).toEqual(['external', 'grouped', 'simple', 'variable', 'variation']);
  expect(lines.find((line) => line['Attribute 1 label'] === 'Colour')?.['Attribute 1 name']).toBe(
    'Color',
  );
}

test('the demo shop is exported, emptied, imported and the same again', async () => {
  const client = await vitrineClient(db);
  const before = await catalog(client);
  const { authorization } = client;
  const file = await client.ask('/wp-json/vitrine/v1/products/export', {
    headers: { authorization },
  });
  const text = await file.text();
  await expectWooCommerceTakes(text);
  await empty(client);
  expect(await all(client, '/wc/v3/products')).toEqual([]);

  const done = await importFile(client, text);
  const lines = Object.keys(before.products).length + Object.keys(before.variations).length;
  expect(done).toMatchObject({ state: 'done', created: lines, refused: 0 });
  const after = await catalog(client);
  expect(after.products).toEqual(before.products);
  expect(after.variations).toEqual(before.variations);
  expect(after.bundles).toEqual(before.bundles);
  expect(after.forms).toEqual(before.forms);

  expect(await importFile(client, text)).toMatchObject({
    unchanged: lines,
    created: 0,
    updated: 0,
  });
}, 120_000);
