import type * as z from 'zod';
import { banner } from './banner.ts';
import { categoryTiles } from './category-tiles.ts';
import { columns } from './columns.ts';
import { contact } from './contact.ts';
import { countUp } from './count-up.ts';
import { countdown } from './countdown.ts';
import type { withDisplay } from './display.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { image } from './image.ts';
import { journal } from './journal.ts';
import { logos } from './logos.ts';
import { map } from './map.ts';
import { newsletter } from './newsletter.ts';
import { product } from './product.ts';
import { productGrid } from './product-grid.ts';
import { productRow } from './product-row.ts';
import { promises } from './promises.ts';
import { reusable } from './reusable.ts';
import { reviews } from './reviews.ts';
import { accordion, tabs } from './sections.ts';
import { slider } from './slider.ts';
import { button, divider, html, spacer } from './small-parts.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { testimonials } from './testimonials.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/** Every kind of block a page can be made of. */
export const blockDefinitions = [
  hero,
  promises,
  categoryTiles,
  productRow,
  story,
  journal,
  newsletter,
  contact,
  text,
  reviews,
  banner,
  columns,
  image,
  gallery,
  slider,
  video,
  productGrid,
  product,
  countdown,
  tabs,
  accordion,
  testimonials,
  logos,
  countUp,
  map,
  table,
  button,
  divider,
  spacer,
  html,
] as const;

/** Kinds as they are stored: one stands for blocks that are stored elsewhere. */
export const storedKinds = [...blockDefinitions, reusable] as const;

type Definition = (typeof blockDefinitions)[number];
type Stored = (typeof storedKinds)[number];

/** A block to be saved; settings with a default may be left out. */
export type BlockInput = {
  [Kind in Stored['kind']]: {
    kind: Kind;
    settings: z.input<Extract<Stored, { kind: Kind }>['settings']> & z.input<typeof withDisplay>;
  };
}[Stored['kind']];

export function blockDefinition(kind: string): Definition | undefined {
  return blockDefinitions.find((definition) => definition.kind === kind);
}

export function storedKind(kind: string): Stored | undefined {
  return storedKinds.find((stored) => stored.kind === kind);
}
