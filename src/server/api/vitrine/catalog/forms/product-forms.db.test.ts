import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let manager: Awaited<ReturnType<typeof vitrineClient>>;
beforeEach(async () => {
  await database.reset();
  manager = await vitrineClient(db);
});

const fields = [{ id: 'name', type: 'text', label: 'Name' }];
const sections = [{ id: 'main', fields }];
const addForm = async (title: string, belongsTo: object): Promise<number> => {
  const { status, body } = await manager.send('POST', '/option-forms', {
    ...{ title, belongsTo, sections },
  });
  expect([title, status, body.code]).toEqual([title, 201, undefined]);
  return body.id;
};

test('a product gets forms and loses them, and each form says so by its next version', async () => {
  const tray = await saveProduct(db, { slug: 'tray', name: 'Tray' });
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug' });
  const engraving = await addForm('Engraving', { kind: 'products', ids: [mug] });
  const gift = await addForm('Gift', { kind: 'products', ids: [tray] });
  const wrapping = await addForm('Wrapping', { kind: 'all' });
  const path = `/products/${tray}/option-forms`;
  const put = (forms: unknown) => manager.send('PUT', path, { forms });
  const { body } = await put([engraving, engraving]);
  expect(body.map(({ id, because }: { id: number; because: string }) => [id, because])).toEqual([
    [engraving, 'product'],
    [wrapping, 'all'],
  ]);
  const form = async (id: number) => (await manager.send('GET', `/option-forms/${id}`)).body;
  expect(await form(engraving)).toMatchObject({
    version: 2,
    belongsTo: { kind: 'products', ids: [mug, tray] },
  });
  expect(await form(gift)).toMatchObject({ version: 2, belongsTo: { ids: [] } });
  // The same again changes nothing.
  await put([engraving]);
  expect(await form(engraving)).toMatchObject({ version: 2 });

  for (const forms of [[wrapping], [999_999], [engraving, 999_999], 'x', [-1], [1.5]]) {
    expect([forms, (await put(forms)).status]).toEqual([forms, 400]);
  }
  expect(await form(engraving)).toMatchObject({ version: 2 });
  expect((await manager.send('PUT', '/products/999999/option-forms', { forms: [] })).status).toBe(
    404,
  );
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('PUT', path, { forms: [] })).status).toBe(403);
});
