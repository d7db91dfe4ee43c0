import * as z from 'zod/mini';
import type { FieldValues } from '#rules/options/field-value.ts';
import { EDITED_LINE_FIELD, FRAGMENT_SELECTORS, type FragmentSelector } from '../cart.ts';
import { idParam } from '../store/params.ts';
import { attributeChoices } from './attribute-choices.ts';
import { asksForBundle, type BundleForm, bundleForm } from './bundle-form.ts';
import { formId, formText, getQuantity, toEntries } from './form-fields.ts';
import { optionEntries } from './option-entries.ts';

// What the calls that add to the cart are sent: one product with its choices, the members of a set each
// with a quantity, or a bundle.
// Example: `product_id=12&quantity=2&attribute_pa_color=sand&engraving=Ada`.

/** 'span.cart-count,div.xoo-wsc-drawer' names two, '' none; a call that names none gets them all. */
export const fragmentNames = z.transform((value: unknown): readonly FragmentSelector[] => {
  if (typeof value !== 'string') return FRAGMENT_SELECTORS;
  const named = new Set(value.split(',').map((selector) => selector.trim()));
  return FRAGMENT_SELECTORS.filter((selector) => named.has(selector));
});

export interface AddedLine {
  productId: number;
  variationId?: number | null;
  /** Null takes the smallest there is; NaN is refused by the quantity's check. */
  quantity: number | null;
  attributes?: Record<string, string>;
  /** Everything that was sent, of which the product's option form takes its fields. */
  fields?: FieldValues;
  /** Key of the line this one replaces; '' for none. */
  replaces?: string;
}

export type AddForm = { fragments: readonly FragmentSelector[] } & (
  | { kind: 'lines'; lines: AddedLine[] }
  | { kind: 'bundle'; bundle: BundleForm }
);

export const ADD_PROBLEMS = [
  'cart.problem.unknownProduct',
  'product.problem.nothingChosen',
] as const;
type AddProblem = (typeof ADD_PROBLEMS)[number];

/** `quantity=2`, or `quantity[12]=2&quantity[15]=1` of a set. */
const quantity = z.transform((value: unknown) => {
  const isSet = typeof value === 'object' && value !== null;
  return { one: isSet ? null : getQuantity(value), members: isSet ? getMembers(value) : null };
});

/** The members that have a quantity. */
function getMembers(value: object): AddedLine[] {
  return toEntries(value).flatMap(([id, typed]) => {
    const product = idParam.safeParse(id);
    const requested = getQuantity(typed);
    return !product.success || requested === null || requested === 0
      ? []
      : [{ productId: product.data, quantity: requested }];
  });
}

/** Null without a bundle: most adds have none, and reading its fields takes as long as all others. */
const optionalBundle = z.transform((sent: unknown): BundleForm | null =>
  asksForBundle(sent) ? bundleForm.parse(sent) : null,
);

export const addForm = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ sent, attributes: sent, fields: sent, bundle: sent })),
    z.object({
      sent: z.object({
        product_id: formId,
        productID: formId,
        'add-to-cart': formId,
        variation_id: formId,
        quantity,
        [EDITED_LINE_FIELD]: formText(64),
        fragments: fragmentNames,
      }),
      attributes: attributeChoices,
      fields: optionEntries,
      bundle: optionalBundle,
    }),
  ),
  z.transform(({ sent, attributes, fields, bundle }, payload): AddForm => {
    const { fragments } = sent;
    if (bundle) return { kind: 'bundle', bundle, fragments };
    const refuse = (message: AddProblem, field: string): AddForm => {
      payload.issues.push({ code: 'custom', input: fields, message, path: [field] });
      return z.NEVER;
    };
    const { one, members } = sent.quantity;
    if (members) {
      return members.length > 0
        ? { kind: 'lines', lines: members, fragments }
        : refuse('product.problem.nothingChosen', 'quantity');
    }
    const productId = sent.product_id ?? sent.productID ?? sent['add-to-cart'];
    if (productId === null) return refuse('cart.problem.unknownProduct', 'product_id');
    const line: AddedLine = {
      productId,
      variationId: sent.variation_id,
      quantity: one,
      attributes,
      fields,
      replaces: sent[EDITED_LINE_FIELD],
    };
    return { kind: 'lines', lines: [line], fragments };
  }),
);
