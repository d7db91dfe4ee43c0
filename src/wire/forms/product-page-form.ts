import * as z from 'zod/mini';
import type { FieldValues } from '#rules/options/field-value.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import { EDITED_LINE_FIELD } from '../cart.ts';
import { OPTIONS_SEEN_FIELD } from '../options.ts';
import { UPSELL_FORM_FIELD } from '../upsells.ts';
import { attributeChoices } from './attribute-choices.ts';
import { type BundleForm, bundleForm } from './bundle-form.ts';
import { formButton, formText, toEntries } from './form-fields.ts';
import { optionEntries } from './option-entries.ts';
import { type UpsellSelection, upsellForm } from './upsell-form.ts';

// The form of a product's page, posted by a browser without script.

const MAX_LENGTH = 200;

/** What a product's form sent, or would have sent for a line of the cart that is edited. */
export interface SentProduct {
  /** All fields by name, of which option forms take theirs. */
  fields: FieldValues;
  /** Key of the line that this one replaces; '' for none. */
  replaces: string;
  bundle: BundleForm | null;
}

export const NOTHING_SENT: SentProduct = { fields: {}, replaces: '', bundle: null };

export interface ProductPageForm extends SentProduct {
  bundle: BundleForm;
  /** Null for an empty field; NaN for what is no whole number. */
  quantity: number | null;
  attributes: Record<string, string>;
  /** Of a set: member to quantity, those that are asked for. */
  members: ReadonlyMap<number, number>;
  /** Fields with conditions that the page has shown; null where script has shown them as they came. */
  seen: string[] | null;
  /** What was typed, by the name of its field, to be shown again. */
  posted: Record<string, string>;
}

/** By the name of its input: `quantity`, or `quantity[12]` for the members of a set. */
const quantityInputs = z.transform((value: unknown): Record<string, string> => {
  if (typeof value === 'string') return { quantity: value.slice(0, MAX_LENGTH) };
  const typed = toEntries(value).flatMap(([id, text]) =>
    /^\d{1,12}$/.test(id) && typeof text === 'string'
      ? [[`quantity[${id}]`, text.slice(0, MAX_LENGTH)] as const]
      : [],
  );
  return Object.fromEntries(typed);
});

const seen = z.transform((value: unknown): string[] | null =>
  typeof value === 'string' ? value.split(' ') : null,
);

export const productPageForm = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ sent, attributes: sent, fields: sent, bundle: sent })),
    z.object({
      sent: z.object({
        quantity: quantityInputs,
        [EDITED_LINE_FIELD]: formText(64),
        [OPTIONS_SEEN_FIELD]: seen,
      }),
      attributes: attributeChoices,
      fields: optionEntries,
      bundle: bundleForm,
    }),
  ),
  z.transform(
    ({ sent, attributes, fields, bundle }): ProductPageForm => ({
      fields,
      bundle,
      attributes,
      replaces: sent[EDITED_LINE_FIELD],
      quantity: quantityIn(sent.quantity.quantity ?? ''),
      members: membersIn(sent.quantity),
      seen: sent[OPTIONS_SEEN_FIELD],
      posted: { ...attributes, ...sent.quantity },
    }),
  ),
);

function quantityIn(typed: string): number | null {
  return typed.trim() === '' ? null : readQuantity(typed);
}

function membersIn(inputs: Record<string, string>): Map<number, number> {
  const requested = Object.entries(inputs).flatMap(([name, typed]) => {
    const id = /^quantity\[(\d+)\]$/.exec(name)?.[1];
    const quantity = quantityIn(typed);
    return id === undefined || quantity === null || quantity === 0
      ? []
      : [[Number(id), quantity] as const];
  });
  return new Map(requested);
}

export type ProductPost =
  | { kind: 'product'; form: ProductPageForm }
  | { kind: 'upsell'; selection: UpsellSelection };

/** The page has two forms: the product's own, and the upsell bar with a field that marks it. */
export const productPost = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ marks: sent, form: sent, selection: sent })),
    z.object({
      marks: z.object({ [UPSELL_FORM_FIELD]: formButton }),
      form: productPageForm,
      selection: upsellForm,
    }),
  ),
  z.transform(
    ({ marks, form, selection }): ProductPost =>
      marks[UPSELL_FORM_FIELD] ? { kind: 'upsell', selection } : { kind: 'product', form },
  ),
);
