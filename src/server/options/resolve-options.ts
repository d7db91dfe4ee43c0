import { activePrice } from '#rules/catalog/price.ts';
import type { BoundLimits } from '#rules/options/bound-quantity.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import type { ChosenFile } from '#rules/options/checks/check-file.ts';
import { savedValues } from '#rules/options/evaluate-form.ts';
import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import { isVisibleByRule } from '#rules/options/visibility.ts';
import type { Sold } from '#server/catalog/facts/line-stock.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { evaluateLine, loadOptionForms, NO_PRICE, toInput } from './line-options.ts';
import { labelNow } from './option-details.ts';
import { readEntries } from './read-entries.ts';
import { shopPlaces } from './resolve-place-fields.ts';

// What somebody filled in when adding a product: read, shown, priced and checked as the page did it,
// without believing the page.

export interface OptionsRequest {
  sold: Sold;
  attributes: Readonly<Record<string, string>>;
  categoryIds: readonly number[];
  /** Everything that was sent; fields of the form are picked out. */
  sent: FieldValues;
  quantity: number;
  /** The visitor's own uploads by reference. */
  uploads: ReadonlyMap<string, ChosenFile>;
  /** Limits of a bound quantity; the product's own limits by default. */
  limits?: BoundLimits;
  /** Fields with conditions that were on the page; null where script shows them as they come. */
  seen: readonly string[] | null;
}

/** A problem with the parameters of its message. */
export interface NamedProblem extends OptionProblem {
  label: string;
  /** The field's own message for it, or ''. */
  words: string;
}

export type ResolvedOptions =
  /** `bound` is the quantity a field decides; null where it is the shopper's own. */
  | { ok: true; choices: Record<string, FieldValue>; bound: number | null }
  | { ok: false; problems: (NamedProblem | RevealedField)[] };

/** A field that shows by what was entered and has not been seen yet. */
export interface RevealedField {
  code: 'options.revealed';
  field: string;
  label: string;
}

export async function resolveOptions(
  ctx: ShopContext,
  { sold, attributes, categoryIds, sent, quantity, uploads, limits, seen }: OptionsRequest,
): Promise<ResolvedOptions> {
  const forms = await loadOptionForms(ctx, [{ id: sold.product.id, categoryIds }]);
  const form = forms.of(sold.product.id);
  if (!form) return { ok: true, choices: {}, bound: null };
  const price = activePrice(priceTag(sold.variation ?? sold.product), ctx.now)?.price ?? NO_PRICE;
  const values = shopPlaces(ctx, form.plan, readEntries(form.plan, sent));
  const line = { sold, price, attributes, values, quantity, ...(limits && { limits }) };
  const state = evaluateLine(ctx, forms, form, line);
  const input = toInput(ctx, forms, { ...line, quantity: state.quantity });
  const problems = checkOptions(form.plan, state.visible, input, { uploads });
  const labelIn = (id: string) => {
    const field = form.plan.byId.get(id);
    return field ? labelNow(form.plan, state, input, field) : id;
  };
  const revealed = seen
    ? isVisibleByRule(form.plan.showing, state.visible).filter((id) => !seen.includes(id))
    : [];
  if (problems.length === 0 && revealed.length > 0) {
    return {
      ok: false,
      problems: revealed.map((field) => ({
        code: 'options.revealed',
        field,
        label: labelIn(field),
      })),
    };
  }
  if (problems.length === 0) {
    const choices = savedValues(form.plan, state.visible, values);
    return { ok: true, choices, bound: state.quantityBound ? state.quantity : null };
  }
  return {
    ok: false,
    problems: problems.map((problem) => {
      const field = form.plan.byId.get(problem.field);
      const name = problem.code.replace('options.problem.', '');
      return {
        ...problem,
        label: labelIn(problem.field),
        words: field?.messages[name] ?? '',
      };
    }),
  };
}
