import { multiplyMoney, roundMoney, toPercent } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { countCharacters } from './characters.ts';
import { namedProduct } from './distinct-values.ts';
import { type FieldValue, isEmpty, isRecordValue, numberIn, toTexts } from './field-value.ts';
import type { FormulaResult } from './formulas/evaluate-formula.ts';
import {
  type ChoiceField,
  type FieldOption,
  type FieldPrice,
  isChoice,
  type OptionField,
} from './option-form.ts';
import type { OptionInput } from './option-input.ts';

// The price of one field's value, for one piece.
// Example: "Ada & Bo" at 0.80 a character, spaces not counted, is 4.80.

/** A formula with the price of the chosen option, in the currency's major units. */
export type Evaluate = (optionPrice: number) => FormulaResult;

/** Above any real price, and sums of hundreds of them are still exact. */
const MAX_COUNT = 1e12;

export function priceField(
  field: OptionField,
  value: FieldValue | undefined,
  input: OptionInput,
  evaluate: Evaluate,
): { amount: Money; faulty: boolean } {
  const { price } = field;
  if (!price || value === undefined || isEmpty(value)) return { amount: money(0), faulty: false };
  let sum = 0;
  let faulty = false;
  for (const part of partsIn(field, value, price, input)) {
    const priced = pricePart(price, part, input, evaluate);
    if (priced === null) faulty = true;
    else sum += priced * (part.pieces ?? 1);
  }
  return Math.abs(sum) > MAX_COUNT
    ? { amount: money(0), faulty: true }
    : { amount: money(sum), faulty };
}

interface Part {
  text: string;
  amount: number;
  number: number | null;
  /** How often it is charged; once by default. */
  pieces?: number;
  /** Price of a product sold at its own price. */
  productPrice?: Money;
}

function partsIn(
  field: OptionField,
  value: FieldValue,
  price: FieldPrice,
  { groupProducts }: OptionInput,
): Part[] {
  if (isChoice(field)) return chosenParts(field, value, price);
  if (field.type === 'productGroup') return groupParts(field, value, price, groupProducts);
  return [{ text: toTexts(value).join(''), amount: price.amount, number: numberIn(value) }];
}

/** Null where a formula failed or the amount exceeds the limit. */
function pricePart(
  price: FieldPrice,
  { text, amount, number, productPrice: unitPrice }: Part,
  { product, conUnit, decimals }: OptionInput,
  evaluate: Evaluate,
): Money | null {
  switch (price.pricingType) {
    case 'fixed':
      return bounded(amount);
    case 'per_car':
      return bounded(amount * countCharacters(text, price.excluded));
    case 'multiply':
      return bounded(Math.max(0, amount * (number ?? 1)));
    case 'percentage':
      // Of products at their own prices it is a percentage of those.
      return unitPrice === undefined
        ? toPercent(multiplyMoney(product.price, conUnit), amount)
        : toPercent(unitPrice, price.amount);
    case 'custom': {
      const result = evaluate(amount / 10 ** decimals);
      return result.ok ? bounded(result.value * 10 ** decimals) : null;
    }
  }
}

function bounded(value: number): Money | null {
  return Math.abs(value) <= MAX_COUNT ? roundMoney(value) : null;
}

function chosenParts(field: ChoiceField, value: FieldValue, price: FieldPrice): Part[] {
  return chosenOptions(field, value).map(({ text, option }) => {
    return { text, amount: option.price ?? price.amount, number: numberIn(text) };
  });
}

/** The chosen options, each once, with the first text that names it. */
export function chosenOptions(
  field: ChoiceField,
  value: FieldValue,
): { text: string; option: FieldOption }[] {
  const chosen = new Map<FieldOption, string>();
  for (const text of toTexts(value)) {
    const option = chosenOption(field, text);
    if (option && !chosen.has(option)) chosen.set(option, text);
  }
  return [...chosen].map(([option, text]) => ({ text, option }));
}

/** The option of a chosen value; one with its own text is found by its prefix. */
export function chosenOption(field: ChoiceField, choice: string) {
  return (
    field.options.find((option) => !option.other && option.value === choice) ??
    field.options.find((option) => option.other && choice.startsWith('other:'))
  );
}

/** Each chosen product per piece: { "12": 2 } at 3.00 is twice 3.00. */
function groupParts(
  field: Extract<OptionField, { type: 'productGroup' }>,
  value: FieldValue,
  price: FieldPrice,
  products: OptionInput['groupProducts'],
): Part[] {
  if (!isRecordValue(value)) return [];
  return Object.entries(value).flatMap(([id, pieces]): Part[] => {
    const product = namedProduct(id, products);
    if (!product || typeof pieces !== 'number' || !field.productIds.includes(product.id)) return [];
    const { name: text, price: unitPrice } = product;
    return field.ownPrices
      ? [{ text, amount: unitPrice, number: null, pieces, productPrice: unitPrice }]
      : [{ text, amount: price.amount, number: null, pieces }];
  });
}
