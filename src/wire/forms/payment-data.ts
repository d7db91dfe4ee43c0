import * as z from 'zod/mini';
import { formFlag } from './form-fields.ts';

// What a shopper may send with the choice of a payment method. Only these names are read: a card number
// has no field here, and a program that sends one finds it dropped before anything is stored.

export const TEST_RESULTS = ['accept', 'decline', 'authenticate', 'slow'] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

/** Anything else is left out. */
export const testResult = z.catch(z.optional(z.enum(TEST_RESULTS)), undefined);

/** The form's name for the number of a saved payment method; `new` is sent for another card. */
export const SAVED_FIELD = 'wc-stripe-payment-token';
export const savedMethod = z.catch(
  z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  undefined,
);

/** The form's name for the wish to save the card that is typed. */
export const SAVE_FIELD = 'wc-stripe-new-payment-method';

/** The name, in forms and in the Store API, of what a provider's fields give for the card typed there. */
export const CARD_TOKEN_FIELD = 'card_token';
/** Letters of an identifier; no card number is one. */
export const cardToken = z.catch(
  z.optional(z.string().check(z.regex(/^[a-z]+_[\w-]{8,80}$/))),
  undefined,
);

export type PaymentData = {
  test_outcome?: TestResult;
  card_token?: string;
  saved_method?: string;
  save_method?: boolean;
};

interface SentData {
  result: TestResult | undefined;
  saved: string | undefined;
  token: string | undefined;
  saves?: boolean;
}

export function toPaymentData({ result, saved, token, saves = false }: SentData): PaymentData {
  return {
    ...(result !== undefined && { test_outcome: result }),
    ...(token !== undefined && { card_token: token }),
    ...(saved !== undefined && { saved_method: saved }),
    ...(saves && { save_method: true }),
  };
}

/** As the Store API takes it: a list of names and values. */
export const storePaymentData = z.pipe(
  z.optional(z.array(z.object({ key: z.string(), value: z.unknown() }))),
  z.transform((input): PaymentData => {
    const sent = (name: string) => input?.find(({ key }) => key === name)?.value;
    return toPaymentData({
      result: testResult.parse(sent('test_outcome')),
      saved: savedMethod.parse(sent(SAVED_FIELD)),
      token: cardToken.parse(sent(CARD_TOKEN_FIELD)),
      saves: formFlag.parse(sent(SAVE_FIELD)),
    });
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
