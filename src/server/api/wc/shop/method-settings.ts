import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { parseFormula } from '#rules/shipping/parse-cost.ts';
import type { ShippingMethod } from '#rules/shipping/shipping.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { methodInput, SettingField, ShippingMethodItem } from '#wire/wc/shipping.ts';
import type { PartialOf } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { settingField } from './setting-field.ts';

// A shipping method as programs see it: its options are a form of named fields with texts in them.

type Kind = ShippingMethod['kind'];
type Classes = ReadonlyMap<string, number>;

const SHARED = { instanceId: 0, enabled: true, position: 0, taxable: true };

export const METHOD_KINDS: Readonly<
  Record<Kind, { title: string; description: string; plain: ShippingMethod }>
> = {
  flat_rate: {
    title: 'Flat rate',
    description: 'Charges a fixed rate for shipping.',
    plain: {
      ...SHARED,
      title: 'Flat rate',
      kind: 'flat_rate',
      cost: '0',
      classCosts: {},
      noClassCost: '',
      calculation: 'per_class',
    },
  },
  free_shipping: {
    title: 'Free shipping',
    description: 'Ships for nothing, from an amount on or with a coupon.',
    plain: {
      ...SHARED,
      title: 'Free shipping',
      kind: 'free_shipping',
      requires: '',
      minAmount: money(0),
      ignoreDiscounts: false,
    },
  },
  local_pickup: {
    title: 'Local pickup',
    description: 'Customers collect their orders themselves.',
    plain: { ...SHARED, title: 'Local pickup', kind: 'local_pickup', cost: '0' },
  },
};

const TAX_STATUS = { taxable: 'Taxable', none: 'None' };
const REQUIRES = {
  '': 'No requirement',
  coupon: 'A coupon for free shipping',
  min_amount: 'A minimum order amount',
  either: 'A minimum order amount or a coupon',
  both: 'A minimum order amount and a coupon',
};
const CALCULATION = { class: 'Per class', order: 'Per order' };
const yes = (value: boolean) => (value ? 'yes' : 'no');

function getForm(method: ShippingMethod, settings: Settings, classes: Classes): SettingField[] {
  const title = settingField(
    'title',
    'Name',
    'text',
    method.title,
    METHOD_KINDS[method.kind].title,
  );
  const tax = settingField(
    'tax_status',
    'Tax status',
    'select',
    method.taxable ? 'taxable' : 'none',
    'taxable',
    TAX_STATUS,
  );
  const costField = (cost: string) => settingField('cost', 'Cost', 'text', cost, '');
  switch (method.kind) {
    case 'local_pickup':
      return [title, tax, costField(method.cost)];
    case 'free_shipping': {
      const least = getDecimal(method.minAmount, toCurrency(settings).decimals);
      return [
        title,
        settingField('requires', 'Requires', 'select', method.requires, '', REQUIRES),
        settingField('min_amount', 'Minimum order amount', 'price', least, '0'),
        settingField(
          'ignore_discounts',
          'Before coupons',
          'checkbox',
          yes(method.ignoreDiscounts),
          'no',
        ),
      ];
    }
    case 'flat_rate': {
      const costs = [...classes].map(([slug, id]) =>
        settingField(
          `class_cost_${id}`,
          `"${slug}" cost`,
          'text',
          method.classCosts[slug] ?? '',
          '',
        ),
      );
      const calculation = method.calculation === 'per_order' ? 'order' : 'class';
      const byClass = [
        ...costs,
        settingField('no_class_cost', 'No class cost', 'text', method.noClassCost, ''),
        settingField('type', 'Calculation', 'select', calculation, 'class', CALCULATION),
      ];
      return [title, tax, costField(method.cost), ...(classes.size > 0 ? byClass : [])];
    }
  }
}

export function methodItem(
  method: ShippingMethod,
  settings: Settings,
  classes: Classes,
): ShippingMethodItem {
  const { title, description } = METHOD_KINDS[method.kind];
  const form = getForm(method, settings, classes);
  return {
    id: method.instanceId,
    instance_id: method.instanceId,
    title: method.title,
    order: method.position + 1,
    enabled: method.enabled,
    method_id: method.kind,
    method_title: title,
    method_description: `<p>${description}</p>\n`,
    settings: Object.fromEntries(form.map((field) => [field.id, field])),
  };
}

