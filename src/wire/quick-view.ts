import * as z from 'zod/mini';
import { productRecord } from './product.ts';

/** The answer to those who accept JSON; others are given the same as HTML. */
export const quickViewAnswer = z.object({ product: productRecord });
export type QuickViewAnswer = z.infer<typeof quickViewAnswer>;
