import { namedProduct } from '#rules/options/distinct-values.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { isRecordValue } from '#rules/options/field-value.ts';
import type { ProductForm } from './forms/load-forms.ts';
import type { OptionForms } from './line-options.ts';

/** A product whose stock is taken with a line, because it was chosen in a group of its form. */
export interface AddOn {
  productId: number;
  name: string;
  /** With each piece of the line. */
  pieces: number;
  /** Whether its stock is counted. */
  counted: boolean;
}

/** Of a hidden field nothing is taken. Example: a tray with two pens of a group takes two pens. */
export function getAddOns(
  { plan }: ProductForm,
  visible: ReadonlySet<string>,
  values: FieldValues,
  forms: OptionForms,
): AddOn[] {
  const groups = plan.fields.filter(({ type, id }) => type === 'productGroup' && visible.has(id));
  return groups.flatMap(({ id: field }) => {
    const value = values[field];
    if (value === undefined || !isRecordValue(value)) return [];
    return Object.entries(value).flatMap(([id, pieces]) => {
      const product = namedProduct(id, forms.groupProducts);
      if (!product || typeof pieces !== 'number' || pieces < 1) return [];
      const { name } = product;
      return [{ productId: product.id, name, pieces, counted: forms.counted.has(product.id) }];
    });
  });
}
