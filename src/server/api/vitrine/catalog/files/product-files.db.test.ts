import { beforeEach, describe, expect, test } from 'vitest';
import { imageSource } from '#server/media/fetch-images.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { productImports } from './testing/product-imports.ts';

const database = await testDatabase();
const { db } = database;
type Client = Awaited<ReturnType<typeof vitrineClient>>;
let manager: Client;

beforeEach(async () => {
  await database.reset();
  manager = await vitrineClient(db);
});

const { sendFile, importFile, runJobs } = productImports(db, () => manager);

const loadLines = async (id: number, result: string) =>
  (await manager.send('GET', `/products/imports/${id}/lines?outcome=${result}`)).body;

const HEADER =
  'ID,Type,SKU,Name,Published,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Parent,"Grouped products",Upsells,Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"';
const FILE = `\uFEFF${HEADER}
11,simple,CUP,"Cup, tall",1,1,70,0.18,,28.00,"Tableware > Cups\\, bowls, Tableware",Gift,,,id:14,1,Material,"Clay, Glass",1,1
12,variable,RUG,Rug,1,1,,,,,Textiles,,,,,2,Colour,"Moss, Sand",1,1
13,grouped,SET,Set,1,1,,,,,,,,"CUP, RUG",,3,,,,
14,simple,,Spoon,-1,0,,,4,5,,,,,,4,,,,
15,variation,RUG-M,Rug - Moss,1,1,3,,,42.00,,,RUG,,,0,Colour,Moss,,1
16,variation,RUG-S,Rug - Sand,1,1,4,,,44.00,,,id:12,,,0,Colour,Sand,,1
`;

/** A path of another namespace, or a file. */
async function plainGet(path: string) {
  const { authorization } = manager;
  return manager.ask(`/wp-json${path}`, { headers: { authorization } });
}

const products = () =>
  db
    .selectFrom('products')
    .select(['sku', 'name', 'kind', 'status', 'regular_price', 'stock_quantity', 'weight'])
    .orderBy('sku')
    .execute();

