import * as z from 'zod/mini';
import { imageRecord } from '../image.ts';
import { blockButton } from './block-button.ts';

// Blocks of pictures and videos, as data to render.

const slide = z.object({
  image: imageRecord,
  title: z.string(),
  text: z.string(),
  url: z.string(),
});

export const mediaBlocks = [
  z.object({
    kind: z.literal('banner'),
    id: z.int(),
    title: z.string(),
    text: z.string(),
    button: z.nullable(blockButton),
    image: z.nullable(imageRecord),
    height: z.enum(['low', 'middle', 'high']),
  }),
  z.object({
    kind: z.literal('image'),
    id: z.int(),
    image: z.nullable(imageRecord),
    caption: z.string(),
    /** Where it leads; '' for nowhere. */
    url: z.string(),
  }),
  z.object({
    kind: z.literal('gallery'),
    id: z.int(),
    title: z.string(),
    images: z.array(imageRecord),
    columns: z.enum(['2', '3', '4']),
  }),
  z.object({
    kind: z.literal('slider'),
    id: z.int(),
    title: z.string(),
    slides: z.array(slide),
  }),
  z.object({
    kind: z.literal('video'),
    id: z.int(),
    title: z.string(),
    url: z.string(),
    /** The address of the player at another site; '' for a video of the shop's own. */
    player: z.string(),
    image: z.nullable(imageRecord),
  }),
  z.object({
    kind: z.literal('logos'),
    id: z.int(),
    title: z.string(),
    logos: z.array(z.object({ image: imageRecord, name: z.string(), url: z.string() })),
  }),
  z.object({
    kind: z.literal('map'),
    id: z.int(),
    title: z.string(),
    address: z.string(),
    text: z.string(),
    image: z.nullable(imageRecord),
    /** A map service at which the address is shown; nothing is loaded from it here. */
    url: z.string(),
  }),
] as const;
