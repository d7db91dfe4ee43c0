import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { imageRecord } from '#wire/image.ts';

// Pictures that orders show. A line keeps the picture its product had, also when the product has
// another one or is deleted.

const VISIBLE_ORDERS = 20;

/** The newest orders of which a line shows the picture. */
export async function ordersWithImage(
  db: Db,
  mediaId: number,
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_lines')
        .select('order_id')
        // The record is written with its id first.
        .where('image', 'like', `{"id":${mediaId},%`),
    )
    .orderBy('id', 'desc')
    .limit(VISIBLE_ORDERS)
    .execute();
  return rows.map(({ id, number }) => ({ id, name: number ?? String(id) }));
}

export async function orderImages(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('image')
    .distinct()
    .where('image', 'is not', null)
    .execute();
  return rows.flatMap(({ image }) => (image === null ? [] : decodeJson(image, imageRecord).id));
}
