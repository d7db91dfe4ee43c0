// Which brand a card number is of, as far as it is typed. The name is as payment providers write it.
// Example: cardBrand('4242') is visa, whose numbers have 16 digits in groups of four, and 3 for the code.

export interface CardBrand {
  name: string;
  title: string;
  length: number;
  codeLength: number;
  /** How its digits are grouped. */
  groups: readonly number[];
}

const FOURS = [4, 4, 4, 4];

const UNKNOWN: CardBrand = { name: '', title: '', length: 16, codeLength: 3, groups: FOURS };

const BRANDS: readonly (CardBrand & { starts: RegExp })[] = [
  { ...UNKNOWN, name: 'visa', title: 'Visa', starts: /^4/ },
  { ...UNKNOWN, name: 'mastercard', title: 'Mastercard', starts: /^(5[1-5]|2[2-7])/ },
  {
    name: 'american_express',
    title: 'American Express',
    length: 15,
    codeLength: 4,
    groups: [4, 6, 5],
    starts: /^3[47]/,
  },
  { ...UNKNOWN, name: 'discover', title: 'Discover', starts: /^6(011|5)/ },
];

export function cardBrand(digits: string): CardBrand {
  return BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;
}

/** toDigits('4242 4242-42') is '4242424242'. */
export function toDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** groupDigits('378282246310005') is '3782 822463 10005'. */
export function groupDigits(digits: string): string {
  const { groups, length } = cardBrand(digits);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    parts.push(digits.slice(from, Math.min(from + size, length)));
    from += size;
  }
  return parts.filter((part) => part !== '').join(' ');
}

/** groupExpiry('0434') is '04/34', and so is groupExpiry('434'). */
export function groupExpiry(typed: string): string {
  const [, typedMonth, typedYear] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{0,2})/.exec(typed) ?? [];
  if (typedMonth !== undefined) return `${typedMonth.padStart(2, '0')}/${typedYear ?? ''}`;
  const digits = toDigits(typed);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length < 3 ? padded : `${padded.slice(0, 2)}/${padded.slice(2, 4)}`;
}
