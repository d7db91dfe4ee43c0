import type { FieldValue } from './field-value.ts';
import type { Subject, VisibilityRule } from './formulas/condition.ts';
import { showingOrder } from './formulas/dependencies.ts';
import { holds } from './formulas/operators.ts';
import { isDisplay, type OptionField, type OptionForm, type OptionSection } from './option-form.ts';
import type { OptionInput } from './option-input.ts';

// Which fields are visible. A hidden field counts as empty for those that depend on it, so one pass
// in dependency order evaluates the whole form.
// Example: with the engraving emptied, the font hides, and with it what depends on the font.

/** Prepared facts of a form, computed once. */
export interface ShowingPlan {
  order: readonly { field: OptionField; section: OptionSection }[];
  /**
   * Never visible: they depend on each other, which saving refuses; old data may still contain
   * them.
   */
  stuck: readonly string[];
}

export function planShowing(form: OptionForm): ShowingPlan {
  const places = new Map<string, { field: OptionField; section: OptionSection }>();
  for (const section of form.sections) {
    for (const field of section.fields) places.set(field.id, { field, section });
  }
  const { order, cycle } = showingOrder(form);
  return { order: order.flatMap((id) => places.get(id) ?? []), stuck: cycle };
}

/**
 * Ids of the fields that are visible because of an entry, such as the font once there is a text.
 */
export function isVisibleByRule(plan: ShowingPlan, visible: ReadonlySet<string>): string[] {
  return plan.order
    .filter(({ field, section }) => visible.has(field.id) && (field.rule ?? section.rule) !== null)
    .filter(({ field }) => !isDisplay(field) && field.type !== 'hidden')
    .map(({ field }) => field.id);
}

/** Ids of the visible fields. */
export function visibleFields(plan: ShowingPlan, input: OptionInput): Set<string> {
  const visible = new Set<string>();
  const toResponse = (id: string) => (visible.has(id) ? input.values[id] : undefined);
  for (const { field, section } of plan.order) {
    if (lets(section.rule, input, toResponse) && lets(field.rule, input, toResponse))
      visible.add(field.id);
  }
  return visible;
}

type ResponseFor = (id: string) => FieldValue | undefined;

function lets(rule: VisibilityRule | null, input: OptionInput, toResponse: ResponseFor): boolean {
  if (!rule || rule.groups.length === 0) return true;
  const groups = rule.groups.map((group) => {
    const results = group.conditions.map(({ subject, operator, value }) =>
      holds(operator, subjectValue(subject, input, toResponse), value),
    );
    return group.join === 'and' ? results.every(Boolean) : results.some(Boolean);
  });
  const met = rule.join === 'and' ? groups.every(Boolean) : groups.some(Boolean);
  return rule.action === 'show' ? met : !met;
}

function subjectValue(
  subject: Subject,
  { product, quantity }: OptionInput,
  toResponse: ResponseFor,
): FieldValue | undefined {
  switch (subject.kind) {
    case 'field':
      return toResponse(subject.id);
    case 'quantity':
      return String(quantity);
    case 'attribute':
      return product.attributes[subject.name];
    case 'stock_status':
      return product.stockStatus;
    case 'stock_quantity':
      return product.stockQuantity === null ? undefined : String(product.stockQuantity);
    case 'product_id':
      return String(product.id);
    case 'custom_field':
      return product.customFields[subject.name];
  }
}
