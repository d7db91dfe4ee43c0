import type { Drawing } from '#demo/drawings/drawing.ts';
import { addMediaRow, originalName } from '#server/media/add-media.ts';
import { type PreparedImage, prepareImage } from '#server/media/prepare-image.ts';
import type { Storage } from '#server/media/storage.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PictureOrder, StoredPictures } from './picture-order.ts';

export interface PictureChoices {
  now: number;
  /** How many pictures are rasterised at once. */
  atOnce: number;
  /** Draws every picture at most this wide, for tests that do not look at them. */
  maxWidth?: number;
}

interface Ready {
  order: PictureOrder;
  drawing: Drawing;
  image: PreparedImage;
}

/**
 * Rasterises the drawings, stores the files and then their rows, a handful at a time. A start killed
 * half-way leaves rows that the next start finds again by their keys.
 */
export async function storePictures(
  { transaction }: Pick<Database, 'transaction'>,
  storage: Storage,
  orders: readonly PictureOrder[],
  choices: PictureChoices,
): Promise<StoredPictures> {
  const stored: StoredPictures = new Map();
  const handful = choices.atOnce * 8;
  for (let start = 0; start < orders.length; start += handful) {
    const ready = await rasterise(orders.slice(start, start + handful), storage, choices);
    const ids = await transaction(async (trx) => {
      const found: number[] = [];
      for (const { order, drawing, image } of ready) {
        const words = { slug: order.slug, alt: drawing.alt, now: choices.now };
        found.push(await addMediaRow(trx, image, words));
      }
      return found;
    });
    ready.forEach(({ order, drawing }, index) => {
      const id = ids[index];
      if (id === undefined) throw new Error(`no row for the picture ${order.name}`);
      const { variation } = drawing;
      const others = stored.get(order.name) ?? [];
      stored.set(order.name, [...others, variation === undefined ? { id } : { id, variation }]);
    });
  }
  return stored;
}

/** Keeps the order of the orders, so that ids come out the same each time. */
async function rasterise(
  orders: readonly PictureOrder[],
  storage: Storage,
  { atOnce, maxWidth }: PictureChoices,
): Promise<Ready[]> {
  const ready: Ready[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let mine = next++; mine < orders.length; mine = next++) {
      const order = orders[mine];
      if (!order) return;
      const drawing = order.draw();
      const prepared = await prepareImage(order.slug, Buffer.from(sized(drawing, maxWidth)));
      if (!prepared.ok) throw new Error(`The drawing ${order.name} is not a picture`);
      await storage.put(originalName(prepared.image.key), prepared.image.bytes);
      ready[mine] = { order, drawing: { ...drawing, svg: '' }, image: prepared.image };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return ready;
}

function sized({ svg, width, height }: Drawing, maxWidth = width): string {
  if (width <= maxWidth) return svg;
  const scaled = Math.round((height * maxWidth) / width);
  return svg.replace(
    `width="${width}" height="${height}"`,
    `width="${maxWidth}" height="${scaled}"`,
  );
}
