import { createHash } from 'node:crypto';
import type { Drawing } from '#demo/drawings/read-drawings.ts';
import { originalName } from '#server/media/add-media.ts';
import type { NewMedia } from '#server/media/tables.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ImageOrder, StoredImage, StoredImages } from './image-order.ts';

/** Few enough that their drawings fit in memory, enough to need few transactions. */
const ORDERS_AT_A_TIME = 16;

/**
 * Stores the drawings as SVG: the media route rasterises each width when it is first requested,
 * which is cheaper than rasterising every image beforehand, and the keys depend on the drawing
 * alone. A start killed midway leaves rows that the next start finds again by their keys.
 */
export async function storeImages(
  { transaction }: Pick<Database, 'transaction'>,
  storage: Storage,
  orders: readonly ImageOrder[],
  now: number,
): Promise<StoredImages> {
  const stored: StoredImages = new Map();
  for (let start = 0; start < orders.length; start += ORDERS_AT_A_TIME) {
    const some = orders.slice(start, start + ORDERS_AT_A_TIME);
    const drawn: { order: ImageOrder; drawings: Drawn[] }[] = [];
    for (const order of some) {
      const drawings = order.read().map((drawing) => prepare(drawing, order, now));
      for (const { row, svg } of drawings) await storage.put(originalName(row.key), svg);
      drawn.push({ order, drawings });
    }
    await transaction(async (trx) => {
      for (const { order, drawings } of drawn) {
        const images: StoredImage[] = [];
        for (const { row, variation } of drawings) {
          const id = await addRow(trx, row);
          images.push(variation === undefined ? { id } : { id, variation });
        }
        stored.set(order.name, images);
      }
    });
  }
  return stored;
}

interface Drawn {
  row: NewMedia;
  svg: Buffer;
  variation: string | undefined;
}

function prepare(drawing: Drawing, { slug, maxWidth }: ImageOrder, now: number): Drawn {
  const { width, height } = drawing;
  const fit = Math.min(width, maxWidth ?? width);
  const fitHeight = Math.round((height * fit) / width);
  // A narrower drawing is the same drawing with another size on its root element.
  const svg = Buffer.from(
    drawing.svg.replace(
      `width="${width}" height="${height}"`,
      `width="${fit}" height="${fitHeight}"`,
    ),
  );
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const row: NewMedia = {
    key: `${slug}-${hash}`,
    slug,
    width: fit,
    height: fitHeight,
    mime: 'image/svg+xml',
    bytes: svg.length,
    alt: drawing.alt,
    caption: '',
    title: '',
    created_at: now,
  };
  return { row, svg, variation: drawing.variation };
}

async function addRow(trx: Db, row: NewMedia): Promise<number> {
  const { id } = await trx
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ alt: row.alt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
