import * as z from 'zod';
import { money } from '#rules/money/money.ts';

// Every letter the shop can send, and what it must be told besides the order it is about.
// Example: { kind: 'customer-note', to: 'ada@example.com', orderId: 7, data: { note: 'Sent today.' } }

const nothing = z.object({});
const amount = z.int().transform(money);
/** `url` is a path of the shop; `minutes` is how long it works, 0 for always. */
const link = z.object({ name: z.string(), url: z.string(), minutes: z.int().min(0) });

/** Something that opens an account is another since `at`. */
const changed = z.object({ name: z.string(), at: z.number() });

/** About an order: lines, totals and addresses are read when the letter is written. */
const ORDER_LETTERS = {
  'new-order': nothing,
  'order-on-hold': nothing,
  'order-processing': nothing,
  'order-completed': nothing,
  /** To the manager; the buyer who did it gets the next. */
  'order-cancelled': nothing,
  'order-taken-back': nothing,
  'order-failed': nothing,
  'order-refunded': z.object({ amount, whole: z.boolean(), reason: z.string() }),
  'customer-note': z.object({ note: z.string() }),
  invoice: nothing,
} as const;

const ACCOUNT_LETTERS = {
  welcome: z.object({ name: z.string() }),
  'verify-email': link,
  'reset-password': link,
  /** To the address of before; `email` is the new one, told in part. */
  'email-changed': changed.extend({ email: z.string() }),
  'password-changed': changed,
  'second-factor-off': changed,
  /** `url` of each thing is a path that opens its form, signed and good for one review. */
  'review-request': z.object({
    name: z.string(),
    things: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  /** `until` is 0 for a coupon without an end. */
  'review-thanks': z.object({
    name: z.string(),
    code: z.string(),
    percent: z.int(),
    until: z.number(),
  }),
} as const;

export type OrderLetterKind = keyof typeof ORDER_LETTERS;
export type AccountLetterKind = keyof typeof ACCOUNT_LETTERS;
export type LetterKind = OrderLetterKind | AccountLetterKind;

export const LETTER_KINDS = [
  ...Object.keys(ORDER_LETTERS),
  ...Object.keys(ACCOUNT_LETTERS),
] as LetterKind[];

type LetterOf<Kind, Data> = { kind: Kind; to: string; data: Data };
export type OrderLetter = {
  [Kind in OrderLetterKind]: LetterOf<Kind, z.infer<(typeof ORDER_LETTERS)[Kind]>> & {
    orderId: number;
  };
}[OrderLetterKind];
export type AccountLetter = {
  [Kind in AccountLetterKind]: LetterOf<Kind, z.infer<(typeof ACCOUNT_LETTERS)[Kind]>>;
}[AccountLetterKind];
export type Letter = OrderLetter | AccountLetter;

/** What a job carries. The id names the mail and its file, so that a second try is the same mail. */
const envelope = z.object({ id: z.string(), queuedAt: z.number(), to: z.string() });
const variants = [
  ...Object.entries(ORDER_LETTERS).map(([kind, data]) =>
    envelope.extend({ kind: z.literal(kind), orderId: z.int(), data }),
  ),
  ...Object.entries(ACCOUNT_LETTERS).map(([kind, data]) =>
    envelope.extend({ kind: z.literal(kind), data }),
  ),
];

export type QueuedLetter = Letter & z.infer<typeof envelope>;

export function readQueuedLetter(payload: unknown): QueuedLetter {
  return z.union(variants).parse(payload) as QueuedLetter;
}

export function isOrderLetter(letter: Letter): letter is OrderLetter {
  return Object.hasOwn(ORDER_LETTERS, letter.kind);
}
