import * as z from 'zod/mini';
import { productCard } from './product.ts';

/** The generic call that answers boxes of products by number, for rails filled in the browser. */
export const PRODUCT_CARDS_ACTION = 'product_cards';
export const MOST_PRODUCT_CARDS = 24;

export const productCardsAnswer = z.object({ products: z.array(productCard) });
export type ProductCardsAnswer = z.infer<typeof productCardsAnswer>;
