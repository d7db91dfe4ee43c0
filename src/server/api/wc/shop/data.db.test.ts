import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../testing/manager-client.ts';
import { second, sendRecorded } from '../testing/second.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

test('currencies have the names and symbols recorded with WooCommerce', async () => {
  const client = await managerClient(db);
  await sendRecorded(client, second('GET', '/data/currencies/gbp'));
  await sendRecorded(client, second('GET', '/data/currencies/current'));
  const { body } = await client.send('GET', '/data/currencies');
  expect(body).toHaveLength(163);
  expect((await client.send('GET', '/data/currencies/xyz')).status).toBe(404);
});

test('a symbol of the shop’s own is the current one', async () => {
  const settings = { 'currency.code': 'USD', 'currency.symbol': 'US$' };
  const client = await managerClient(db, { settings });
  const { body } = await client.send('GET', '/data/currencies/current');
  expect(body).toMatchObject({ code: 'USD', symbol: 'US$' });
});

test('countries have their states by the codes of WooCommerce', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('GET', '/data/countries');
  expect(body).toHaveLength(249);
  const named = (code: string) => body.find((each: { code: string }) => each.code === code);
  expect(named('US')).toMatchObject({ name: 'United States (US)' });
  expect(named('JP').states).toContainEqual({ code: 'JP13', name: 'Tokyo' });
  expect(named('UM').states).toContainEqual({ code: 81, name: 'Baker Island' });
  expect((await client.send('GET', '/data/countries/xx')).status).toBe(404);
});

test('a country of a continent has the name of its money and how that is written', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('GET', '/data/continents');
  const find = (continent: string, country: string) =>
    body
      .find((each: { code: string }) => each.code === continent)
      .countries.find((each: { code: string }) => each.code === country);
  expect(find('EU', 'CH')).toMatchObject({
    name: 'Swiss franc',
    currency_code: 'CHF',
    currency_pos: 'left_space',
    thousand_sep: "'",
    weight_unit: 'kg',
  });
  expect(find('EU', 'TR')).toMatchObject({ currency_code: 'TRY' });
  expect(find('NA', 'US')).toMatchObject({ dimension_unit: 'foot', weight_unit: 'oz' });
  expect(find('AN', 'AQ')).toEqual({ code: 'AQ', name: 'Antarctica', states: [] });
});

test('in another language the names are of that language', async () => {
  const client = await managerClient(db, { settings: { 'shop.locale': 'de-DE' } });
  expect((await client.send('GET', '/data/countries/NO')).body.name).toBe('Norwegen');
  const { body } = await client.send('GET', '/data/currencies/GBP');
  expect(body).toMatchObject({ name: 'Britisches Pfund', symbol: '&pound;' });
});
