import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Customer } from '#server/customers/customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findProvider } from '../payment-methods.ts';
import type { Saving } from '../payment-provider.ts';

/** What the provider calls the customer; null where they have saved nothing there yet. */
export async function customerAt(
  db: Db,
  customerId: number,
  provider: string,
): Promise<string | null> {
  const known = await db
    .selectFrom('payment_customers')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return known?.reference ?? null;
}

/** The same, and where there is none the provider is asked for one: once, even if its answer is lost. */
export async function openCustomer(
  ctx: ShopContext,
  { id: customer_id, email, name }: Pick<Customer, 'id' | 'email' | 'name'>,
  provider: string,
  saving: Saving,
): Promise<string> {
  const known = await customerAt(ctx.db, customer_id, provider);
  if (known !== null) return known;
  const of = { customer_id, provider };
  await ctx.db
    .insertInto('payment_customers')
    .values({ ...of, idempotency_key: randomUUID(), reference: null })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider']).doNothing())
    .execute();
  const { idempotency_key: key } = await ctx.db
    .selectFrom('payment_customers')
    .select('idempotency_key')
    .where('customer_id', '=', customer_id)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  const reference = await saving.createCustomer(ctx, { email, name, key });
  await ctx.db
    .updateTable('payment_customers')
    .set({ reference })
    .where('customer_id', '=', customer_id)
    .where('provider', '=', provider)
    .execute();
  return reference;
}

export const DELETE_AT_PROVIDER_JOB = 'delete-saved-payment';
const deletion = z.object({
  provider: z.string(),
  kind: z.enum(['method', 'customer']),
  reference: z.string(),
});

/** Part of the transaction that deletes it here. */
export async function queueDeletion(
  trx: Db,
  what: z.infer<typeof deletion>,
  now: number,
): Promise<void> {
  await queueJob(trx, DELETE_AT_PROVIDER_JOB, what, now);
}

/** An account is deleted: the person is deleted at the providers as well. */
export async function deleteCustomerAtProvider(
  trx: Db,
  customerId: number,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('payment_customers')
    .select(['provider', 'reference'])
    .where('customer_id', '=', customerId)
    .execute();
  for (const { provider, reference } of rows) {
    if (reference === null) continue;
    await queueDeletion(trx, { provider, kind: 'customer', reference }, now);
  }
}

export const deletionHandler: JobHandler<ShopContext> = {
  maxAttempts: 20,
  async run(ctx, { payload }) {
    const { provider, kind, reference } = deletion.parse(payload);
    const saving = findProvider(ctx, provider)?.saving;
    if (kind === 'method') await saving?.remove(ctx, reference);
    else await saving?.deleteCustomer(ctx, reference);
  },
};
