// What the number of a bank is called beside the number of an account: it depends on the country.

const NAMES = {
  AU: 'bsb',
  CA: 'transitNumber',
  IN: 'ifsc',
  NZ: 'bankCode',
  SE: 'bankCode',
  US: 'routingNumber',
  ZA: 'branchCode',
} as const;

export type BankCode = (typeof NAMES)[keyof typeof NAMES] | 'sortCode';

const byCountry = new Map<string, BankCode>(Object.entries(NAMES));

export function bankCode(country: string): BankCode {
  return byCountry.get(country) ?? 'sortCode';
}
