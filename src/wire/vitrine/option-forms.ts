import * as z from 'zod/mini';
import { formFields, formInput } from '../catalog/option-form-input.ts';
import { upTo } from '../catalog/option-form-parts.ts';
import { optionEntries } from '../forms/option-entries.ts';
import { choice, integer, nullable, number, text } from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';
import { productForms } from '../wc/product-part-fields.ts';

// Option forms as `vitrine/v1` reads and writes them: the form's own names, as in its export.

const moment = z.nullable(z.string());
const amount = z.int();

export const optionFormInput = {
  ...formFields,
  /** Null where the product's price is for a piece. */
  priceUnit: nullable(formFields.priceUnit),
  /** `live` takes it out of the trash. */
  state: choice(['live', 'trash']),
};

export const optionFormReadOnly = {
  id: integer(),
  version: integer(),
  date_modified: moment,
  date_modified_gmt: moment,
};

export const optionFormResponse = z.object({ ...optionFormInput, ...optionFormReadOnly });
export type OptionFormResponse = z.infer<typeof optionFormResponse>;

export const optionFormQuery = {
  ...listFields({
    orderby: ['id', 'title', 'priority', 'modified'],
    usual: 'priority',
    order: 'asc',
  }),
  state: z._default(choice(['live', 'trash']), 'live'),
  product: z.optional(integer({ minimum: 1 })),
  category: z.optional(integer({ minimum: 1 })),
};

export const versionResponse = z.object({
  version: z.int(),
  /** The one that shoppers fill in. */
  current: z.boolean(),
  date_created: moment,
  date_created_gmt: moment,
  form: z.unknown(),
});

export type FormVersion = z.infer<typeof versionResponse>;

/** As many as a form may be assigned to, and its groups may offer. */
const MAX_NAMES = 10_000;
const byId = z
  .record(z.string(), upTo(200))
  .check(z.refine((names) => Object.keys(names).length <= MAX_NAMES, 'must have fewer entries.'));
const names = z.object({ products: byId, categories: byId });

/** A form as a file: products and categories by their names, for another shop has other numbers. */
export const formExport = z.object({
  format: z.literal('vitrine-option-form'),
  format_version: z.literal(1),
  form: z.unknown(),
  names,
});

export const formImport = {
  format: choice(['vitrine-option-form']),
  format_version: integer({ minimum: 1, maximum: 1 }),
  form: formInput,
  names: z._default(names, { products: {}, categories: {} }),
};

export const formImportResponse = z.object({
  form: optionFormResponse,
  /** Products and categories that this shop does not have. */
  left_out: z.array(z.string()),
});

export const formTrialInput = {
  /** A form that need not be saved; the test of a saved one leaves it out. */
  form: z.optional(formInput),
  product_id: z.optional(integer({ minimum: 1 })),
  variation_id: z.optional(integer({ minimum: 1 })),
  /** In minor units, where no product is named. */
  price: z._default(integer({ minimum: 0 }), 0),
  attributes: z._default(z.record(z.string(), text({ maxLength: 200 })), {}),
  quantity: z._default(number({ minimum: 0, maximum: 9999 }), 1),
  values: z._default(optionEntries, {}),
};

/** What the page of the preview shows, and what its fields hold. */
export const formPreviewInput = {
  form: formInput,
  product_id: integer({ minimum: 1 }),
  quantity: formTrialInput.quantity,
  values: formTrialInput.values,
};

/** A whole document, for a frame. */
export const formPreviewResponse = z.object({ html: z.string() });

const priced = z.object({ id: z.string(), amount, charged: z.boolean(), once: z.boolean() });

export const formTrialResponse = z.object({
  shown: z.array(z.string()),
  quantity: z.number(),
  quantity_bound: z.boolean(),
  fields: z.array(priced),
  base: amount,
  options: amount,
  unit: amount,
  once: amount,
  total: z.nullable(amount),
  steps: z.array(z.object({ code: z.string(), subject: z.string(), amount })),
  /** Fields whose formula failed with these values. */
  faults: z.array(z.string()),
  problems: z.array(
    z.object({
      code: z.string(),
      field: z.string(),
      limit: z.nullable(z.number()),
      found: z.nullable(z.string()),
    }),
  ),
});
export type FormTrial = z.infer<typeof formTrialResponse>;

export const productFormsInput = { forms: productForms };

export const productFormsResponse = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    version: z.int(),
    priority: z.int(),
    enabled: z.boolean(),
    because: z.enum(['all', 'product', 'category']),
    category_id: z.nullable(z.int()),
  }),
);
