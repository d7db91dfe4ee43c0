/** Every product's pictures by slug. */
import type { Sketch } from '../drawing.ts';
import { candles } from './candles.ts';
import { cloth } from './cloth.ts';
import { giftBoxes } from './gift-boxes.ts';
import { gifts } from './gifts.ts';
import { hampers } from './hampers.ts';
import { plants } from './plants.ts';
import { prints } from './prints.ts';
import { serving } from './serving.ts';
import { stationery } from './stationery.ts';
import { tableLinen } from './table-linen.ts';
import { tableware } from './tableware.ts';
import { textiles } from './textiles.ts';

const all: Record<string, Sketch[]> = {
  ...tableware,
  ...serving,
  ...tableLinen,
  ...textiles,
  ...prints,
  ...stationery,
  ...candles,
  ...plants,
  ...gifts,
  ...giftBoxes,
  ...hampers,
  ...cloth,
};

export const drawnProducts: readonly string[] = Object.keys(all);

export function sketchesOf(slug: string): Sketch[] {
  const found = all[slug];
  if (!found) throw new Error(`No drawing for ${slug}`);
  return found;
}
