import * as z from 'zod/mini';
import { optionEntries } from '../forms/option-entries.ts';
import { integer, number, text } from '../wc/field.ts';

// A line that a manager puts into an order: the form in which it is chosen, and what it costs so.

/** What the frame around the form listens to; the form then holds a whole choice. */
export const LINE_CHOSEN_EVENT = 'vitrine_line_chosen';

/** `attribute_pa_color` to `sand`. */
export const attributeEntries = z.record(z.string(), text({ maxLength: 200 }));

export const lineFormInput = { product_id: integer({ minimum: 1 }) };

export const lineFormResponse = z.object({
  /** False where the product can be taken as it is. */
  needed: z.boolean(),
  /** A whole document for a frame; null where nothing is to be chosen. */
  html: z.nullable(z.string()),
});

export const linePriceInput = {
  product_id: integer({ minimum: 1 }),
  variation_id: z.optional(integer({ minimum: 0 })),
  quantity: z._default(number({ minimum: 0, maximum: 1_000_000 }), 1),
  attributes: z._default(attributeEntries, {}),
  options: z._default(optionEntries, {}),
};

export const linePriceResponse = z.object({
  name: z.string(),
  variation_id: z.int(),
  /** As many as a field of the form decides, or as were asked for. */
  quantity: z.number(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Without tax, which is worked out with the order. */
  total: z.int(),
  total_text: z.string(),
});
