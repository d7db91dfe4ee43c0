import { multiplyMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { FormState } from './evaluate-form.ts';
import type { OpenPrice } from './open-price.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { together } from './price-options.ts';

// The price at the head of a product with options: of one piece as it is filled in now, so that it is
// the one that is charged. Example: a board of 32.00 with twelve letters at 0.80 is 41.60.

export interface PriceSpan {
  min: Money;
  max: Money;
  regularMin: Money;
  regularMax: Money;
}

export function headPrice<Price extends PriceSpan>(
  { form }: OptionsPlan,
  { price: { options } }: Pick<FormState, 'price'>,
  open: OpenPrice | null,
  { conUnit }: Pick<OptionInput, 'conUnit'>,
  price: Price,
): Price {
  const amount = (productPrice: Money): Money => {
    const base = multiplyMoney(productPrice, conUnit);
    return open ? base : together(form.override, base, options);
  };
  const { min, max, regularMin, regularMax } = price;
  return {
    ...price,
    min: amount(min),
    max: amount(max),
    regularMin: amount(regularMin),
    regularMax: amount(regularMax),
  };
}
