import { cardBrand, toDigits } from './card-brand.ts';
import { testCard } from './test-cards.ts';

// What is wrong with a card as it was typed: checked in the frame of its fields, and again where it is
// sent. Numbers that are none of the test numbers are refused, so that no real card is sent.
// Example: checkCard({ number: '4242 4242 4242 4241', … }, now) is [{ field: 'number', code: 'invalid' }].

export const CARD_FIELDS = ['number', 'expiry', 'code'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export const CARD_PROBLEMS = {
  number: ['missing', 'incomplete', 'invalid', 'unknown'],
  expiry: ['missing', 'invalid', 'past'],
  code: ['missing', 'incomplete'],
} as const satisfies Record<CardField, readonly string[]>;

export type CardProblem = {
  [Field in CardField]: { field: Field; code: (typeof CARD_PROBLEMS)[Field][number] };
}[CardField];

export type TypedCard = Readonly<Record<CardField, string>>;

export interface Month {
  year: number;
  /** From 1. */
  month: number;
}

export function checkCard({ number, expiry, code }: TypedCard, now: Month): CardProblem[] {
  const digits = toDigits(number);
  const wrongNumber = numberProblem(digits);
  const wrongExpiry = expiryProblem(expiry, now);
  const wrongCode = codeProblem(toDigits(code), cardBrand(digits).codeLength);
  return [
    ...(wrongNumber ? [{ field: 'number', code: wrongNumber } as const] : []),
    ...(wrongExpiry ? [{ field: 'expiry', code: wrongExpiry } as const] : []),
    ...(wrongCode ? [{ field: 'code', code: wrongCode } as const] : []),
  ];
}

function numberProblem(digits: string): (typeof CARD_PROBLEMS)['number'][number] | null {
  if (digits === '') return 'missing';
  if (digits.length < cardBrand(digits).length) return 'incomplete';
  if (digits.length > cardBrand(digits).length || !hasCheckDigit(digits)) return 'invalid';
  return testCard(digits) === null ? 'unknown' : null;
}

/** By Luhn: every second digit from the right is doubled, and the sum of all digits ends with 0. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** How far ahead a card may end. */
const MAX_YEARS = 20;

function expiryProblem(typed: string, now: Month): (typeof CARD_PROBLEMS)['expiry'][number] | null {
  if (typed.trim() === '') return 'missing';
  const expiry = parseExpiry(typed);
  if (expiry === null || expiry.year > now.year + MAX_YEARS) return 'invalid';
  const isPast = expiry.year < now.year || (expiry.year === now.year && expiry.month < now.month);
  return isPast ? 'past' : null;
}

/** parseExpiry('04/34') is { month: 4, year: 2034 }; null where it is no month. */
export function parseExpiry(typed: string): Month | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return null;
  const expiry = { month: Number(month), year: 2000 + Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : null;
}

function codeProblem(
  digits: string,
  length: number,
): (typeof CARD_PROBLEMS)['code'][number] | null {
  if (digits === '') return 'missing';
  return digits.length === length ? null : 'incomplete';
}
