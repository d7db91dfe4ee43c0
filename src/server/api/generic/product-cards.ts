import { productCards as findCards } from '#server/catalog/listing/product-cards.ts';
import { productCardsCall } from '#wire/forms/catalog-calls.ts';
import type { ProductCardsResponse } from '#wire/product-cards.ts';
import { defineCall } from '../call.ts';

/** Product cards of the products whose numbers are in `include`, in that order; unknown ones are left out. */
export const productCards = defineCall({
  readOnly: true,
  input: productCardsCall,
  async handle({ include }, { ctx }) {
    const products = await findCards(ctx, include);
    return Response.json({ products } satisfies ProductCardsResponse);
  },
});
