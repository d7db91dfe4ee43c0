// When a field is visible. A rule joins groups, a group joins conditions, a condition tests one
// subject. Example: show the font when the engraving is not empty: { action: 'show', join: 'and',
// groups: [{ join: 'and', conditions: [ { subject: { kind: 'field', id: 'engraving' }, operator:
// 'is_not_empty', value: '' } ] }] }

export const OPERATORS = [
  'is',
  'is_not',
  'is_in',
  'is_not_in',
  'is_empty',
  'is_not_empty',
  'greater',
  'lessthan',
  'greater_or_equal',
  'lessthan_or_equal',
  'contains',
  'not_contains',
  'starts_with',
  'ends_with',
  'date_is',
  'date_before',
  'date_after',
  'time_is',
  'time_before',
  'time_after',
] as const;
export type Operator = (typeof OPERATORS)[number];

export type Subject =
  | { kind: 'field'; id: string }
  | { kind: 'quantity' }
  | { kind: 'attribute'; name: string }
  | { kind: 'stock_status' }
  | { kind: 'stock_quantity' }
  | { kind: 'product_id' }
  | { kind: 'custom_field'; name: string };

export interface Condition {
  subject: Subject;
  operator: Operator;
  /** A list for `is_in` and `is_not_in`; ignored by `is_empty` and `is_not_empty`. */
  value: string | readonly string[];
}

export type Join = 'and' | 'or';

export interface ConditionGroup {
  join: Join;
  conditions: readonly Condition[];
}

export interface VisibilityRule {
  action: 'show' | 'hide';
  join: Join;
  groups: readonly ConditionGroup[];
}

/** Ids of the fields a rule depends on. */
export function requestedFields(rule: VisibilityRule | null): Set<string> {
  const ids = new Set<string>();
  for (const group of rule?.groups ?? []) {
    for (const { subject } of group.conditions) if (subject.kind === 'field') ids.add(subject.id);
  }
  return ids;
}
