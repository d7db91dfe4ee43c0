import { money } from '../../money/money.ts';
import type { Condition, Join, Operator, VisibilityRule } from '../formulas/condition.ts';
import type { Formula } from '../formulas/formula.ts';
import type {
  ChoiceField,
  FieldOption,
  FieldPrice,
  NumberField,
  OptionField,
  OptionForm,
  TextField,
  TextRules,
} from '../option-form.ts';
import type { OptionInput } from '../option-input.ts';
import { type OptionsPlan, planOptions } from '../options-plan.ts';

// Sample forms for tests, with minimal defaults.

const BASE = {
  label: [],
  help: [],
  tooltip: '',
  columns: 12,
  required: false,
  rule: null,
  price: null,
  fallback: '',
  tracked: false,
  showIn: { cart: true, checkout: true, order: true, mail: true },
  messages: {},
} as const;

const RULES: TextRules = {
  minLength: null,
  maxLength: null,
  allowed: '',
  pattern: '',
  countLeft: false,
  placeholder: '',
};

export function samplePrice(overrides: Partial<FieldPrice> = {}): FieldPrice {
  return {
    pricingType: 'fixed',
    amount: 0,
    formula: null,
    excluded: null,
    isFee: false,
    isShowPrice: false,
    excludeFromDiscount: false,
    taxpu: 1,
    ...overrides,
  };
}

export function sampleText(
  id: string,
  overrides: Partial<Omit<TextField, 'rules'>> & { rules?: Partial<TextRules> } = {},
): TextField {
  const rules = { ...RULES, ...overrides.rules };
  return { ...BASE, id, type: 'text', preview: null, ...overrides, rules };
}

export function sampleNumber(
  id: string,
  overrides: Partial<Omit<NumberField, 'rules'>> & { rules?: Partial<TextRules> } = {},
): NumberField {
  const rules = { ...RULES, ...overrides.rules };
  return { ...BASE, id, type: 'number', min: null, max: null, step: null, ...overrides, rules };
}

export function sampleOption(value: string, overrides: Partial<FieldOption> = {}): FieldOption {
  return {
    value,
    label: value,
    price: null,
    image: '',
    color: '',
    selected: false,
    other: false,
    ...overrides,
  };
}

export function sampleChoice(id: string, overrides: Partial<ChoiceField> = {}): ChoiceField {
  const type = overrides.type ?? 'radio-group';
  return {
    ...BASE,
    id,
    type,
    multiple: type === 'checkbox-group',
    min: null,
    max: null,
    options: [],
    swapPicture: false,
    ...overrides,
  };
}

/** Visible when the field has this value. */
export function showWhen(
  id: string,
  operator: Operator,
  value: Condition['value'] = '',
  action: VisibilityRule['action'] = 'show',
): VisibilityRule {
  const subject = { kind: 'field', id } as const;
  return joined(action, 'and', [{ subject, operator, value }]);
}

export function joined(
  action: VisibilityRule['action'],
  join: Join,
  conditions: readonly Condition[],
): VisibilityRule {
  return { action, join: 'and', groups: [{ join, conditions }] };
}

export function sampleForm(
  fields: readonly OptionField[],
  overrides: Partial<OptionForm> = {},
): OptionForm {
  const sections = [{ id: 'main', title: '', rule: null, fields }];
  return { sections, override: 'none', asFee: false, quantity: null, ...overrides };
}

export function samplePlan(
  fields: readonly OptionField[],
  overrides: Partial<OptionForm> = {},
): OptionsPlan {
  return planOptions(sampleForm(fields, overrides));
}

export function sampleInput(
  values: OptionInput['values'],
  overrides: Partial<Omit<OptionInput, 'product'>> & { price?: number } = {},
): OptionInput {
  const { price = 3200, ...rest } = overrides;
  return {
    values,
    quantity: 1,
    product: {
      id: 7,
      price: money(price),
      stockStatus: 'instock',
      stockQuantity: 12,
      attributes: {},
      customFields: {},
    },
    groupProducts: new Map(),
    today: 1_777_600_800,
    decimals: 2,
    conUnit: 1,
    ...rest,
  };
}

/** Formulas written by hand, for tests: times(value('width'), 38). */
export const num = (value: number): Formula => ({ kind: 'number', value });
export const valueOfField = (id: string): Formula => ({ kind: 'field', id, part: 'value' });
export const times = (left: Formula, right: Formula): Formula => ({
  kind: 'binary',
  sign: '*',
  left,
  right,
});
