import * as z from 'zod/mini';
import { MAX_PRODUCT_CARDS } from '../product-cards.ts';
import { attributeChoices } from './attribute-choices.ts';
import { formButton, formDigits, formId, formIds, formLine, formQuantity } from './form-fields.ts';

// What the calls and links about products are sent.

/** Which variation these attributes mean. */
export const variationCall = z.pipe(
  z.transform((sent: unknown) => ({ product: sent, attributes: sent })),
  z.object({ product: z.object({ product_id: formId }), attributes: attributeChoices }),
);

export const quickViewCall = z.object({ product: formId });

/** `include=12,15`: what is no id is left out. */
export const productCardsCall = z.object({ include: formIds(MAX_PRODUCT_CARDS) });

/** What was typed so far, and the slug of the category to search in. */
export const searchCall = z.object({ query: formLine(200), product_cat: formLine(200) });

/** Products to choose from in a select: what was typed, and which page of it. */
export const productChoicesCall = z.object({ q: formLine(200), page: formDigits(3) });

export const boosterNewsCall = z.object({ product_id: formId, viewers: formButton });

/** A link such as `/?add-to-cart=12&quantity=2&attribute_pa_color=sand`. */
export const addLink = z.pipe(
  z.transform((sent: unknown) => ({ sent, attributes: sent })),
  z.object({
    sent: z.object({ 'add-to-cart': formId, variation_id: formId, quantity: formQuantity }),
    attributes: attributeChoices,
  }),
);
