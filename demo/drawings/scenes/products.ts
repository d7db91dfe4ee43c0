/** Every product's pictures by slug. */
import type { Sketch } from '../drawing.ts';
import { candles } from './candles.ts';
import { gifts } from './gifts.ts';
import { plants } from './plants.ts';
import { stationery } from './stationery.ts';
import { tableware } from './tableware.ts';
import { textiles } from './textiles.ts';

const all: Record<string, Sketch[]> = {
  ...tableware,
  ...textiles,
  ...stationery,
  ...candles,
  ...plants,
  ...gifts,
};

export const drawnSlugs: readonly string[] = Object.keys(all);

export function sketchesOf(slug: string): Sketch[] {
  const found = all[slug];
  if (!found) throw new Error(`No drawing for ${slug}`);
  return found;
}
