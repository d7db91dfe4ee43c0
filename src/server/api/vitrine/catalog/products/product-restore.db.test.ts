import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

test('a product goes back to before one change and keeps the later ones', async () => {
  const client = await vitrineClient(db);
  const program = await managerClient(db);
  const id = await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes: [{ label: 'Length', options: ['short', 'long'], forVariations: true }],
    variations: [
      { attributes: { Length: 'short' }, regularPrice: 2000 },
      { attributes: { Length: 'long' }, regularPrice: 3000 },
    ],
  });
  const [, short] = await db.selectFrom('products').select('id').orderBy('id').execute();
  await program.send('DELETE', `/products/${id}/variations/${short?.id}?force=true`);
  await program.send('PUT', `/products/${id}`, { name: 'Shawl' });
  const log = await db.selectFrom('manager_changes').select('id').orderBy('id').execute();
  expect(log).toHaveLength(2);

  const back = await client.send('POST', `/products/${id}/restore`, { change: log[0]?.id });
  expect([back.status, back.body]).toEqual([200, { id }]);
  const rows = await db.selectFrom('products').select(['name', 'kind', 'regular_price']).execute();
  expect(rows.find(({ kind }) => kind === 'variable')).toMatchObject({ name: 'Shawl' });
  const prices = rows.flatMap(({ kind, regular_price: price }) =>
    kind === 'variation' ? (price ?? []) : [],
  );
  expect(prices.sort()).toEqual([2000, 3000]);
  await client.send('POST', `/products/${id}/restore`, { change: log[1]?.id });
  const [renamed] = await db.selectFrom('products').select('name').where('id', '=', id).execute();
  expect(renamed).toEqual({ name: 'Scarf' });
  expect(await db.selectFrom('manager_changes').selectAll().execute()).toHaveLength(4);
});

test('a change of another product is refused', async () => {
  const client = await vitrineClient(db);
  const id = await saveProduct(db, { slug: 'mug', name: 'Mug' });
  const other = await saveProduct(db, { slug: 'bowl', name: 'Bowl' });
  await (await managerClient(db)).send('PUT', `/products/${id}`, { name: 'Cup' });
  const [change] = await db.selectFrom('manager_changes').select('id').execute();
  const { status } = await client.send('POST', `/products/${other}/restore`, {
    change: change?.id,
  });
  expect(status).toBe(400);
});
