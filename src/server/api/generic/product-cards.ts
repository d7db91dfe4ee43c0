import type { Call } from '../call.ts';
import { productCards as findCards } from '#server/catalog/product-cards.ts';
import { MOST_PRODUCT_CARDS, type ProductCardsAnswer } from '#wire/product-cards.ts';

/** Boxes of the products whose numbers are in `include`, in that order; unknown ones are left out. */
export const productCards: Call = {
  readOnly: true,
  async handle({ ctx, values }) {
    const numbers = typeof values.include === 'string' ? values.include.split(',') : [];
    const ids = numbers.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
    const products = await findCards(ctx, [...new Set(ids)].slice(0, MOST_PRODUCT_CARDS));
    return Response.json({ products } satisfies ProductCardsAnswer);
  },
};
