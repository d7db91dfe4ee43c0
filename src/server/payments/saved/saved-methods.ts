import type { Selectable } from 'kysely';
import { isSameCard } from '#rules/payments/same-card.ts';
import { CUSTOMER_COLUMNS, type Customer, getCustomer } from '#server/customers/customer.ts';
import { translator } from '#server/language/translator.ts';
import { decodeFlag, encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentData as SentData } from '#wire/forms/payment-data.ts';
import type { SavedMethodView } from '#wire/payments/saved-methods.ts';
import { findProvider } from '../payment-methods.ts';
import type { PaymentData, ProviderMethod } from '../payment-provider.ts';
import { type StoredPayment, toData } from '../stored-payments.ts';
import type { PaymentTables } from '../tables.ts';
import { customerAt, openCustomer, queueDeletion } from './provider-customer.ts';

// Payment methods that customers have saved. A browser names one by its number here; that it is the
// customer's own is read from the table, and what the provider calls it never leaves the server.

export type SavedRow = Selectable<PaymentTables['saved_payment_methods']>;

export async function loadRows(db: Db, customerId: number): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The default one first; those of providers that are switched off are left out. */
export async function savedMethods(
  ctx: ShopContext,
  customerId: number,
): Promise<SavedMethodView[]> {
  const t = translator(ctx.settings);
  const rows = await loadRows(ctx.db, customerId);
  return rows
    .filter(({ provider: id }) => {
      const provider = findProvider(ctx, id);
      return provider?.saving !== undefined && (provider.enabled?.(ctx) ?? true);
    })
    .map(({ id, provider, brand, last4, exp_month, exp_year, is_default }) => ({
      id: String(id),
      provider,
      title: t('payments.saved.title', { brand: brandName(brand), last4 }),
      expires:
        exp_month === 0
          ? ''
          : `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`,
      isDefault: decodeFlag(is_default),
    }));
}

/** As the provider writes it, such as `visa` or `american_express`. */
function brandName(brand: string): string {
  return brand
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Begins to save another one: what the provider's script needs. Null where it cannot be reached. */
export async function beginSaving(
  ctx: ShopContext,
  customer: Customer,
  provider: string,
): Promise<Readonly<Record<string, string>> | null> {
  const saving = findProvider(ctx, provider)?.saving;
  if (!saving) return null;
  try {
    return await saving.begin(ctx, await openCustomer(ctx, customer, provider, saving));
  } catch (error) {
    ctx.report(error, { task: 'saving of a payment method', provider });
    return null;
  }
}

/**
 * Stores what the customer saved at the provider, once, however often its answer comes; the first is
 * the default. False where it is not done or not theirs.
 */
export async function takeSavedMethod(
  ctx: ShopContext,
  customerId: number,
  provider: string,
  setup: string,
): Promise<boolean> {
  const saving = findProvider(ctx, provider)?.saving;
  const customer = await customerAt(ctx.db, customerId, provider);
  if (!saving || customer === null) return false;
  const method = await saving.finish(ctx, customer, setup);
  if (!method) return false;
  await runTransaction(ctx.db, (trx) => storeMethod(trx, ctx.now, customerId, provider, method));
  return true;
}

/** Stores what an order was paid with, where its buyer asked for it. Part of the transaction that settles it. */
export async function storePaidMethod(
  trx: Db,
  { now }: Pick<ShopContext, 'now'>,
  customerId: number | null,
  payment: Pick<StoredPayment, 'provider' | 'data'>,
  method: ProviderMethod | undefined,
): Promise<void> {
  if (customerId === null || !method || toData(payment).save === undefined) return;
  // Nothing of an account that was deleted meanwhile.
  if ((await customerAt(trx, customerId, payment.provider)) === null) return;
  await storeMethod(trx, now, customerId, payment.provider, method);
}

/** The same card again takes the place of the one that is known, which is deleted at the provider. */
async function storeMethod(
  trx: Db,
  now: number,
  customerId: number,
  provider: string,
  { reference, brand, last4, expMonth, expYear, fingerprint }: ProviderMethod,
): Promise<void> {
  const known = await loadRows(trx, customerId);
  const card = { reference, brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint };
  const same = known.find((row) => isSameCard(row, { provider, fingerprint }));
  if (same?.reference === reference) return;
  if (same) {
    const renewed = trx.updateTable('saved_payment_methods').set(card).where('id', '=', same.id);
    await renewed.execute();
    await queueDeletion(trx, { provider, kind: 'method', reference: same.reference }, now);
    return;
  }
  await trx
    .insertInto('saved_payment_methods')
    .values({
      customer_id: customerId,
      provider,
      ...card,
      is_default: encodeFlag(known.length === 0),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute();
}

/** False where the customer has no such method. */
export function makeDefault({ db }: ShopContext, customerId: number, id: number): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const saved = await findSavedMethod(trx, customerId, id);
    if (!saved) return false;
    const methods = trx.updateTable('saved_payment_methods').where('customer_id', '=', customerId);
    await methods.set({ is_default: 0 }).where('is_default', '=', 1).execute();
    await methods.set({ is_default: 1 }).where('id', '=', id).execute();
    return true;
  });
}

/** Deleted here at once; a job deletes it at the provider. */
export function removeMethod(
  { db, now }: ShopContext,
  customerId: number,
  id: number,
): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const saved = await findSavedMethod(trx, customerId, id);
    if (saved) await removeWithin(trx, saved, now);
    return saved !== undefined;
  });
}

/** Of the default one the newest of the others takes the place. Part of the transaction. */
export async function removeWithin(trx: Db, saved: SavedRow, now: number): Promise<void> {
  const { id, customer_id, provider, reference } = saved;
  await trx.deleteFrom('saved_payment_methods').where('id', '=', id).execute();
  const [next] = await loadRows(trx, customer_id);
  if (next && decodeFlag(saved.is_default)) {
    await trx
      .updateTable('saved_payment_methods')
      .set({ is_default: 1 })
      .where('id', '=', next.id)
      .execute();
  }
  await queueDeletion(trx, { provider, kind: 'method', reference }, now);
}

function findSavedMethod(db: Db, customerId: number, id: number): Promise<SavedRow | undefined> {
  return db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/**
 * What the provider is asked with: the number of a saved method becomes what the provider calls it.
 * One that is not the payer's own is dropped, and the shopper is asked for a card. Nothing is saved
 * for a guest.
 */
export async function chargedData(
  ctx: ShopContext,
  payer: number | null,
  provider: string,
  { saved_method: number, save_method: saves = false, ...data }: SentData,
): Promise<PaymentData> {
  if (payer === null) return data;
  if (number === undefined) return saves ? savingData(ctx, payer, provider, data) : data;
  const saved = await findSavedMethod(ctx.db, payer, Number(number));
  const customer = await customerAt(ctx.db, payer, provider);
  if (saved?.provider !== provider || customer === null) return data;
  return { ...data, customer, payment_method: saved.reference };
}

/** A provider that cannot be asked for the customer now loses no order: the card is not saved. */
async function savingData(
  ctx: ShopContext,
  payer: number,
  provider: string,
  data: PaymentData,
): Promise<PaymentData> {
  const saving = findProvider(ctx, provider)?.saving;
  const person = await ctx.db
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('customers.id', '=', payer)
    .executeTakeFirst();
  if (!saving || !person) return data;
  try {
    const known = getCustomer(person, ctx.settings);
    return { ...data, customer: await openCustomer(ctx, known, provider, saving), save: '1' };
  } catch (error) {
    ctx.report(error, { task: 'saving of a payment method', provider });
    return data;
  }
}
