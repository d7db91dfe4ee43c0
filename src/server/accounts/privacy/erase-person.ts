import { normaliseEmail } from '#rules/coupons/conditions/normalise-email.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { holderNames } from '#server/coupons/holder-names.ts';
import { getLine } from '#server/orders/order-row.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { type Address, address, EMPTY_ADDRESS } from '#wire/address.ts';
import { boughtOrders, type ErasedBuyer } from './bought-by.ts';

/**
 * Removes a customer from their orders. Country, state and postcode remain, because the tax was
 * computed from them, and what was bought for how much; what the buyer wrote, to the shop or into
 * options, is deleted, and so are the notes to them and about them.
 */
export async function eraseBuyer(trx: Db, customer: ErasedBuyer, now: number): Promise<void> {
  const orders = await boughtOrders(trx, customer)
    .select(['id', 'email', 'status', 'billing', 'shipping_address'])
    .execute();
  const emails = new Set([customer.email, ...orders.map(({ email }) => email)]);
  await eraseUses(trx, customer.id, [...emails]);
  for (const order of orders) {
    await trx
      .updateTable('orders')
      .set({
        customer_id: null,
        session_id: null,
        sender: null,
        email: '',
        billing: placeOnly(order.billing),
        shipping_address: order.shipping_address && placeOnly(order.shipping_address),
        customer_note: '',
        attribution: '{}',
        // No one is left to pay for it, and there is no address to send it to.
        ...(order.status === 'failed' && { status: 'cancelled' as const }),
        updated_at: now,
      })
      .where('id', '=', order.id)
      .execute();
    await trx.deleteFrom('order_emails').where('order_id', '=', order.id).execute();
    // A card that is still to be sent needs its recipient.
    await trx
      .updateTable('gift_card_lines')
      .set({ recipient: '', name: '', sender: '', message: '' })
      .where('order_id', '=', order.id)
      .where('issued_at', 'is not', null)
      .execute();
    await eraseChoices(trx, order.id);
    // What the shop noted by itself, such as a payment's number, belongs to the books.
    await trx
      .deleteFrom('order_notes')
      .where('order_id', '=', order.id)
      .where((eb) => eb.or([eb('kind', '=', 'customer'), eb('author', '<>', '')]))
      .execute();
  }
  await eraseNotes(trx, customer.id, [...emails]);
  const ids = orders.map(({ id }) => id);
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids }, now);
}

function placeOnly(stored: string): string {
  const { country, state, postcode } = decodeJson(stored, address);
  return encodeJson({ ...EMPTY_ADDRESS, country, state, postcode } satisfies Address);
}

/** Which size and colour it was stays; an engraving or a gift's message does not. */
async function eraseChoices(trx: Db, orderId: number): Promise<void> {
  const rows = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  for (const row of rows) {
    const { attributes, choices, forms, details, bundle } = getLine(row);
    const { fields = {}, ...place } = bundle ?? {};
    if (Object.keys({ ...choices, ...fields }).length === 0) continue;
    const sold = details.filter(({ name }) => Object.hasOwn(attributes, attributeField(name)));
    await trx
      .updateTable('order_lines')
      .set({
        details: encodeJson(sold),
        choice: encodeJson({ attributes, choices: {}, bundle: bundle && place, forms }),
      })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Coupons stay used; by whom is not known any more. */
async function eraseUses(trx: Db, id: number | null, emails: readonly string[]): Promise<void> {
  const uses = trx.updateTable('coupon_redemptions').set({ customer_id: null, email: '' });
  await (id === null
    ? uses.where('customer_id', 'is', null).where('email', 'in', emails.map(normaliseEmail))
    : uses.where('customer_id', '=', id)
  ).execute();
  const names = emails.flatMap((email) => holderNames({ id, email }));
  await trx.deleteFrom('coupon_holders').where('holder', 'in', names).execute();
}

/** What staff wrote about them, and their row in the list of customers. */
async function eraseNotes(trx: Db, id: number | null, emails: readonly string[]): Promise<void> {
  if (id !== null) await trx.deleteFrom('buyer_notes').where('customer_id', '=', id).execute();
  await trx
    .deleteFrom('buyer_notes')
    .where('customer_id', 'is', null)
    .where('email', 'in', emails)
    .execute();
  await trx.deleteFrom('buyers').where('email', 'in', emails).execute();
}

/** What hangs on the address alone, once it is proven theirs. */
export async function eraseEmail(trx: Db, email: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ email: '', sender: '' })
    .where('email', '=', email)
    .execute();
  await trx.updateTable('comments').set({ email: '' }).where('email', '=', email).execute();
  await trx
    .updateTable('review_invitations')
    .set({ email: '' })
    .where('email', '=', email)
    .execute();
  await trx.deleteFrom('review_thanks').where('email', '=', email).execute();
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  await trx.deleteFrom('campaign_emails').where('email', '=', email).execute();
  await trx.deleteFrom('stock_alerts').where('email', '=', email).execute();
  // What is on the card stays: whoever has the code may spend it.
  await trx
    .updateTable('gift_cards')
    .set({ recipient: '' })
    .where('recipient', '=', email)
    .execute();
  await trx
    .deleteFrom('payment_failures')
    .where('kind', '=', 'email')
    .where('value', '=', normaliseEmail(email))
    .execute();
  await trx.deleteFrom('basket_reminders').where('email', '=', email).execute();
  await trx.deleteFrom('order_emails').where('recipient', '=', email).execute();
  await trx.deleteFrom('contact_messages').where('email', '=', email).execute();
}
