import type { Bundle, BundleItem } from './bundle.ts';

// Whether the selection is a valid bundle. Checked by the page before sending, and by the cart when
// adding and at every read, as the bundle may have changed since.
// Example: one item of a bundle that takes two is { code: 'bundles.problem.few', count: 2 }.

export interface ChosenItem {
  id: string;
  quantity: number;
  /** `attribute_pa_color` to `sand`, for the chosen attributes. */
  attributes: Readonly<Record<string, string>>;
}

export type SelectionProblem =
  | { code: 'bundles.problem.notInBundle'; item: string }
  | { code: 'bundles.problem.twice'; item: string }
  | { code: 'bundles.problem.required'; item: string }
  | { code: 'bundles.problem.notAllowed'; item: string }
  | { code: 'bundles.problem.quantity'; item: string; min: number; max: number }
  | { code: 'bundles.problem.few'; count: number }
  | { code: 'bundles.problem.many'; count: number };

export function checkSelection(
  { items, minItems, maxItems }: Pick<Bundle, 'items' | 'minItems' | 'maxItems'>,
  chosen: readonly ChosenItem[],
): SelectionProblem[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const problems: SelectionProblem[] = [];
  const seen = new Set<string>();
  for (const one of chosen) {
    const item = known.get(one.id);
    if (!item) {
      problems.push({ code: 'bundles.problem.notInBundle', item: one.id });
      continue;
    }
    if (seen.has(one.id)) problems.push({ code: 'bundles.problem.twice', item: one.id });
    seen.add(one.id);
    problems.push(...itemProblems(item, one));
  }
  for (const { id, required } of items) {
    if (required && !seen.has(id)) problems.push({ code: 'bundles.problem.required', item: id });
  }
  if (problems.length > 0) return problems;
  if (seen.size < minItems) return [{ code: 'bundles.problem.few', count: minItems }];
  return seen.size > maxItems ? [{ code: 'bundles.problem.many', count: maxItems }] : [];
}

function itemProblems(item: BundleItem, { quantity, attributes }: ChosenItem): SelectionProblem[] {
  const { min, max } = item.quantity;
  const fits = Number.isSafeInteger(quantity) && quantity >= min && quantity <= max;
  const open = Object.entries(attributes).some(
    ([field, value]) => value !== '' && !mayChoose(item, field, value),
  );
  return [
    ...(fits ? [] : [{ code: 'bundles.problem.quantity' as const, item: item.id, min, max }]),
    ...(open ? [{ code: 'bundles.problem.notAllowed' as const, item: item.id }] : []),
  ];
}

export function mayChoose(
  { attributes }: Pick<BundleItem, 'attributes'>,
  field: string,
  value: string,
): boolean {
  const allowed = Object.hasOwn(attributes, field) ? attributes[field] : undefined;
  return allowed === undefined || allowed.length === 0 || allowed.includes(value);
}
