import * as z from 'zod/mini';

// What a shopper may send with the choice of a payment method. Only these names are read: a card number
// has no field here, and a program that sends one finds it dropped before anything is stored.

export const TEST_OUTCOMES = ['accept', 'decline', 'authenticate', 'slow'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** Anything else is left out. */
export const testOutcome = z.catch(z.optional(z.enum(TEST_OUTCOMES)), undefined);

export type PaymentData = { test_outcome?: TestOutcome };

export function paymentDataOf(outcome: TestOutcome | undefined): PaymentData {
  return outcome === undefined ? {} : { test_outcome: outcome };
}

/** As the Store API takes it: a list of names and values. */
export const storePaymentData = z.pipe(
  z.optional(z.array(z.object({ key: z.string(), value: z.unknown() }))),
  z.transform((given): PaymentData => {
    const sent = given?.find(({ key }) => key === 'test_outcome');
    return paymentDataOf(testOutcome.parse(sent?.value));
  }),
);

/** Of the address a shopper comes back to from the bank. */
export const paymentReturn = z.object({
  order: z.catch(z.coerce.number().check(z.int(), z.positive()), 0),
  key: z.catch(z.string().check(z.maxLength(200)), ''),
});

export function returnAddress(provider: string, { id, key }: { id: number; key: string }): string {
  return `/payments/${provider}/return?order=${id}&key=${encodeURIComponent(key)}`;
}
