import { describe, expect, test } from 'vitest';
import { menuOrder, toggled } from './menu-order.ts';

const ENTRIES = [
  { name: 'orders', task: 'orders' },
  { name: 'products', task: 'products' },
  { name: 'reviews', task: 'products' },
  { name: 'coupons', task: 'marketing' },
  { name: 'settings', task: 'settings' },
] as const;

describe('the order of the menu', () => {
  test.each([
    [[], 'orders | products reviews | coupons | settings', ''],
    [['reviews'], 'orders | products | coupons | settings', 'reviews'],
    [['settings', 'orders'], 'products reviews | coupons', 'settings orders'],
    [['orders', 'orders'], 'products reviews | coupons | settings', 'orders'],
    [['gone', 'coupons'], 'orders | products reviews | settings', 'coupons'],
    [['reviews', 'products'], 'orders | coupons | settings', 'reviews products'],
  ])('with the favourites %j is %s', (favourites, rest, first) => {
    const order = menuOrder(ENTRIES, favourites);
    const names = (entries: readonly { name: string }[]) =>
      entries.map(({ name }) => name).join(' ');
    expect(names(order.favourites)).toBe(first);
    expect(order.groups.map(({ entries }) => names(entries)).join(' | ')).toBe(rest);
  });

  test.each([
    [[], 'a', ['a']],
    [['a', 'b'], 'a', ['b']],
    [['b'], 'a', ['b', 'a']],
  ])('%j toggled by %s is %j', (names, name, expected) => {
    expect(toggled(names, name)).toEqual(expected);
  });
});
