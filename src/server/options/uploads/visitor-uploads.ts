import type { ChosenFile } from '#rules/options/checks/check-file.ts';
import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import { toTexts } from '#rules/options/field-value.ts';
import { readUpload, readUploads } from '#rules/options/upload-value.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

// Files belong to the visitor who sent them: another visitor's reference names nothing.

/** The visitor's own uploads among the references in what was sent. */
export async function visitorUploads(
  ctx: ShopContext,
  visitor: Visitor,
  sent: FieldValues,
): Promise<Map<string, ChosenFile>> {
  const references = referencesIn(Object.values(sent));
  const owner = references.length > 0 ? await loadOwner(ctx, visitor) : null;
  return owner === null ? new Map() : ownedBy(ctx.db, owner, references);
}

/** Those of an account, as a manager has them who fills in a form for somebody. */
export async function loadUploads(
  db: Db,
  customerId: number,
  sent: FieldValues,
): Promise<Map<string, ChosenFile>> {
  const references = referencesIn(Object.values(sent));
  return references.length === 0 ? new Map() : ownedBy(db, `c:${customerId}`, references);
}

async function ownedBy(
  db: Db,
  owner: string,
  references: readonly string[],
): Promise<Map<string, ChosenFile>> {
  const rows = await db
    .selectFrom('option_uploads')
    .select(['reference', 'name', 'size'])
    .where('owner', '=', owner)
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map(({ reference, name, size }) => [reference, { name, size }]));
}

const MAX_COUNT = 300;

function referencesIn(values: readonly FieldValue[]): string[] {
  const texts = values.flat().filter((value) => typeof value === 'string');
  const uploads = texts
    .filter((text) => text.includes('||'))
    .flatMap((text) => readUploads(text) ?? []);
  return uploads.flatMap((upload) => upload?.reference ?? []).slice(0, MAX_COUNT);
}

/** References of all files that were chosen in these entries. */
export function uploadsIn(entries: readonly FieldValues[]): string[] {
  const references: string[] = [];
  for (const values of entries) {
    for (const value of Object.values(values)) {
      for (const text of toTexts(value)) {
        const upload = readUpload(text);
        if (upload) references.push(upload.reference);
      }
    }
  }
  return references;
}

/** Files of a cart or an order are not removed with those that were never used. */
export async function claimUploads(
  trx: Db,
  references: readonly string[],
  orderId: number | null = null,
): Promise<void> {
  if (references.length === 0) return;
  // A file that is ordered again stays with the order it first came with.
  await trx
    .updateTable('option_uploads')
    .set((eb) => ({
      claimed: eb.lit(1),
      ...(orderId !== null && { order_id: eb.fn.coalesce('order_id', eb.val(orderId)) }),
    }))
    .where('reference', 'in', references)
    .execute();
}

/** Deleting an account releases its files, those of orders too; the next purge deletes them. */
export async function abandonUploads(trx: Db, customerId: number): Promise<void> {
  await trx
    .updateTable('option_uploads')
    .set({ claimed: 0, order_id: null, created_at: 0 })
    .where((eb) =>
      eb.or([
        eb('owner', '=', `c:${customerId}`),
        eb(
          'order_id',
          'in',
          eb.selectFrom('orders').select('orders.id').where('customer_id', '=', customerId),
        ),
      ]),
    )
    .execute();
}

/** At log-in a guest's files become the customer's. */
export async function moveUploads(trx: Db, from: string, to: string): Promise<void> {
  await trx.updateTable('option_uploads').set({ owner: to }).where('owner', '=', from).execute();
}
