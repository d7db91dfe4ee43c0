import type { Money } from '../money/money.ts';

// What is offered with a product, or in a basket, by rules in an order: the first that fits decides.
// Example: 1. "a tray above 40.00 gets wax", 2. "anything of the kitchen gets napkins": a tray of 48.00
// gets wax, one of 30.00 napkins.

export const UPSELL_PLACES = ['product', 'cart'] as const;
export type UpsellPlace = (typeof UPSELL_PLACES)[number];

export interface UpsellTarget {
  productIds: readonly number[];
  categoryIds: readonly number[];
}

export interface UpsellRule {
  id: string;
  name: string;
  enabled: boolean;
  /** On the page of a product, or in the basket. */
  place: UpsellPlace;
  /** What the product is, or the basket contains; without products and categories anything. */
  about: UpsellTarget;
  /** Of a basket: one of these is enough, or each of them is needed. */
  match: 'any' | 'all';
  /** Price of the product, or value of the basket before discounts; null for no limit. */
  least: Money | null;
  most: Money | null;
  offer: UpsellTarget;
}

export interface UpsellThing {
  productId: number;
  /** With the parents of each. */
  categoryIds: readonly number[];
}

export interface UpsellSubject {
  place: UpsellPlace;
  /** The product, or what is in the basket. */
  things: readonly UpsellThing[];
  /** Null where it has no price. */
  amount: Money | null;
}

/** Why a rule decides or does not; `later`: it would, but for one before it. */
export const RULE_VERDICTS = [
  'decides',
  'later',
  'off',
  'elsewhere',
  'contains',
  'amount',
  'nothing',
] as const;
export type RuleVerdict = (typeof RULE_VERDICTS)[number];

/** One verdict for each rule, in their order. */
export function judgeRules(rules: readonly UpsellRule[], subject: UpsellSubject): RuleVerdict[] {
  const fitting = rules.map((rule) => whyNot(rule, subject));
  const first = fitting.indexOf(null);
  return fitting.map((reason, at) => reason ?? (at === first ? 'decides' : 'later'));
}

export function decidingRule(
  rules: readonly UpsellRule[],
  subject: UpsellSubject,
): UpsellRule | null {
  return rules.find((rule) => whyNot(rule, subject) === null) ?? null;
}

function whyNot(rule: UpsellRule, { place, things, amount }: UpsellSubject): RuleVerdict | null {
  if (!rule.enabled) return 'off';
  if (rule.place !== place) return 'elsewhere';
  if (!contains(rule, things)) return 'contains';
  if (!isWithin(rule, amount)) return 'amount';
  const there = new Set(things.map(({ productId }) => productId));
  const { productIds, categoryIds } = rule.offer;
  const isEmpty = categoryIds.length === 0 && productIds.every((id) => there.has(id));
  return isEmpty ? 'nothing' : null;
}

function contains({ about, match }: UpsellRule, things: readonly UpsellThing[]): boolean {
  const named = [
    ...about.productIds.map((id) => things.some(({ productId }) => productId === id)),
    ...about.categoryIds.map((id) => things.some(({ categoryIds }) => categoryIds.includes(id))),
  ];
  if (named.length === 0) return things.length > 0;
  return match === 'all' ? named.every(Boolean) : named.some(Boolean);
}

function isWithin({ least, most: max }: UpsellRule, amount: Money | null): boolean {
  if (least === null && max === null) return true;
  if (amount === null) return false;
  return (least === null || amount >= least) && (max === null || amount <= max);
}
