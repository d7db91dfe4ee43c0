import type { PriceStep } from '../cart/cart-line.ts';
import { multiplyMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { allowedValues } from './allowed-text.ts';
import { fieldFact } from './field-details.ts';
import { isEmpty } from './field-value.ts';
import {
  evaluateFormula,
  type FormulaResult,
  type FormulaSource,
} from './formulas/evaluate-formula.ts';
import type { Formula, ShopFact } from './formulas/formula.ts';
import { isChoice, type OptionField, type Override } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { chosenOptions, priceField } from './price-field.ts';

// The price of a filled-in form, by field and in total. Hidden fields cost nothing; a failed
// formula costs nothing and is reported to the manager. Characters a field refuses cost nothing.
// Example: a board of 32.00 engraved "Ada" at 0.80 with gift wrap at 4.50 once per line is a piece
// at 34.40 and 4.50 once.

// Steps of the form as a whole, so that all of them add up to the price.
/** The options replace the product's price. */
export const REPLACED = 'option-override';
/** A price below zero is lifted to zero: of a piece, and of what is charged once. */
export const FLOOR = 'option-floor';
export const FLOOR_ONCE = 'option-once-floor';

export interface FieldAmount {
  id: string;
  amount: Money;
  /** As displayed, tax factor included. */
  shown: Money;
  charged: boolean;
  once: boolean;
}

export interface OptionsPrice {
  fields: readonly FieldAmount[];
  /** The product alone, unit conversion applied. */
  base: Money;
  /** All charges per piece. */
  options: Money;
  /** One piece with its options. */
  unit: Money;
  /** Charged once per line. */
  once: Money;
  /** The part of one piece that no discount applies to. */
  undiscounted: Money;
  steps: readonly PriceStep[];
  /** Fields whose formula failed; `quantity` is the formula of the quantity. */
  faults: readonly string[];
}

export function priceOptions(
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  provided: OptionInput,
): OptionsPrice {
  const { form } = plan;
  const input = { ...provided, values: allowedValues(plan, provided.values) };
  const amounts = fieldAmounts(plan, visible, input);
  const base = multiplyMoney(input.product.price, input.conUnit);
  let options = 0;
  let once = 0;
  let undiscounted = 0;
  const fields: FieldAmount[] = [];
  const steps: PriceStep[] = [];
  const faults: string[] = [];
  for (const field of plan.fields) {
    const { price } = field;
    const found = amounts(field.id);
    if (!price || !found) continue;
    if (found.faulty) faults.push(field.id);
    const { amount } = found;
    const isOnce = price.isFee || form.asFee;
    const charged = !price.isShowPrice;
    fields.push({
      id: field.id,
      amount,
      shown: multiplyMoney(amount, price.taxpu),
      charged,
      once: isOnce,
    });
    if (!charged || amount === 0) continue;
    if (isOnce) once += amount;
    else options += amount;
    if (!isOnce && price.excludeFromDiscount) undiscounted += amount;
    steps.push({ code: isOnce ? 'option-once' : 'option', subject: field.id, amount });
  }
  const unit = together(form.override, base, money(options));
  const piece = getPiece(form.override, base, money(options));
  const rest: [code: string, amount: number][] = [
    [REPLACED, piece - base - options],
    [FLOOR, Math.max(0, -piece)],
    [FLOOR_ONCE, Math.max(0, -once)],
  ];
  for (const [code, amount] of rest) {
    if (amount !== 0) steps.push({ code, subject: '', amount: money(amount) });
  }
  return {
    fields,
    base,
    options: money(options),
    unit,
    once: money(Math.max(0, once)),
    undiscounted: money(Math.min(unit, Math.max(0, undiscounted))),
    steps,
    faults,
  };
}

/** The sum; it is never negative. */
export function together(override: Override, base: Money, options: Money): Money {
  return money(Math.max(0, getPiece(override, base, options)));
}

function getPiece(override: Override, base: Money, options: Money): number {
  return {
    none: base + options,
    higher: Math.max(base, options),
    above_zero: options > 0 ? options : base,
    fully: options,
  }[override];
}

interface Found {
  amount: Money;
  faulty: boolean;
}

/** Each field is priced once, on first use; a self-reference is 0. */
function fieldAmounts(plan: OptionsPlan, visible: ReadonlySet<string>, input: OptionInput) {
  const known = new Map<string, Found>();
  const getAmount = (id: string): Found | null => {
    const field = plan.byId.get(id);
    if (!field || !visible.has(id)) return null;
    const before = known.get(id);
    if (before) return before;
    known.set(id, { amount: money(0), faulty: false });
    const evaluate = (optionPrice: number): FormulaResult =>
      field.price?.formula
        ? evaluateFormula(
            field.price.formula,
            formulaSource(plan, visible, input, { field, optionPrice, priceOf: getPrice }),
          )
        : { ok: true, value: 0 };
    const found = priceField(field, input.values[id], input, evaluate);
    known.set(id, found);
    return found;
  };
  const getPrice = (id: string) => getAmount(id)?.amount ?? money(0);
  return getAmount;
}

interface Asking {
  /** Null for a formula of the whole form. */
  field: OptionField | null;
  optionPrice: number;
  priceOf(id: string): Money;
}

/** Resolves the names of this form's formulas. */
export function formulaSource(
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  input: OptionInput,
  { field: priced, optionPrice, priceOf: getPrice }: Asking,
): FormulaSource {
  const unit = 10 ** input.decimals;
  const variables: Record<ShopFact, () => number> = {
    product_price: () => multiplyMoney(input.product.price, input.conUnit) / unit,
    quantity: () => input.quantity,
    'today.days': () => Math.floor(input.today / 86_400),
    'today.seconds': () => input.today,
  };
  return {
    own: (part) => {
      if (!priced) return 0;
      return part === 'option_price' ? optionPrice : fieldFact(input.values[priced.id], part);
    },
    field: (id, part) => {
      const field = plan.byId.get(id);
      if (!field || !visible.has(id)) return 0;
      if (part === 'price') return getPrice(id) / unit;
      if (part === 'option_price') return chosenPrices(field, input) / unit;
      return fieldFact(input.values[id], part);
    },
    fact: (name) => variables[name](),
    customField: (name) => input.product.customFields[name] ?? 0,
  };
}

/** The sum of the options' numeric values of a field. */
function chosenPrices(field: OptionField, input: OptionInput): number {
  const value = input.values[field.id];
  if (value === undefined || isEmpty(value)) return 0;
  if (!isChoice(field)) return field.price?.amount ?? 0;
  return chosenOptions(field, value).reduce(
    (sum, { option }) => sum + (option.price ?? field.price?.amount ?? 0),
    0,
  );
}

/** A formula of the form as a whole, such as the one of the quantity. */
export function formFormula(
  formula: Formula,
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  provided: OptionInput,
): FormulaResult {
  const input = { ...provided, values: allowedValues(plan, provided.values) };
  const getAmount = fieldAmounts(plan, visible, input);
  const getPrice = (id: string) => getAmount(id)?.amount ?? money(0);
  return evaluateFormula(
    formula,
    formulaSource(plan, visible, input, { field: null, optionPrice: 0, priceOf: getPrice }),
  );
}
