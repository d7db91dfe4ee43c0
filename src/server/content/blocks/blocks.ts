import type * as z from 'zod';
import { categoryTiles } from './category-tiles.ts';
import { contact } from './contact.ts';
import type { withDisplay } from './display.ts';
import { hero } from './hero.ts';
import { journal } from './journal.ts';
import { newsletter } from './newsletter.ts';
import { productRow } from './product-row.ts';
import { promises } from './promises.ts';
import { reviews } from './reviews.ts';
import { story } from './story.ts';
import { text } from './text.ts';

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
] as const;

type Definition = (typeof blockDefinitions)[number];

/** A block to be saved; settings with a default may be left out. */
export type BlockInput = {
  [Kind in Definition['kind']]: {
    kind: Kind;
    settings: z.input<Extract<Definition, { kind: Kind }>['settings']> &
      z.input<typeof withDisplay>;
  };
}[Definition['kind']];

export function blockDefinition(kind: string): Definition | undefined {
  return blockDefinitions.find((definition) => definition.kind === kind);
}
