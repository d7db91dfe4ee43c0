import * as z from 'zod/mini';
import { productRecord } from './product.ts';

/** The action of the generic call, as programs know it. */
export const QUICK_VIEW_ACTION = 'flatsome_quickview';

/** The answer to those who accept JSON; others are given the same as HTML. */
export const quickViewAnswer = z.object({ product: productRecord });
export type QuickViewAnswer = z.infer<typeof quickViewAnswer>;
