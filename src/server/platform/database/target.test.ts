import { expect, test } from 'vitest';
import { databaseTarget } from './target.ts';

test.each([
  ['postgres://u:p@host:5432/shop', { engine: 'postgres', url: 'postgres://u:p@host:5432/shop' }],
  [
    'postgresql://host/shop?sslmode=require&schema=north',
    { engine: 'postgres', url: 'postgresql://host/shop?sslmode=require', schema: 'north' },
  ],
  ['sqlite:./data/shop.db', { engine: 'sqlite', file: './data/shop.db' }],
  ['sqlite:///srv/my%20shop.db', { engine: 'sqlite', file: '/srv/my shop.db' }],
])('%s is understood', (address, target) => {
  expect(databaseTarget(address)).toEqual(target);
});

test.each([
  'nonsense',
  '',
  'mysql://host/shop',
  'postgres://host',
  'postgres://host/',
  'sqlite:',
  'postgres://host/shop?schema=a"b',
  'postgres://host/shop?schema=',
])('%j is refused', (address) => {
  expect(() => databaseTarget(address)).toThrow(
    expect.objectContaining({ name: 'BrokenDatabaseUrl' }),
  );
});

test('the refusal does not repeat a password', () => {
  expect(() => databaseTarget('mysql://u:secret@host/shop')).toThrow(/^(?!.*secret)/);
});
