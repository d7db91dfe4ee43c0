import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
});

const size = (options: string[]) => [{ name: 'Size', options, visible: true, variation: true }];
const of = (option: string) => [{ name: 'Size', option }];
const withVariations = (variations: unknown, more = {}) => ({
  ...more,
  extensions: { vitrine: { variations } },
});

async function scarf() {
  const small = { regular_price: '10.00', attributes: of('Small') };
  const large = { regular_price: '20.00', sku: 'LARGE', attributes: of('Large') };
  const { body, status } = await client.send('POST', '/products', {
    name: 'Scarf',
    type: 'variable',
    attributes: size(['Small', 'Large']),
    ...withVariations([small, large]),
  });
  expect(status).toBe(201);
  return `/products/${body.id}`;
}

async function rows(path: string) {
  const { body } = await client.send('GET', `${path}/variations?orderby=id&order=asc`);
  return body as { id: number; sku: string; regular_price: string; name: string }[];
}

test('a product is made and changed together with its variations', async () => {
  const path = await scarf();
  const [small, large] = await rows(path);
  expect([small?.name, large?.name, large?.sku]).toEqual(['Small', 'Large', 'LARGE']);
  const saved = await client.send(
    'PUT',
    path,
    withVariations(
      [
        { id: small?.id, regular_price: '11.00' },
        { regular_price: '30.00', attributes: of('Huge') },
        { id: large?.id, delete: true },
      ],
      { name: 'Long scarf', attributes: size(['Small', 'Huge']) },
    ),
  );
  expect([saved.status, saved.body.name]).toEqual([200, 'Long scarf']);
  expect((await rows(path)).map(({ name, regular_price }) => [name, regular_price])).toEqual([
    ['Small', '11.00'],
    ['Huge', '30.00'],
  ]);
});

test('one wrong variation is named, and nothing at all is saved', async () => {
  const path = await scarf();
  const [small, large] = await rows(path);
  const refused = async (variations: unknown) => {
    const { status, body } = await client.send(
      'PUT',
      path,
      withVariations(variations, { name: 'Other' }),
    );
    expect(status).toBe(400);
    return Object.keys(body.data.fields ?? body.data.params);
  };
  const at = (entry: number, field: string) => `extensions.vitrine.variations.${entry}.${field}`;
  expect(
    await refused([
      { id: large?.id, regular_price: '21.00' },
      { id: small?.id, sale_price: '50.00' },
    ]),
  ).toEqual([at(1, 'sale_price')]);
  expect(
    await refused([
      { id: large?.id, delete: true },
      { regular_price: '1.00', sale_price: '2.00', attributes: of('Small') },
    ]),
  ).toEqual([at(1, 'sale_price')]);
  expect(await refused([{ id: small?.id, sku: 'LARGE' }])).toEqual([at(0, 'sku')]);
  expect(await refused([{ id: small?.id, regular_price: '1.234' }])).toEqual([
    at(0, 'regular_price'),
  ]);
  expect(await refused([{ attributes: of('Large') }, { id: 999_999, sku: 'X' }])).toEqual([
    at(1, 'id'),
  ]);
  expect(await refused([{ attributes: [{ name: 'Colour', option: 'Red' }] }])).toEqual([
    at(0, 'attributes'),
  ]);
  expect(await refused([{ id: small?.id, regular_price: 5 }])).toEqual([
    'extensions[vitrine][variations][0][regular_price]',
  ]);
  expect((await client.send('GET', path)).body.name).toBe('Scarf');
  expect((await rows(path)).map(({ regular_price }) => regular_price)).toEqual(['10.00', '20.00']);
});

test('a product of another type takes no variations, and another product’s are not touched', async () => {
  const other = await scarf();
  const [foreign] = await rows(other);
  const { body } = await client.send('POST', '/products', { name: 'Mug' });
  const mug = `/products/${body.id}`;
  const refused = await client.send('PUT', mug, withVariations([{ regular_price: '1.00' }]));
  expect(refused.status).toBe(400);
  await client.send('PUT', mug, { type: 'variable', attributes: size(['Small']) });
  const stolen = await client.send('PUT', mug, withVariations([{ id: foreign?.id, delete: true }]));
  expect(stolen.status).toBe(200);
  expect(await rows(other)).toHaveLength(2);
});

test('who saves a variation second is refused by the version of the product', async () => {
  const path = await scarf();
  const [small] = await rows(path);
  const { headers } = await client.send('GET', path);
  const first = withVariations([{ id: small?.id, regular_price: '12.00' }]);
  expect((await client.send('PUT', path, first)).status).toBe(200);
  const second = withVariations([{ id: small?.id, regular_price: '13.00' }]);
  const refused = await client.send('PUT', path, second, {
    authorization: client.authorization,
    'if-match': headers.get('etag') ?? '',
  });
  expect(refused.status).toBe(412);
  expect((await rows(path))[0]?.regular_price).toBe('12.00');
});
