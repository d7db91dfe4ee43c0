import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: what is chosen again is written over.

const { db } = await testDatabase();
type Client = Awaited<ReturnType<typeof vitrineClient>>;
let manager: Client;
let editor: Client;

beforeAll(async () => {
  manager = await vitrineClient(db);
  editor = await vitrineClient(db, { role: 'editor' });
});

const choose = (client: Client, name: string, value: unknown) =>
  client.send('PUT', '/preferences', { name, value });
const chosen = async (client: Client) => (await client.send('GET', '/preferences')).body;

test('what a person chooses is theirs, until they choose what is usual', async () => {
  await choose(manager, 'theme', 'light');
  await choose(manager, 'theme', 'dark');
  await choose(manager, 'language', 'de');
  expect(await chosen(manager)).toEqual({ language: 'de', theme: 'dark' });
  await choose(manager, 'language', null);
  const { status, body } = await choose(manager, 'menu.favourites', ['orders', 'products']);
  const both = { 'menu.favourites': ['orders', 'products'], theme: 'dark' };
  expect([status, body]).toEqual([200, both]);
  await choose(manager, 'orders.datatable_columnRanks', [2, 0, 1]);
  await choose(manager, 'orders.datatable_columnRanks', null);
  expect([await chosen(manager), await chosen(editor)]).toEqual([both, {}]);
});

test.each([
  ['clipboard', 'dark', 'name'],
  ['theme', ['dark'], 'value'],
  ['theme', 'pink', 'value'],
  ['theme', 'de', 'value'],
  ['language', 'dark', 'value'],
  ['language', 'fr', 'value'],
  ['language', ['de'], 'value'],
  ['menu.folded', 'dark', 'value'],
  ['menu.folded', Array.from({ length: 201 }, () => 'a'), 'value'],
])('%s as %j is refused at %s', async (name, value, field) => {
  const response = await choose(editor, name, value);
  expect([response.status, Object.keys(response.body.data.params)[0]]).toEqual([400, field]);
  expect(await chosen(editor)).toEqual({});
});

test('a customer has none', async () => {
  const customer = await vitrineClient(db, { role: 'customer' });
  expect((await choose(customer, 'theme', 'dark')).status).toBe(403);
});
