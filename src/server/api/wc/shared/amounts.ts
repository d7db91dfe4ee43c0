import { roundMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { Refusal } from '../../rest/codec.ts';

/** Above it no order of any currency is meant. */
const MAX_COUNT = 1_000_000_000_000;

/** An amount a program sent, rounded to the currency; null where it is negative or too large. */
export function getAmount(text: string, settings: Settings): Money | null {
  const value = Number(text === '' ? 0 : text) * 10 ** settings['currency.decimals'];
  return value >= 0 && value <= MAX_COUNT ? roundMoney(value) : null;
}

/** The same where an amount may be below zero. */
export function getSignedAmount(text: string, settings: Settings): Money | null {
  if (!text.startsWith('-')) return getAmount(text, settings);
  const size = getAmount(text.slice(1), settings);
  return size && subtractMoney(money(0), size);
}

/** The same for a codec. */
export function readAmount(text: string, settings: Settings): Money | Refusal {
  return getAmount(text, settings) ?? new Refusal('must be an amount of 0 or more');
}

/** "48.50"; `places` other than the currency's are rounded or filled up. */
export type WriteAmount = (amount: number) => string;

export function amountWriter(settings: Settings, places?: number): WriteAmount {
  const decimals = settings['currency.decimals'];
  return (amount) => {
    const text = getDecimal(money(amount), decimals);
    return places === undefined || places === decimals ? text : Number(text).toFixed(places);
  };
}
