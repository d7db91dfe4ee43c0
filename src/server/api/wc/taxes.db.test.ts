import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from './testing/manager-client.ts';
import { getExchange, replay } from './testing/recorded.ts';
import { second, sendRecorded } from './testing/second.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const at = (method: string, path: string, nth = 0) =>
  getExchange('shop-settings', method, `/wc/v3${path}`, nth);

test('a tax rate is created, listed, changed and deleted as recorded', async () => {
  const client = await managerClient(db);
  const { body } = await replay(client, at('POST', '/taxes'));
  expect(body).toMatchObject({ rate: '7.2500', name: 'CA Tax', class: 'standard', shipping: true });
  await replay(client, at('GET', '/taxes'));
  const changed = await client.send('PUT', `/taxes/${body.id}`, { rate: '8', cities: ['Napa'] });
  expect(changed.body).toMatchObject({ rate: '8.0000', city: 'NAPA', name: 'CA Tax' });
  await replay(client, at('DELETE', '/taxes/2?force=true'), {
    path: `/taxes/${body.id}?force=true`,
  });
  expect(await db.selectFrom('tax_rates').selectAll().execute()).toEqual([]);
  const log = await db.selectFrom('manager_changes').selectAll().orderBy('id').execute();
  expect(log.map(({ action, who, key_id }) => [action, who, key_id !== null])).toEqual([
    ['created', 'Stock', true],
    ['updated', 'Stock', true],
    ['deleted', 'Stock', true],
  ]);
  expect(JSON.parse(log[1]?.before ?? '')).toMatchObject({ rate: '7.2500' });
  expect(JSON.parse(log[1]?.after ?? '')).toMatchObject({ rate: '8.0000' });
});

test('places are listed in upper case, the last of them by itself; any country is none', async () => {
  const client = await managerClient(db);
  for (const nth of [0, 1, 2]) {
    const { body } = await sendRecorded(client, second('POST', '/taxes', nth));
    expect(body.id).toBe(nth + 1);
  }
  const changed = await client.send('PUT', '/taxes/1', { city: 'Alpine;Cardiff', state: '*' });
  expect(changed.body).toMatchObject({ cities: ['ALPINE', 'CARDIFF'], city: 'CARDIFF', state: '' });
  expect((await client.send('PUT', '/taxes/1', { country: '**' })).status).toBe(400);
});

test('empty places are left out, and one that is too long is refused by its name', async () => {
  const client = await managerClient(db);
  const rate = { rate: '5', cities: ['', ' Napa '], postcodes: [''] };
  const { status, body } = await client.send('POST', '/taxes', rate);
  expect(status).toBe(201);
  expect(body).toMatchObject({ cities: ['NAPA'], postcodes: [], city: 'NAPA', postcode: '' });
  const long = { rate: '5', postcode: 'x'.repeat(41), city: `Napa;${'y'.repeat(81)}` };
  const refused = await client.send('POST', '/taxes', long);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.data.params)).toEqual(['postcode', 'city']);
  expect(await db.selectFrom('tax_rates').select('id').execute()).toHaveLength(1);
});

test('a batch is one transaction in which each item reports its own error', async () => {
  const client = await managerClient(db);
  const { body, status } = await client.send('POST', '/taxes/batch', {
    create: [{ name: 'A', rate: '5' }, { rate: 'much' }, { name: 'C', rate: '99999' }],
    delete: [999, 'x', -1, null],
  });
  expect(status).toBe(200);
  expect(body.create).toMatchObject([
    { name: 'A' },
    {
      id: 0,
      error: { code: 'rest_invalid_param', data: { params: { rate: expect.any(String) } } },
    },
    { id: 0, error: { code: 'rest_invalid_param' } },
  ]);
  expect(body.delete).toMatchObject([
    { id: 999, error: { code: 'woocommerce_rest_tax_invalid_id', data: { status: 404 } } },
    { id: 'x', error: { code: 'woocommerce_rest_tax_invalid_id' } },
    { id: -1, error: { code: 'woocommerce_rest_tax_invalid_id' } },
    { id: 0, error: { code: 'woocommerce_rest_tax_invalid_id' } },
  ]);
  const changed = await client.send('POST', '/taxes/batch', {
    update: [{ id: body.create[0].id, rate: '6' }],
  });
  expect(changed.body.update).toMatchObject([{ name: 'A', rate: '6.0000' }]);
  const many = Array.from({ length: 101 }, () => ({ name: 'A' }));
  expect(await client.send('POST', '/taxes/batch', { create: many })).toMatchObject({
    status: 413,
    body: { code: 'woocommerce_rest_request_entity_too_large' },
  });
});
