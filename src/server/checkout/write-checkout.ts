import { openAccount } from '#server/accounts/access/register-customer.ts';
import type { CustomerInput } from '#server/accounts/create-customer.ts';
import { startCustomerSession } from '#server/accounts/customer-session.ts';
import { saveAddress } from '#server/accounts/save-address.ts';
import { rememberDevice } from '#server/accounts/security/known-device.ts';
import type { CartDraft } from '#server/orders/placing/draft-order.ts';
import type { SentOrder } from '#server/orders/placing/sent-order.ts';
import { type WrittenOrder, writeOrder } from '#server/orders/placing/write-order.ts';
import { runAllOrNothing } from '#server/platform/database/all-or-nothing.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';

/** What is written about the buyer besides the order. */
export interface BuyerWrites {
  /** The account that is opened with the order; null for none. */
  person: CustomerInput | null;
  /** The customer whose saved addresses become those of the form; null for a guest. */
  saved: { customerId: number; billing: Address; shipping: Address | null } | null;
}

/**
 * The order, and the account that is opened with it, in one transaction: both or neither. Conditional
 * UPDATEs and unique keys hold every rule, so that it need not be serializable.
 */
export async function writeCheckout(
  ctx: ShopContext,
  visitor: Visitor,
  draft: CartDraft,
  sent: SentOrder,
  { person, saved }: BuyerWrites,
): Promise<WrittenOrder> {
  const login = person && startCustomerSession(ctx, visitor, draft.session);
  const written = await runAllOrNothing(
    ctx.db,
    async (trx): Promise<WrittenOrder> => {
      const opened = person && (await openAccount(trx, ctx, person));
      // The address has got an account since the check: perhaps by this very form.
      if (person && opened === null) return { ok: false, why: 'changed' };
      if (saved) {
        const { customerId, billing, shipping } = saved;
        await saveAddress({ db: trx, now: ctx.now }, customerId, 'billing', billing);
        if (shipping)
          await saveAddress({ db: trx, now: ctx.now }, customerId, 'shipping', shipping);
      }
      const order = await writeOrder(trx, ctx, draft, sent, {
        sessionId: login?.id ?? draft.session.id,
        customerId: opened ?? draft.session.customerId,
      });
      // After the cart was emptied: what is left of it becomes the customer's.
      if (order.ok && opened !== null) await login?.write(trx, opened);
      return order;
    },
    { isolation: 'read committed' },
  );
  if (written.ok && written.order.customerId !== null && person) {
    const { customerId } = written.order;
    login?.opened(customerId);
    rememberDevice(visitor, { id: customerId, password_hash: person.passwordHash });
  }
  return written;
}