describe('a file of products', () => {
  test('makes products, variations, categories, attributes and links', async () => {
    const done = await importFile(FILE);
    expect(done).toMatchObject({ state: 'done', total: 6, done: 6, created: 6, refused: 0 });
    expect(await products()).toMatchObject([
      { sku: '', name: 'Spoon', status: 'draft', regular_price: 500 },
      { sku: 'CUP', name: 'Cup, tall', stock_quantity: 70, weight: 0.18 },
      { sku: 'RUG', kind: 'variable' },
      { sku: 'RUG-M', kind: 'variation', regular_price: 4200, stock_quantity: 3 },
      { sku: 'RUG-S', kind: 'variation', regular_price: 4400 },
      { sku: 'SET', kind: 'grouped' },
    ]);
    const [cup] = await (await plainGet('/wc/v3/products?sku=CUP')).json();
    expect(cup.categories.map(({ name }: { name: string }) => name)).toEqual([
      'Cups, bowls',
      'Tableware',
    ]);
    expect(cup.attributes).toMatchObject([{ name: 'Material', options: ['Clay', 'Glass'] }]);
    expect(cup.upsell_ids).toHaveLength(1);
    const [set] = await (await plainGet('/wc/v3/products?sku=SET')).json();
    expect(set.grouped_products).toHaveLength(2);
    const parents = await db.selectFrom('categories').select(['name', 'parent_id']).execute();
    expect(parents.find(({ name }) => name === 'Cups, bowls')?.parent_id).not.toBeNull();
    const log = await db.selectFrom('manager_changes').select(['resource', 'action']).execute();
    expect(log.filter(({ resource }) => resource === 'product').length).toBeGreaterThanOrEqual(4);
  });

  test('changes nothing when it comes again, also from another shop without article numbers', async () => {
    await importFile(FILE);
    const before = await db.selectFrom('products').selectAll().orderBy('id').execute();
    const again = await importFile(FILE);
    expect(await loadLines(again.id, 'updated')).toEqual([]);
    expect(again).toMatchObject({ created: 0, updated: 0, refused: 0, unchanged: 6 });
    expect(await db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('is tried first without writing anything', async () => {
    const tried = await importFile(FILE, { dry_run: true });
    expect(tried).toMatchObject({ state: 'done', dry_run: true, created: 6 });
    expect(await products()).toEqual([]);
    expect(await db.selectFrom('categories').selectAll().execute()).toEqual([]);
    await importFile(FILE);
    const changed = FILE.replace('28.00', '30.00').replace('44.00', '40.00');
    const second = await importFile(changed, { dry_run: true });
    expect(second).toMatchObject({ updated: 2, unchanged: 4 });
    expect(await loadLines(second.id, 'updated')).toMatchObject([
      { line: 2, details: [{ column: 'Regular price', message: 'changes' }] },
      { line: 7, details: [{ column: 'Regular price' }] },
    ]);
    expect((await products()).find(({ sku }) => sku === 'CUP')?.regular_price).toBe(2800);
  });

  test('a trial says what changes in links, bundles and option forms, and writes none of it', async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const form = {
      title: 'Engraving',
      belongsTo: { kind: 'products', products: ['CUP'] },
      sections: [{ id: 'a', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
    };
    const bundle = {
      items: [
        { id: 'a', product: 'CUP' },
        { id: 'b', product: 'NEW' },
      ],
    };
    const lines = [
      'Type,SKU,Name,Upsells,Grouped products,Bundle,Option forms',
      `simple,CUP,"Cup, tall","id:14, NOPE",,,${cell([form])}`,
      `grouped,SET,Set,,"CUP, NEW",,`,
      `simple,NEW,New,CUP,,,${cell([{ ...form, title: 'Gift' }])}`,
      `bundle,BOX,Box,,,${cell(bundle)},`,
      `bundle,BAD,Bad,,,${cell({ items: 'none' })},`,
    ];
    await importFile(FILE);
    const tried = await importFile(lines.join('\n'), { dry_run: true });
    expect(tried).toMatchObject({ created: 3, updated: 2, refused: 0 });
    const said = async (result: string) =>
      (await loadLines(tried.id, result)).map(
        ({ line, details }: { line: number; details: { column: string; code: string }[] }) => [
          line,
          ...details.map(({ column, code }) => `${column} ${code}`),
        ],
      );
    expect(await said('updated')).toEqual([
      [2, 'Upsells unknownLink', 'Option forms changed'],
      [3, 'Grouped products changed'],
    ]);
    expect(await said('created')).toEqual([
      [4, 'Option forms changed'],
      [5],
      [6, 'Bundle invalid'],
    ]);
    expect((await manager.send('GET', '/option-forms')).body).toEqual([]);
    expect((await products()).map(({ sku }) => sku)).not.toContain('NEW');
    expect(await importFile(lines.join('\n'))).toMatchObject({ created: 3, updated: 2 });
    expect((await manager.send('GET', '/option-forms')).body).toHaveLength(2);
  });

  test('a wrong line is refused with its reason, the others are saved', async () => {
    const done = await importFile(
      `${HEADER}
1,simple,A,A,1,1,,,,cheap,,,,,,,,,,
2,simple,B,B,1,1,,,9,5,,,,,,,,,,
3,simple,C,C,1,1,,,,7,,,,,,,,,,
4,variation,D,,1,1,,,,7,,,NOPE,,,,Colour,Moss,,1
5,simple,C,Again,1,1,,,,8,,,,,,,,,,
6,simple,,,1,1,,,,8,,,,,,,,,,
`,
    );
    expect(done).toMatchObject({ created: 1, refused: 5, total: 6 });
    const refused = await loadLines(done.id, 'refused');
    const reasons = refused.map(
      ({ line, details }: { line: number; details: { column: string; code: string }[] }) =>
        `${line} ${details.map(({ column, code }) => `${column} ${code}`).join(' ')}`,
    );
    expect(reasons).toEqual([
      '2 Regular price price',
      '3 Sale price saleNotLower',
      '5 Parent unknown',
      '6 SKU taken',
      '7 Name missing',
    ]);
  });

  test('only what its columns name is changed', async () => {
    await importFile(FILE);
    const done = await importFile('SKU;Regular price\nCUP;31\nNEW;2\n', { create: false });
    expect(done).toMatchObject({ updated: 1, skipped: 1 });
    const cup = (await products()).find(({ sku }) => sku === 'CUP');
    expect(cup).toMatchObject({ regular_price: 3100, name: 'Cup, tall', stock_quantity: 70 });
  });

  test('columns are read as the manager says', async () => {
    const { body } = await sendFile('Article,Costs,Title\nX,12,Vase\n');
    expect(body.columns).toMatchObject([{ field: '' }, { field: '' }, { field: '' }]);
    const path = `/products/imports/${body.id}/start`;
    const wrong = await manager.send('POST', path, { fields: ['SKU', 'Colour', 'Name'] });
    expect(wrong.body).toMatchObject({ code: 'rest_invalid_param' });
    const few = await manager.send('POST', path, { fields: ['SKU'] });
    expect(few.status).toBe(400);
    await manager.send('POST', path, { fields: ['SKU', 'Regular price', 'Name'] });
    await runJobs();
    expect(await products()).toMatchObject([{ sku: 'X', name: 'Vase', regular_price: 1200 }]);
  });

  test('a cancelled import stops and says what it did; a running one is not started twice', async () => {
    const { body } = await sendFile(FILE);
    const path = `/products/imports/${body.id}`;
    await manager.send('POST', `${path}/start`, {});
    expect((await manager.send('POST', `${path}/start`, {})).status).toBe(409);
    expect((await manager.send('POST', `${path}/cancel`)).body.state).toBe('cancelled');
    await runJobs();
    expect(await products()).toEqual([]);
    expect((await manager.send('POST', `${path}/cancel`)).status).toBe(409);
  });

  test('a picture inside the network, unknown or none at all is refused with its line', async () => {
    const inside = await importFile(
      'SKU,Name,Images\nP,Vase,http://127.0.0.1/x.png\nQ,Jug,unknown.png\nR,Cup,\n',
    );
    expect(inside).toMatchObject({ created: 1, refused: 2 });
    const bytes = Buffer.from('<html>no picture</html>');
    const services = imageSource.add(NO_SERVICES, {
      fetch: async (url) => ({ ok: true as const, bytes, url }),
    });
    const file = 'SKU,Name,Images\nS,Bowl,https://pictures.example/bowl.png\n';
    const text = await importFile(file, {}, services);
    const refused = [
      ...(await loadLines(inside.id, 'refused')),
      ...(await loadLines(text.id, 'refused')),
    ];
    expect(refused.map(({ details }: { details: unknown }) => details)).toMatchObject([
      [{ column: 'Images', code: 'pictureInside' }],
      [{ column: 'Images', code: 'picture' }],
      [{ column: 'Images', code: 'noPicture' }],
    ]);
    // Nothing half written: neither product nor picture.
    expect((await products()).map(({ sku }) => sku)).toEqual(['R']);
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  test('a million columns are refused in a moment, and a file sent twice is two imports', async () => {
    const wide = await sendFile(`${'a,'.repeat(1_000_000)}b\n1\n`);
    expect(wide.body.code).toMatch(/_too(LongLine|ManyColumns)$/);
    const [one, two] = [await sendFile(FILE), await sendFile(FILE)];
    expect(two.body.id).not.toBe(one.body.id);
    for (const { body } of [one, two]) {
      await manager.send('POST', `/products/imports/${body.id}/start`, {});
    }
    await runJobs();
    const second = await manager.send('GET', `/products/imports/${two.body.id}`);
    expect(second.body).toMatchObject({ created: 0, unchanged: 6 });
    expect(await products()).toHaveLength(6);
  });

  test('formulas in cells leave the shop harmless and come back as they were', async () => {
    const cells = ['=1+1', '+cmd', '-2', '@sum'];
    const lines = cells.map((cell, at) => `F${at},${cell},"'${cell}"`).join('\n');
    await importFile(`SKU,Name,Short description\n${lines}\n`);
    const names = (await products()).map(({ name }) => name);
    expect(names).toEqual(cells);
    const exported = await (await plainGet('/vitrine/v1/products/export')).text();
    expect(exported).not.toMatch(/(^|,)"?[=+@-]/m);
    expect(await importFile(exported)).toMatchObject({ unchanged: 4, refused: 0 });
  });

  test('an option form travels under a column of its own', async () => {
    await importFile(FILE);
    const form = {
      title: 'Engraving',
      belongsTo: { kind: 'products', products: ['CUP', 'NOPE'] },
      sections: [{ id: 'a', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
    };
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const file = `SKU,Option forms\nCUP,${cell([form])}\nRUG,${cell([{ title: 'No' }])}\nSET,{\n`;
    const done = await importFile(file);
    expect(done).toMatchObject({ updated: 1, unchanged: 1, refused: 1 });
    const details = async (result: string) => (await loadLines(done.id, result))[0].details;
    expect(await details('updated')).toMatchObject([{ code: 'changed' }, { code: 'unknownLink' }]);
    expect(await details('unchanged')).toMatchObject([{ column: 'Option forms', code: 'invalid' }]);
    const { body: forms } = await manager.send('GET', '/option-forms');
    expect(forms).toMatchObject([{ title: 'Engraving', belongsTo: { kind: 'products' } }]);
    expect(forms[0].belongsTo.ids).toHaveLength(1);
    expect((await importFile(file)).updated).toBe(0);
    expect((await manager.send('GET', '/option-forms')).body[0].version).toBe(1);
    const log = await db.selectFrom('manager_changes').select('resource').execute();
    expect(log.filter(({ resource }) => resource === 'option_form')).toHaveLength(1);
  });

  test.each([
    ['', 'vitrine_rest_import_empty'],
    ['a,b\n', 'vitrine_rest_import_empty'],
    [Buffer.from('SKU,Name\nA,Caf\xe9\n', 'latin1'), 'vitrine_rest_import_notUtf8'],
    [`${'a,'.repeat(1000)}b\n1\n`, 'vitrine_rest_import_tooManyColumns'],
  ])('what is no file of products is refused', async (text, code) => {
    const { status, body } = await sendFile(text);
    expect([status, body.code]).toEqual([400, code]);
  });

  test('an editor may neither send nor read one', async () => {
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await sendFile(FILE, editor)).status).toBe(403);
    expect((await editor.send('GET', '/products/imports/1')).status).toBe(403);
  });
});

test('what is exported and imported into an empty shop is exported the same again', async () => {
  await importFile(FILE.replace('Cup, tall', "'=1+1"));
  const details = { slug: 'cup', mime: 'image/png', bytes: 1, created_at: 1, alt: '' };
  const sizes = { key: 'cup-0123456789', width: 9, height: 9 };
  await db
    .insertInto('media')
    .values({ ...details, ...sizes })
    .execute();
  const videoed = 'SKU,Images,Videos\nCUP,cup.png,1 https://vimeo.com/76979871\nRUG,,2 nonsense\n';
  expect(await importFile(videoed)).toMatchObject({ updated: 1, refused: 1 });
  const file = async () => (await plainGet('/vitrine/v1/products/export')).text();
  const first = await file();
  expect(first).toContain("'=1+1");
  expect(first).toContain('1 https://vimeo.com/76979871');
  await db.deleteFrom('products').where('parent_id', 'is not', null).execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  await db.deleteFrom('attributes').execute();
  const done = await importFile(first);
  expect(done).toMatchObject({ created: 6, refused: 0 });
  // The ids of another shop are others.
  const bare = (text: string) => text.replaceAll(/^\d+,/gm, '').replaceAll(/id:\d+/g, 'id');
  expect(bare(await file())).toBe(bare(first));
});