/** What the manager's log says of a method: its kind and values, without what describes the form. */
export function methodDetails(method: ShippingMethod, settings: Settings, classes: Classes) {
  const form = getForm(method, settings, classes);
  return {
    ...Object.fromEntries(form.map(({ id, value }) => [id, value])),
    kind: METHOD_KINDS[method.kind].title,
    enabled: method.enabled,
    order: method.position + 1,
  };
}

export type Changed = { ok: true; method: ShippingMethod } | { ok: false; error: RestError };

const MAX_TITLE_LENGTH = 80;
const MAX_COST = 200;

const NO_FORMULA = 'is not an amount or a formula such as 5 + 2 * [qty]';

function wrong(name: string, reason = 'is not a value it can have'): Changed {
  return { ok: false, error: invalidParams({ [`settings[${name}]`]: reason }) };
}

/** Costs are formulas; one that cannot be read would ship for nothing. */
function isFormula(name: string, value: string): boolean {
  const isCost = name === 'cost' || name === 'no_class_cost' || name.startsWith('class_cost_');
  return !isCost || value === '' || parseFormula(value).ok;
}

/** Only the fields the method has are read. */
export function withSettings(
  method: ShippingMethod,
  input: PartialOf<typeof methodInput>,
  settings: Settings,
  classes: Classes,
): Changed {
  const names = new Set(getForm(method, settings, classes).map((field) => field.id));
  let changed: ShippingMethod = {
    ...method,
    enabled: input.enabled ?? method.enabled,
    position: input.order === undefined ? method.position : Math.max(0, input.order - 1),
  };
  for (const [name, text] of Object.entries(input.settings ?? {})) {
    if (!names.has(name)) continue;
    if (!isFormula(name, text)) return wrong(name, NO_FORMULA);
    const next = withField(changed, name, text, settings, classes);
    if (next === null) return wrong(name);
    changed = next;
  }
  return { ok: true, method: changed };
}

function withField(
  method: ShippingMethod,
  name: string,
  value: string,
  settings: Settings,
  classes: Classes,
): ShippingMethod | null {
  if (name === 'title') {
    return value === '' || value.length > MAX_TITLE_LENGTH ? null : { ...method, title: value };
  }
  if (name === 'tax_status') {
    return value in TAX_STATUS ? { ...method, taxable: value === 'taxable' } : null;
  }
  if (value.length > MAX_COST) return null;
  if (method.kind === 'free_shipping') return freeField(method, name, value, settings);
  if (name === 'cost') return { ...method, cost: value || '0' };
  return method.kind === 'flat_rate' ? flatField(method, name, value, classes) : null;
}

function freeField(
  method: Extract<ShippingMethod, { kind: 'free_shipping' }>,
  name: string,
  value: string,
  settings: Settings,
): ShippingMethod | null {
  if (name === 'requires') {
    const requires = (['', 'coupon', 'min_amount', 'either', 'both'] as const).find(
      (each) => each === value,
    );
    return requires === undefined ? null : { ...method, requires };
  }
  if (name === 'ignore_discounts') {
    return ['yes', 'no'].includes(value) ? { ...method, ignoreDiscounts: value === 'yes' } : null;
  }
  const amount = parseDecimal(value || '0', toCurrency(settings).decimals);
  return amount === null || amount < 0 || amount > 1_000_000_000_000
    ? null
    : { ...method, minAmount: amount };
}

function flatField(
  method: Extract<ShippingMethod, { kind: 'flat_rate' }>,
  name: string,
  value: string,
  classes: Classes,
): ShippingMethod | null {
  if (name === 'no_class_cost') return { ...method, noClassCost: value };
  if (name === 'type') {
    if (!(value in CALCULATION)) return null;
    return { ...method, calculation: value === 'order' ? 'per_order' : 'per_class' };
  }
  const [slug] = [...classes].find(([, id]) => name === `class_cost_${id}`) ?? [];
  return slug === undefined
    ? null
    : { ...method, classCosts: { ...method.classCosts, [slug]: value } };
}
