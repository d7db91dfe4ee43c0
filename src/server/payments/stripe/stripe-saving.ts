import type Stripe from 'stripe';
import type { StripeKeys } from '#server/platform/config.ts';
import type { ProviderMethod, Saving } from '../payment-provider.ts';
import { isRefusal } from './stripe-refusal.ts';

/** Cards that customers save: the provider stores them, and its script takes their numbers. */
export function stripeSaving(
  { publishableKey }: Pick<StripeKeys, 'publishableKey'>,
  client: () => Promise<Stripe>,
): Saving {
  return {
    async createCustomer(_, { email, name, key }) {
      const { customers } = await client();
      return (await customers.create({ email, name }, { idempotencyKey: key })).id;
    },

    async begin(_, customer) {
      const { setupIntents } = await client();
      const { client_secret } = await setupIntents.create({
        customer,
        usage: 'on_session',
        automatic_payment_methods: { enabled: true },
      });
      if (client_secret === null) throw new Error('the provider gave no secret to save a card by');
      return { client_secret, publishable_key: publishableKey };
    },

    async finish(_, customer, reference) {
      try {
        const setup = await (await client()).setupIntents.retrieve(reference, {
          expand: ['payment_method'],
        });
        const { status, payment_method: method } = setup;
        const isOwner = getId(setup.customer) === customer;
        if (!isOwner || status !== 'succeeded' || typeof method === 'string') return null;
        return method && getMethod(method);
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },

    async read(_, method) {
      try {
        return getMethod(await (await client()).paymentMethods.retrieve(method));
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },

    async remove(_, method) {
      await unlessGone(async () => (await client()).paymentMethods.detach(method));
    },

    async deleteCustomer(_, customer) {
      await unlessGone(async () => (await client()).customers.del(customer));
    },
  };
}

function getId(customer: { id: string } | string | null): string | null {
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

export function getMethod({ id: reference, type, card }: Stripe.PaymentMethod): ProviderMethod {
  return {
    reference,
    brand: card?.brand ?? type,
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? '',
  };
}

async function unlessGone(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
