import { mergeMeta } from '#rules/meta/merge-meta.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HandFee, HandShippingLine } from './hand-order.ts';

interface RowParts {
  fees: readonly HandFee[];
  shippingLines: readonly HandShippingLine[];
}

/** What other programs store with the fees and shipping methods of a new order. */
export async function writeRowMeta(
  trx: Db,
  orderId: number,
  { fees, shippingLines }: RowParts,
): Promise<void> {
  if ([...fees, ...shippingLines].every(({ meta }) => meta.length === 0)) return;
  const rows = await trx
    .selectFrom('order_rows')
    .select(['id', 'kind'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['fee', 'shipping'])
    .orderBy('position')
    .execute();
  const given = { fee: fees, shipping: shippingLines };
  for (const kind of ['fee', 'shipping'] as const) {
    const own = rows.filter((row) => row.kind === kind);
    for (const [at, { meta }] of given[kind].entries()) {
      const row = own[at];
      if (!row || meta.length === 0) continue;
      await trx
        .updateTable('order_rows')
        .set({ meta: encodeJson(mergeMeta([], meta)) })
        .where('id', '=', row.id)
        .execute();
    }
  }
}
