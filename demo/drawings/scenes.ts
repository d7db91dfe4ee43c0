/** The doors to every picture of the demo shop. */
import type { Drawing } from './drawing.ts';
import { render } from './drawing.ts';
import { sketchesOf } from './scenes/products.ts';

export type { Drawing, View } from './drawing.ts';
export { drawnSlugs } from './scenes/products.ts';
export {
  categoryDrawing,
  heroDrawings,
  journalDrawing,
  storyDrawings,
  swatchDrawing,
} from './scenes/shop.ts';
export { reviewPhoto } from './scenes/snapshot.ts';

/** All pictures of one product, the fronts first. */
export function drawingsFor(slug: string): Drawing[] {
  return sketchesOf(slug).map((sketch, i) => render(`${slug} ${i}`, sketch));
}
