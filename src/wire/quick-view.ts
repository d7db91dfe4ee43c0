import * as z from 'zod/mini';
import { productRecord } from './product.ts';

/** The answer to those who accept JSON; others are given the same as HTML. */
export const quickViewResponse = z.object({ product: productRecord });
export type QuickViewResponse = z.infer<typeof quickViewResponse>;
