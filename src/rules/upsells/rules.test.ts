import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import {
  decidingRule,
  judgeRules,
  type RuleVerdict,
  type UpsellRule,
  type UpsellSubject,
} from './rules.ts';

const target = (productIds: number[] = [], categoryIds: number[] = []) => ({
  productIds,
  categoryIds,
});
const rule = (changes: Partial<UpsellRule> = {}): UpsellRule => ({
  id: 'rule',
  name: 'Rule',
  enabled: true,
  place: 'product',
  about: target(),
  match: 'any',
  least: null,
  most: null,
  offer: target([90]),
  ...changes,
});
const tray = { productId: 1, categoryIds: [10, 11] };
const mug = { productId: 2, categoryIds: [10, 12] };
const page = (changes: Partial<UpsellSubject> = {}): UpsellSubject => ({
  place: 'product',
  things: [tray],
  amount: money(4800),
  ...changes,
});
const cartOf = (changes: Partial<UpsellSubject> = {}): UpsellSubject => ({
  place: 'cart',
  things: [tray, mug],
  amount: money(6650),
  ...changes,
});
const inCart = (changes: Partial<UpsellRule> = {}) => rule({ place: 'cart', ...changes });

test.each<[string, UpsellRule, UpsellSubject, RuleVerdict]>([
  ['anything', rule(), page(), 'decides'],
  ['switched off', rule({ enabled: false }), page(), 'off'],
  ['one for the basket', inCart(), page(), 'elsewhere'],
  ['one for products', rule(), cartOf(), 'elsewhere'],
  ['its category', rule({ about: target([], [11]) }), page(), 'decides'],
  ['a parent of its category', rule({ about: target([], [10]) }), page(), 'decides'],
  ['another category', rule({ about: target([], [12]) }), page(), 'contains'],
  ['the product', rule({ about: target([1], [12]) }), page(), 'decides'],
  ['from its very price on', rule({ least: money(4800) }), page(), 'decides'],
  ['a cent more', rule({ least: money(4801) }), page(), 'amount'],
  ['up to its very price', rule({ most: money(4800) }), page(), 'decides'],
  ['a cent less', rule({ most: money(4799) }), page(), 'amount'],
  ['no price at all', rule({ most: money(4800) }), page({ amount: null }), 'amount'],
  ['no price and no limit', rule(), page({ amount: null }), 'decides'],
  ['offering itself', rule({ offer: target([1]) }), page(), 'nothing'],
  ['offering itself and another', rule({ offer: target([1, 2]) }), page(), 'decides'],
  ['offering a category', rule({ offer: target([1], [12]) }), page(), 'decides'],
  ['offering nothing', rule({ offer: target() }), page(), 'nothing'],
  ['one of two', inCart({ about: target([1, 3]) }), cartOf(), 'decides'],
  ['both of two', inCart({ about: target([1], [12]), match: 'all' }), cartOf(), 'decides'],
  ['not both of two', inCart({ about: target([1, 3]), match: 'all' }), cartOf(), 'contains'],
  ['the value of the basket', inCart({ least: money(6650) }), cartOf(), 'decides'],
  ['too little in it', inCart({ least: money(6651) }), cartOf(), 'amount'],
  ['what is there already', inCart({ offer: target([1, 2]) }), cartOf(), 'nothing'],
  ['an empty basket', inCart(), cartOf({ things: [] }), 'contains'],
])('%s', (_, one, subject, verdict) => {
  expect(judgeRules([one], subject)).toEqual([verdict]);
  expect(decidingRule([one], subject)).toBe(verdict === 'decides' ? one : null);
});

test('the first that fits decides, and the others say why not', () => {
  const wax = rule({ id: 'wax', about: target([], [11]), least: money(4000) });
  const napkins = rule({ id: 'napkins', about: target([], [10]) });
  const off = rule({ id: 'off', enabled: false });
  const rules = [off, wax, napkins];
  expect(judgeRules(rules, page())).toEqual(['off', 'decides', 'later']);
  expect(judgeRules(rules, page({ amount: money(3000) }))).toEqual(['off', 'amount', 'decides']);
  expect(decidingRule(rules.toReversed(), page())).toBe(napkins);
  expect(decidingRule([], page())).toBeNull();
});
