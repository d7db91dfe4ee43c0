import * as z from 'zod/mini';

/** Kinds of payment that have a sign, with the name beside it. */
export const PAYMENT_MARKS = [
  'card',
  'wallet',
  'account',
  'paypal',
  'bank',
  'cheque',
  'cash',
] as const;
export const paymentMark = z.enum(PAYMENT_MARKS);
export type PaymentMark = z.infer<typeof paymentMark>;

/** Each with its name. */
export const namedMarks = z.array(z.object({ mark: paymentMark, name: z.string() }));
export type NamedMarks = z.infer<typeof namedMarks>;
