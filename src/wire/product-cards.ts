import * as z from 'zod/mini';
import { productCard } from './product.ts';

export const MAX_PRODUCT_CARDS = 24;

/** Product cards of products asked for by number, for rails filled in the browser. */
export const productCardsResponse = z.object({ products: z.array(productCard) });
export type ProductCardsResponse = z.infer<typeof productCardsResponse>;
