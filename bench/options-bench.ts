import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { OptionForm } from '#rules/options/option-form.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { sampleInput } from '#rules/options/testing/sample-form.ts';
import type { FieldDraft } from '#wire/catalog/option-field-input.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import { getCpu } from './cpu.ts';
import type { Figure } from './report.ts';
import { size } from './size.ts';

// How long a form takes after a key stroke: 200 fields, 100 of them shown by conditions (in chains and
// in groups of three), 50 priced by formulas of which many read other prices. Everything
// the page computes is included: visible fields, prices, problems.

const FIELDS = 200;
const RUNS = size.repeat(2000);
const BUDGET_MS = 2;

type Field = FormInput['sections'][number]['fields'][number];

function rule(at: number): Pick<Field, 'rule'> {
  if (at % 2 === 0) return {};
  const asks = (id: number, operator: 'is_not_empty' | 'contains' | 'greater', value = '') => ({
    subject: { kind: 'field' as const, id: `f${id}` },
    operator,
    value,
  });
  const conditions = [
    asks(Math.max(0, at - 2), 'is_not_empty'),
    asks(Math.max(0, at - 5), 'contains', 'a'),
    asks(Math.floor(at / 4) * 2, 'greater', '10'),
  ];
  return { rule: { action: 'show', join: 'or', groups: [{ join: 'or', conditions }] } };
}

function getPrice(at: number): Pick<Field, 'price'> {
  if (at % 4 === 0) {
    // The first one has no price before it, and a price computed from itself is refused.
    const before = at === 0 ? '{product_price}' : `{field.f${at - 4}.price}`;
    const formula = `${before} / 4 + {field.f${Math.max(0, at - 8)}.value} * 0.2 + ({quantity} > 3 ? min({product_price}, 4) : {value.length})`;
    return { price: { pricingType: 'custom', formula } };
  }
  if (at % 4 === 1) {
    const excluded = { kind: 'list' as const, text: ' ' };
    return { price: { pricingType: 'per_car', amount: 20, excluded } };
  }
  return at % 4 === 2 ? { price: { pricingType: 'fixed', amount: 150 } } : {};
}

function fieldAt(at: number): Field {
  const base = { id: `f${at}`, label: `Field ${at}`, ...rule(at), ...getPrice(at) };
  const kind = at % 5;
  if (kind === 0) return { ...base, type: 'number', min: 0, max: 10_000 } as Field;
  if (kind === 1) {
    const options = ['oak', 'ash', 'elm', 'other'].map((value, index) => {
      return { value, label: value, price: index * 100, other: value === 'other' };
    });
    return { ...base, type: 'checkbox-group', multiple: true, max: 3, options } as Field;
  }
  const rules = { maxLength: 80, allowed: 'A-Za-z0-9 &.', pattern: '[^<>]*' };
  return { ...base, type: 'text', required: true, rules } as Field;
}

function largeForm(): OptionForm {
  const fields = Array.from({ length: FIELDS }, (_, at) => fieldAt(at));
  const sections = Array.from({ length: 10 }, (_, at) => ({
    id: `s${at}`,
    fields: fields.slice(at * 20, at * 20 + 20),
  }));
  const parsed = parseForm({ title: 'Large', belongsTo: { kind: 'all' }, sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.form;
}

function valueAt(type: FieldDraft['type'], at: number): FieldValue {
  if (type === 'number') return String(at + 20);
  if (type === 'checkbox-group') return at % 2 === 0 ? ['oak', 'elm'] : ['ash', 'other:beech'];
  return `Ada & Bo of house ${at}`;
}

export function optionFigures(): Figure[] {
  const plan = planOptions(largeForm());
  const values = Object.fromEntries(
    plan.fields.map(({ id, type }, at) => [id, valueAt(type, at)] as const),
  );
  const limits = { min: 1, max: null };
  const stroke = (run: number) => {
    const typed = { ...values, f2: `Ada ${'& Bo '.repeat(run % 9)}` };
    const input = sampleInput(typed, { quantity: 1 + (run % 5) });
    const state = evaluateForm(plan, input, limits);
    return checkOptions(plan, state.visible, input, { uploads: null }).length + state.price.unit;
  };
  return [
    {
      what: 'a key stroke in a form of 200 fields',
      measured: getCpu(stroke, RUNS),
      unit: 'ms CPU',
      budget: { atMost: BUDGET_MS },
      note: '100 conditions, 50 formulas',
    },
  ];
}
