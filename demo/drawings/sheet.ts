/**
 * Renders contact sheets, six pictures to a row, so that a person can look at the whole shop.
 * Run: node demo/drawings/sheet.ts OUT_DIR [only this slug or group]
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './drawing.ts';
import {
  categoryDrawing,
  drawingsFor,
  drawnSlugs,
  heroDrawings,
  journalDrawing,
  reviewPhoto,
  storyDrawings,
  swatchDrawing,
} from './scenes.ts';

const [out = 'sheets', only = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const CELL = 300;
const PER_ROW = 6;

async function contact(name: string, drawings: readonly Drawing[], cell = CELL): Promise<void> {
  const tall = Math.round(cell * 1.25);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  const queue = drawings.map((drawing, i) => ({ drawing, i }));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const input = await sharp(Buffer.from(next.drawing.svg))
        .resize(cell - 8, tall - 8, { fit: 'contain', background: '#ffffff' })
        .png({ compressionLevel: 1 })
        .toBuffer();
      tiles.push({
        input,
        left: (next.i % PER_ROW) * cell + 4,
        top: Math.floor(next.i / PER_ROW) * tall + 4,
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const rows = Math.ceil(drawings.length / PER_ROW);
  await sharp({
    create: { width: CELL * PER_ROW, height: rows * tall, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .png({ compressionLevel: 3 })
    .toFile(join(out, `${name}.png`));
}

const started = performance.now();
const slugs = drawnSlugs.filter((slug) => !only || slug === only);
const all = slugs.flatMap((slug) => drawingsFor(slug));
const drawn = performance.now();
for (let i = 0; i * 24 < all.length; i += 1)
  await contact(`products-${String(i + 1).padStart(2, '0')}`, all.slice(i * 24, i * 24 + 24));
if (!only) {
  const tiles = [
    'tableware',
    'textiles',
    'stationery-prints',
    'candles-scent',
    'plants-pots',
    'gift-sets',
  ].map(categoryDrawing);
  const { wide, tall } = heroDrawings();
  const posts = ['how-we-glaze', 'caring-for-linen', 'a-table-for-ten', 'candle-care'].map(
    journalDrawing,
  );
  await contact('shop', [
    ...tiles,
    wide,
    tall,
    ...storyDrawings(),
    ...posts,
    ...['fern', 'tide', 'terrazzo', 'stripe'].map(swatchDrawing),
  ]);
  await contact(
    'reviews',
    drawnSlugs
      .filter((_, i) => i % 9 === 0)
      .slice(0, 6)
      .flatMap((slug) => [0, 1, 2, 3, 4, 5].map((n) => reviewPhoto(slug, n)))
      .slice(0, 24),
  );
}
process.stdout.write(
  `${all.length} product pictures drawn in ${Math.round(drawn - started)} ms, sheets done after ${Math.round(performance.now() - started)} ms\n`,
);
