import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translator } from '#server/language/translator.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { MESSAGE_KEYS } from '#wire/messages/messages.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
let manager: Awaited<ReturnType<typeof vitrineClient>>;
const invalidated: string[] = [];
beforeAll(async () => {
  const invalidate = async (tags: readonly string[]) => void invalidated.push(...tags);
  manager = await vitrineClient(db, { parts: { invalidate } });
});
beforeEach(async () => {
  await db.deleteFrom('settings').execute();
  await db.deleteFrom('manager_changes').execute();
  invalidated.length = 0;
});

const settings = () => readSettings(db, (problem) => expect(problem).toBeUndefined());

describe('texts by key', () => {
  test('are all there by pages, and found by their words and their keys', async () => {
    const { body, headers } = await manager.send('GET', '/texts?per_page=100');
    expect(headers.get('x-wp-total')).toBe(String(MESSAGE_KEYS.length));
    expect(body).toHaveLength(100);
    const found = await manager.send('GET', '/texts?search=cart.empty');
    expect(found.body.map(({ key }: { key: string }) => key)).toContain('cart.empty');
    expect((await manager.send('GET', '/texts?changed=changed')).body).toEqual([]);
  });

  test('are replaced in the shop, logged, and taken back', async () => {
    const usual = (await manager.send('GET', '/texts/cart.empty')).body.default;
    const saved = await manager.send('PUT', '/texts/cart.empty', {
      value: 'Nothing yet, look around.',
    });
    expect(saved.body).toMatchObject({ value: 'Nothing yet, look around.', is_default: false });
    expect(translator(await settings())('cart.empty')).toBe('Nothing yet, look around.');
    expect(invalidated).toEqual(['settings']);
    const logged = await db.selectFrom('manager_changes').select(['subject', 'after']).execute();
    expect(logged.map(({ subject }) => subject)).toEqual(['messages']);
    expect(logged[0]?.after).toContain('look around');
    const { body } = await manager.send('GET', '/texts?changed=changed&search=look');
    expect(body.map(({ key }: { key: string }) => key)).toEqual(['cart.empty']);
    const reset = await manager.send('DELETE', '/texts/cart.empty');
    expect(reset.body).toMatchObject({ value: usual, is_default: true });
    expect((await settings()).messages).toEqual({});
  });

  test('leave the other texts of the shop as they are', async () => {
    await manager.send('PUT', '/texts/cart.empty', { value: 'One' });
    await manager.send('PUT', '/settings/messages', {
      value: { 'cart.empty': 'One', 'setting.shop.name': 'Our name' },
    });
    await manager.send('DELETE', '/texts/cart.empty');
    expect((await settings()).messages).toEqual({ 'setting.shop.name': 'Our name' });
  });

  test.each([
    ['', /empty/],
    ['Only {moon} left', /\{moon\} is not known/],
    [7, /must be a text/],
    [{ one: 'x' }, /other/],
    ['x'.repeat(3000), /2000/],
  ])('%o is refused at its field', async (value, reason) => {
    const response = await manager.send('PUT', '/texts/cart.empty', { value });
    expect(response).toMatchObject({ status: 400, body: { data: { params: { value: reason } } } });
    expect((await settings()).messages).toEqual({});
  });

  test('that do not exist are not found, and who may not is refused', async () => {
    expect((await manager.send('PUT', '/texts/no.such', { value: 'x' })).status).toBe(404);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/texts')).status).toBe(403);
  });
});
