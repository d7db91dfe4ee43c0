import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
type Client = Awaited<ReturnType<typeof vitrineClient>>;
let manager: Client;
let editor: Client;

beforeAll(async () => {
  manager = await vitrineClient(db);
  editor = await vitrineClient(db, { role: 'editor' });
});

const query = { filter: { status: 'processing' }, sort: { field: 'id', order: 'ASC' } };
const names = async (client: Client, screen = 'orders') =>
  (await client.send('GET', `/saved-views?screen=${screen}`)).body.map(
    ({ name }: { name: string }) => name,
  );

test('a view belongs to the person who saved it, and its name to one view', async () => {
  const made = await manager.send('POST', '/saved-views', {
    screen: 'orders',
    name: 'Pack',
    query,
  });
  expect([made.status, made.body.query]).toEqual([201, query]);
  await manager.send('POST', '/saved-views', { screen: 'reviews', name: 'Pack', query });
  const other = { filter: { status: 'on-hold' } };
  const again = { screen: 'orders', name: ' Pack ', query: other };
  expect((await manager.send('POST', '/saved-views', again)).body).toMatchObject({
    id: made.body.id,
    query: other,
  });
  expect([await names(manager), await names(editor)]).toEqual([['Pack'], []]);
  const path = `/saved-views/${made.body.id}`;
  expect((await editor.send('DELETE', `${path}?force=true`)).status).toBe(404);
  expect((await manager.send('DELETE', `${path}?force=true`)).status).toBe(200);
  expect(await names(manager)).toEqual([]);
  const [change] = (await manager.send('GET', '/log?resource=saved_view')).body;
  expect(change).toMatchObject({ action: 'deleted', subject: String(made.body.id) });
});

test.each([
  [{ screen: 'orders', name: ' ', query }, 'name'],
  [{ screen: '', name: 'A', query }, 'screen'],
  [{ screen: 'orders', name: 'A', query: { filter: 'all' } }, 'query'],
])('what is no view is refused at its field', async (body, field) => {
  const response = await manager.send('POST', '/saved-views', body);
  expect([response.status, Object.keys(response.body.data.params)[0]]).toEqual([400, field]);
});
