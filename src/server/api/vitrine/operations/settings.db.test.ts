import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { SETTINGS } from '#server/settings/defaults.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';
import { testEncryption } from '#server/settings/testing/test-context.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
let manager: Awaited<ReturnType<typeof vitrineClient>>;
let admin: typeof manager;
const invalidated: string[] = [];
beforeAll(async () => {
  const invalidate = async (tags: readonly string[]) => {
    invalidated.push(...tags);
  };
  manager = await vitrineClient(db, { parts: { invalidate } });
  admin = await vitrineClient(db, { role: 'administrator', parts: { invalidate } });
});
beforeEach(async () => {
  await db.deleteFrom('settings').execute();
  await db.deleteFrom('manager_changes').execute();
  invalidated.length = 0;
});

const ACCOUNT = { name: 'Ann', bank: '', number: '', sortCode: '', iban: '', bic: '' };
const settings = () => readSettings(db, (problem) => expect(problem).toBeUndefined());
const changes = () =>
  db.selectFrom('manager_changes').select(['resource', 'subject', 'before', 'after']).execute();

describe('settings by name', () => {
  test('are all there, each with its place, texts, schema, default and value', async () => {
    const { body, headers } = await manager.send('GET', '/settings');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(Object.keys(SETTINGS));
    expect(headers.get('x-wp-total')).toBe(String(Object.keys(SETTINGS).length));
    for (const item of body) {
      expect(item.label, item.name).toMatch(/\w/);
      expect(item.description, item.name).toMatch(/[.?]$/);
    }
    const { body: groups } = await manager.send('GET', '/settings/groups');
    const counted = groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(counted).toBe(body.length);
    expect((await manager.send('GET', '/settings/catalog.perPage')).body).toMatchObject({
      group: 'products',
      schema: { type: 'integer', minimum: 1, maximum: 100 },
      default: 12,
      value: 12,
      is_default: true,
    });
  });

  test('are found by group, by word and by what differs from the default', async () => {
    await manager.send('PUT', '/settings/tax.enabled', { value: false });
    const names = async (query: string) => {
      const { body } = await manager.send('GET', `/settings?${query}`);
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await names('group=programs')).toContain('api.requestsPerMinute');
    expect(await names('search=wrong+codes+visitor')).toEqual(['coupons.wrongPerVisitor']);
    expect(await names('include=shop.name,tax.enabled')).toEqual(['shop.name', 'tax.enabled']);
    expect(await names('changed=changed')).toEqual(['tax.enabled']);
    expect(await manager.send('GET', '/settings?group=moon')).toMatchObject({ status: 400 });
  });

  test('are written one by one, logged with before and after, and take effect', async () => {
    const saved = await manager.send('PUT', '/settings/shop.name', { value: 'Lantern' });
    expect(saved).toMatchObject({ status: 200, body: { value: 'Lantern', is_default: false } });
    expect((await settings())['shop.name']).toBe('Lantern');
    expect(await changes()).toEqual([
      { resource: 'setting', subject: 'shop.name', before: '"My shop"', after: '"Lantern"' },
    ]);
    const { body: log } = await manager.send(
      'GET',
      '/log?resource=settings&subject=shop&with_parts=true',
    );
    expect(log).toMatchObject([
      { resource: 'setting', part_of: { resource: 'settings', subject: 'shop' } },
    ]);
    expect(invalidated).toEqual(['settings']);
    const reset = await manager.send('DELETE', '/settings/shop.name');
    expect(reset).toMatchObject({ status: 200, body: { value: 'My shop' } });
    expect(await db.selectFrom('settings').select('name').execute()).toEqual([]);
  });

  test('are written together or not at all', async () => {
    const values = { 'shop.city': 'Oslo', 'catalog.perPage': 0, 'no.such': 1 };
    expect(await manager.send('PUT', '/settings', { values })).toMatchObject({
      status: 400,
      body: {
        code: 'rest_invalid_param',
        data: { params: { 'values[catalog.perPage]': /./, 'values[no.such]': /not a setting/ } },
      },
    });
    expect((await settings())['shop.city']).toBe('');
    const good = { values: { 'shop.city': 'Oslo', 'shop.postcode': '0150' }, reset: ['shop.name'] };
    const { body } = await manager.send('PUT', '/settings', good);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['shop.city', 'shop.postcode']);
    expect(await changes()).toHaveLength(2);
  });

  test('report a conflict with what somebody else saved meanwhile', async () => {
    await manager.send('PUT', '/settings/shop.name', { value: 'Lantern' });
    const late = { values: { 'shop.name': 'Torch' }, was: { 'shop.name': 'My shop' } };
    expect(await manager.send('PUT', '/settings', late)).toMatchObject({
      status: 412,
      body: { data: { params: { 'values[shop.name]': /somebody else/ } } },
    });
    const read = await manager.send('GET', '/settings/shop.name');
    const tag = { 'if-match': read.headers.get('etag') ?? '' };
    await manager.send('PUT', '/settings/shop.name', { value: 'Candle' });
    const refused = await manager.send('PUT', '/settings/shop.name', { value: 'Torch' }, tag);
    expect(refused.status).toBe(412);
    expect((await settings())['shop.name']).toBe('Candle');
  });

  test('with a password in them are never shown', async () => {
    const value = 'smtp://ann:secret@mail.example:587';
    const { body } = await admin.send('PUT', '/settings/mail.smtpUrl', { value });
    expect(body).toMatchObject({ value: '', secret: true, is_default: false });
    const stored = (await settings())['mail.smtpUrl'];
    expect(stored).toMatch(/^enc1:/);
    expect(decryptSetting({ encryption: testEncryption }, 'mail.smtpUrl', stored)).toBe(value);
    expect(JSON.stringify(await changes())).not.toContain('ann');
    const list = await manager.send('GET', '/settings');
    expect(JSON.stringify(list.body)).not.toContain('ann:');
  });

  test('that open the shop for guests are not written into the log', async () => {
    await manager.send('PUT', '/settings/comingSoon.secret', { value: 'only-for-friends' });
    const log = await changes();
    expect(log).toMatchObject([{ subject: 'comingSoon.secret', after: '"another secret"' }]);
    expect(JSON.stringify(log)).not.toContain('friends');
  });

  test.each([
    ['shop.timeZone', 'Mars/Olympus'],
    ['shop.locale', 'en-a-b'],
    ['currency.code', 'usd'],
    ['currency.decimals', 0],
    ['routes.cart', '/checkout'],
    ['routes.product', '/product'],
    ['routes.search', '/wp-json/search'],
    ['shop.name', `<b>${'x'.repeat(100)}</b>`],
  ])('%s is refused as %s', async (name, value) => {
    const response = await manager.send('PUT', `/settings/${name}`, { value });
    expect(response).toMatchObject({ status: 400, body: { data: { params: { value: /./ } } } });
    expect(await db.selectFrom('settings').select('name').execute()).toEqual([]);
  });

  test('are refused at the field inside their value, in words of the messages', async () => {
    const { 'payments.bacs': bacs } = await settings();
    const wrong = { ...bacs, title: 'x'.repeat(121), accounts: [{ ...ACCOUNT, iban: 3 }] };
    const values = { 'payments.bacs': wrong, messages: { 'cart.empty': [[]] } };
    const { status, body } = await admin.send('PUT', '/settings', { values });
    expect(status).toBe(400);
    expect(body.data.params).toEqual({
      'values[payments.bacs][title]':
        'values[payments.bacs][title] must have at most 120 characters.',
      'values[payments.bacs][accounts][0][iban]':
        'values[payments.bacs][accounts][0][iban] must be a text.',
      'values[messages][cart.empty]': 'values[messages][cart.empty] is not valid here.',
    });
    expect(await db.selectFrom('settings').select('name').execute()).toEqual([]);
  });

  test('are closed to whoever may not', async () => {
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/settings')).status).toBe(403);
    const reader = await vitrineClient(db, { permissions: 'read' });
    const wrong = await reader.send('PUT', '/settings/shop.name', { value: 'Torch' });
    expect(wrong.status).toBe(401);
    expect((await manager.send('GET', '/settings/no.such')).status).toBe(404);
  });
});
