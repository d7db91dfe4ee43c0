import * as z from 'zod/mini';
import { productCard } from './product.ts';

export const MAX_PRODUCT_CARDS = 24;

/** Product cards of products asked for by number, for rails filled in the browser. */
export const productCardsAnswer = z.object({ products: z.array(productCard) });
export type ProductCardsAnswer = z.infer<typeof productCardsAnswer>;
