import type { Bundle, BundleItem, BundleTier } from '#rules/bundles/bundle.ts';
import { readDiscount } from '#rules/bundles/discount.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { type BundleDraft, bundleInput } from '#wire/catalog/bundle-input.ts';

// What a manager wrote, parsed and validated once when it is saved.
// Example: the tiers 4 and then 2 give { code: 'tierOrder', place: 'discount_rules.1' }.

export interface BundleProblem {
  code:
    | 'invalid'
    | 'sameId'
    | 'quantityRange'
    | 'itemCount'
    | 'tierOrder'
    | 'discount'
    | 'unknownProduct'
    | 'productKind'
    | 'unknownVariation'
    | 'unknownAttribute';
  place: string;
  /** The input type of the schema, for callers that build inputs. */
  detail?: string;
}

export type ParsedBundle =
  | { ok: true; draft: BundleDraft; bundle: Bundle }
  | { ok: false; problems: BundleProblem[] };

const MAX_PIECES = 999;

export function parseBundle(input: unknown, decimals: number): ParsedBundle {
  const read = bundleInput.safeParse(input);
  if (!read.success) {
    const problems = read.error.issues.map((issue): BundleProblem => {
      return { code: 'invalid', place: issue.path.join('.'), detail: issue.message };
    });
    return { ok: false, problems };
  }
  const draft = read.data;
  const problems: BundleProblem[] = [];
  const items = draft.items.map((item, at) => toItem(item, at, draft, decimals, problems));
  sameIds('items', draft.items, problems);
  sameIds('fields', draft.fields, problems);
  const tiers = getTiers(draft, decimals, problems);
  const maxItems = draft.maxItems ?? draft.items.length;
  const needed = items.filter(({ required }) => required).length;
  if (draft.minItems > items.length || draft.minItems > maxItems) {
    problems.push({ code: 'itemCount', place: 'minItems' });
  }
  if (maxItems < needed) problems.push({ code: 'itemCount', place: 'maxItems' });
  if (problems.length > 0) return { ok: false, problems };
  const { productId, base, minItems, fields, after, texts } = draft;
  return {
    ok: true,
    draft,
    bundle: { productId, base, items, minItems, maxItems, tiers, fields, after, texts },
  };
}

function toItem(
  item: BundleDraft['items'][number],
  at: number,
  { discount_type }: BundleDraft,
  decimals: number,
  problems: BundleProblem[],
): BundleItem {
  const { min, max = MAX_PIECES, first = min } = item.quantity;
  if (min > max || first < min || first > max) {
    problems.push({ code: 'quantityRange', place: `items.${at}.quantity` });
  }
  const discount =
    item.discount === null ? null : readDiscount(item.discount, discount_type, decimals);
  if (item.discount !== null && !discount) {
    problems.push({ code: 'discount', place: `items.${at}.discount` });
  }
  const attributes = Object.entries(item.attributes).map(([name, values]) => [
    name.startsWith('attribute_') ? name : attributeField(name),
    values,
  ]);
  return {
    id: item.id,
    productId: item.productId,
    variationId: item.variationId,
    required: item.required,
    chosen: item.required || item.chosen,
    quantity: { first, min, max },
    attributes: Object.fromEntries(attributes),
    discount,
    title: item.title.trim(),
  };
}

function getTiers(
  { discount_rules, discount_type }: BundleDraft,
  decimals: number,
  problems: BundleProblem[],
): BundleTier[] {
  return discount_rules.flatMap((rule, at) => {
    const before = discount_rules[at - 1];
    if (before && before.minimum >= rule.minimum) {
      problems.push({ code: 'tierOrder', place: `discount_rules.${at}` });
    }
    const discount = readDiscount(rule.discount, discount_type, decimals);
    if (!discount) problems.push({ code: 'discount', place: `discount_rules.${at}` });
    return discount ? [{ minimum: rule.minimum, discount }] : [];
  });
}

function sameIds(
  place: 'items' | 'fields',
  list: readonly { id: string }[],
  problems: BundleProblem[],
): void {
  for (const [at, { id }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) < at) {
      problems.push({ code: 'sameId', place: `${place}.${at}` });
    }
  }
}
