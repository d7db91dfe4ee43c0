import { encodeJson } from '#server/platform/database/codec.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { Address, AddressKind } from '#wire/address.ts';

/** Keeps an address that was checked before; the checkout fills it in next time. */
export async function saveAddress(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  customerId: number,
  kind: AddressKind,
  address: Address,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('customers')
      .set({ [kind]: encodeJson(address), updated_at: now })
      .where('id', '=', customerId)
      .execute();
    const change = { resource: 'customer', event: 'updated', ids: [customerId] } as const;
    await resourceChanged(trx, change, now);
  });
}
