import type { BundleFieldProblem } from '#rules/bundles/check-fields.ts';
import type { CouponProblem } from '#rules/coupons/conditions/problem.ts';
import { formatMoney } from '#rules/money/format.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { QuantityProblem } from '#rules/quantities/check.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Translate } from '#server/language/translator.ts';
import type { NamedProblem, RevealedField } from '#server/options/resolve-options.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** Why a change to a cart was refused; the code is a key of the messages table. */
export type CartProblem =
  | QuantityProblem
  | CouponProblem
  | NamedProblem
  | RevealedField
  | { code: 'product.problem.variation'; field: string; name: string }
  | { code: 'product.problem.noVariation'; field?: string }
  | { code: 'product.problem.outOfStock'; name: string }
  | BundleRefusal
  | { code: 'product.problem.notForSale' }
  | { code: 'product.problem.nothingChosen' }
  | { code: 'cart.problem.stockHeld'; field: 'quantity'; count: number; held: number }
  | { code: 'cart.problem.onlyOne'; name: string }
  | {
      code: 'cart.problem.addOns';
      field: 'quantity';
      name: string;
      count: number;
      /** The quantity of all lines together. */
      wanted: number;
    }
  | {
      code:
        | 'cart.problem.unknownProduct'
        | 'cart.problem.unknownLine'
        | 'cart.problem.unknownRate'
        | 'cart.problem.unknownCountry'
        | 'cart.problem.unknownState'
        | 'cart.problem.bound'
        | 'cart.problem.gone'
        | 'cart.problem.full'
        | 'cart.problem.creditEmpty'
        | 'cart.problem.giftCardEmpty'
        | 'cart.problem.giftCardMany'
        | 'cart.problem.closed';
      field?: string;
    };

/** Why a bundle was refused; the code is a key of the messages table. */
export type BundleRefusal =
  | {
      code:
        | 'bundles.problem.notInBundle'
        | 'bundles.problem.twice'
        | 'bundles.problem.required'
        | 'bundles.problem.notAllowed'
        | 'bundles.problem.gone';
      name: string;
    }
  | { code: 'bundles.problem.quantity'; name: string; min: number; max: number }
  | { code: 'bundles.problem.few' | 'bundles.problem.many'; count: number }
  | { code: 'bundles.problem.stock'; name: string; count: number }
  | { code: 'bundles.problem.stockHeld'; name: string; count: number; held: number }
  | {
      code:
        | 'bundles.problem.unreadable'
        | 'bundles.problem.price'
        | 'bundles.problem.part'
        | 'bundles.problem.choose';
    }
  | { code: 'bundles.problem.ofItem'; name: string; problem: CartProblem }
  | { code: BundleFieldProblem['code']; field: string; name: string };

/** The message of a problem; amounts and moments are formatted in the shop's language. */
export function problemText(problem: CartProblem, t: Translate, settings: Settings): string {
  const values: Record<string, string | number> = {};
  // A field may have its own message for a problem.
  if ('words' in problem && problem.words !== '') return problem.words;
  for (const [name, value] of Object.entries(problem)) {
    if (name === 'code' || name === 'field' || value === undefined) continue;
    if (name === 'amount') values[name] = formatMoney(money(value), toCurrency(settings));
    else if (name === 'at') values[name] = dateText(Number(value), settings);
    // A problem of a bundle's item names the item.
    else if (typeof value === 'object') values[name] = problemText(value, t, settings);
    else values[name] = value;
  }
  return t(problem.code, values);
}

// Creating a formatter takes longer than pricing a line; a shop has one date format.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateText(at: number, settings: Settings): string {
  const { 'shop.locale': locale, 'shop.timeZone': timeZone } = settings;
  const key = `${locale} ${timeZone}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
    dateFormats.set(key, format);
  }
  return format.format(at);
}

export function priceText(amount: Money, settings: Settings): string {
  return formatMoney(amount, toCurrency(settings));
}
