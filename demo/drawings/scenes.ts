/** The doors to every picture of the demo shop. */
import type { Drawing, Sketch } from './drawing.ts';
import { render } from './drawing.ts';
import { journal, storySketches } from './scenes/journal.ts';
import { drawnProducts, sketchesOf } from './scenes/products.ts';
import { categories, coverSketch, heroSketches } from './scenes/shop.ts';
import { snapshot } from './scenes/snapshot.ts';

/** The slugs of all products that have pictures. */
export const drawnSlugs: readonly string[] = drawnProducts;

function known(list: Record<string, Sketch>, slug: string): Sketch {
  const found = list[slug];
  if (!found) throw new Error(`No drawing for ${slug}`);
  return found;
}

/** All pictures of one product, the fronts first. */
export function drawingsFor(slug: string): Drawing[] {
  return sketchesOf(slug).map((sketch, i) => render(`${slug} ${i}`, sketch));
}

/** The tile of one of the six categories. */
export function categoryDrawing(slug: string): Drawing {
  return render(`category ${slug}`, known(categories, slug));
}

/** The wide picture keeps its start side quiet for words; the tall one is for phones. */
export function heroDrawings(): { wide: Drawing; tall: Drawing } {
  const { wide, tall } = heroSketches();
  return { wide: render('hero wide', wide, 2400, 1350), tall: render('hero tall', tall) };
}

export function storyDrawings(): Drawing[] {
  return storySketches().map((sketch, i) => render(`story ${i}`, sketch, 1800, 1200));
}

export function journalDrawing(slug: string): Drawing {
  return render(`journal ${slug}`, known(journal, slug), 1800, 1200);
}

/** A square of one notebook cover, for its swatch. */
export function swatchDrawing(cover: string): Drawing {
  return render(`swatch ${cover}`, coverSketch(cover), 200, 200);
}

/** A customer's picture of a product; index 0 to 5 are six different homes. */
export function reviewPhoto(slug: string, index: number): Drawing {
  return render(`${slug} review ${index}`, snapshot(slug, index));
}
