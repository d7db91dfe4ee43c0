import * as z from 'zod/mini';
import type { CountdownBooster } from '../boosters.ts';
import { productCard, productRecord } from '../product.ts';
import type { ShopConfig } from '../shop-config.ts';
import { blockButton } from './block-button.ts';

// Blocks about the shop and its products, as data to render.

export const shopBlocks = [
  z.object({
    kind: z.literal('product-grid'),
    id: z.int(),
    title: z.string(),
    link: z.nullable(blockButton),
    columns: z.enum(['2', '3', '4']),
    products: z.array(productCard),
  }),
  z.object({
    kind: z.literal('product'),
    id: z.int(),
    /** Null where it is gone; the page is shown without it. */
    product: z.nullable(productRecord),
  }),
  z.object({
    kind: z.literal('countdown'),
    id: z.int(),
    countdown: z.custom<CountdownBooster>(),
    messages: z.custom<ShopConfig['messages']>(),
  }),
  z.object({
    kind: z.literal('testimonials'),
    id: z.int(),
    title: z.string(),
    quotes: z.array(
      z.object({ text: z.string(), author: z.string(), about: z.string(), stars: z.int() }),
    ),
  }),
  z.object({
    kind: z.literal('count-up'),
    id: z.int(),
    title: z.string(),
    figures: z.array(
      z.object({ before: z.string(), number: z.number(), after: z.string(), text: z.string() }),
    ),
  }),
] as const;
