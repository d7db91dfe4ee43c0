import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { parseFormula } from '#rules/shipping/parse-cost.ts';
import type { ShippingMethod } from '#rules/shipping/shipping.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { methodInput, ShippingMethodItem } from '#wire/wc/shipping.ts';
import { Refusal } from '../../rest/codec.ts';
import type { PartialOf } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { placeFields, transitField } from './delivery-fields.ts';
import { type MethodField, noValue } from './method-field.ts';
import { settingField } from './setting-field.ts';
import { rowTexts, tableFields } from './table-fields.ts';

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
    plain: { ...SHARED, title: 'Local pickup', kind: 'local_pickup', cost: '0', places: [] },
  },
  table_rate: {
    title: 'Table rate',
    description: 'Charges by rows of weight, price, number of pieces and shipping class.',
    plain: {
      ...SHARED,
      title: 'Table rate',
      kind: 'table_rate',
      rows: [],
      calculation: 'first',
      freeFrom: null,
    },
  },
};

const TAX_STATUS = { taxable: 'Taxable', none: 'None' };
const REQUIRES = {
  '': 'No requirement',
  coupon: 'A coupon for free shipping',
  min_amount: 'A minimum order amount',
  either: 'A minimum order amount or a coupon',
  both: 'A minimum order amount and a coupon',
} as const;
const CALCULATION = { class: 'Per class', order: 'Per order' };
const MAX_TITLE_LENGTH = 80;
const MAX_COST_LENGTH = 200;
const MAX_AMOUNT = 1_000_000_000_000;

const noFormula = new Refusal('is not an amount or a formula such as 5 + 2 * [qty]');

/** Costs are formulas; one that cannot be read would ship for nothing. */
function costField(
  id: string,
  label: string,
  cost: string,
  withCost: (cost: string) => ShippingMethod,
): MethodField {
  return {
    form: settingField(id, label, 'text', cost, ''),
    change(text) {
      if (text !== '' && !parseFormula(text).ok) return noFormula;
      return text.length > MAX_COST_LENGTH ? noValue : withCost(text);
    },
  };
}

function getFields(method: ShippingMethod, settings: Settings, classes: Classes): MethodField[] {
  const { title: usualTitle } = METHOD_KINDS[method.kind];
  const title: MethodField = {
    form: settingField('title', 'Name', 'text', method.title, usualTitle),
    change: (text) =>
      text === '' || text.length > MAX_TITLE_LENGTH ? noValue : { ...method, title: text },
  };
  if (method.kind === 'free_shipping') {
    return [title, ...freeFields(method, settings), transitField(method)];
  }
  const status = method.taxable ? 'taxable' : 'none';
  const tax: MethodField = {
    form: settingField('tax_status', 'Tax status', 'select', status, 'taxable', TAX_STATUS),
    change: (text) =>
      Object.hasOwn(TAX_STATUS, text) ? { ...method, taxable: text === 'taxable' } : noValue,
  };
  if (method.kind === 'table_rate') {
    return [title, tax, ...tableFields(method, settings), transitField(method)];
  }
  const cost = costField('cost', 'Cost', method.cost, (text) => ({ ...method, cost: text || '0' }));
  const more =
    method.kind === 'flat_rate'
      ? [...classFields(method, classes), transitField(method)]
      : placeFields(method, settings);
  return [title, tax, cost, ...more];
}

function freeFields(
  method: Extract<ShippingMethod, { kind: 'free_shipping' }>,
  settings: Settings,
): MethodField[] {
  const { decimals } = toCurrency(settings);
  const least = getDecimal(method.minAmount, decimals);
  const before = method.ignoreDiscounts ? 'yes' : 'no';
  return [
    {
      form: settingField('requires', 'Requires', 'select', method.requires, '', REQUIRES),
      change(text) {
        const requires = recordKeys(REQUIRES).find((each) => each === text);
        return requires === undefined ? noValue : { ...method, requires };
      },
    },
    {
      form: settingField('min_amount', 'Minimum order amount', 'price', least, '0'),
      change(text) {
        const minAmount = parseDecimal(text || '0', decimals);
        const isAmount = minAmount !== null && minAmount >= 0 && minAmount <= MAX_AMOUNT;
        return isAmount ? { ...method, minAmount } : noValue;
      },
    },
    {
      form: settingField('ignore_discounts', 'Before coupons', 'checkbox', before, 'no'),
      change: (text) =>
        ['yes', 'no'].includes(text) ? { ...method, ignoreDiscounts: text === 'yes' } : noValue,
    },
  ];
}

/** Costs by shipping class, in a shop that has some. */
function classFields(
  method: Extract<ShippingMethod, { kind: 'flat_rate' }>,
  classes: Classes,
): MethodField[] {
  if (classes.size === 0) return [];
  const { classCosts } = method;
  const calculation = method.calculation === 'per_order' ? 'order' : 'class';
  return [
    ...[...classes].map(([slug, id]) =>
      costField(`class_cost_${id}`, `"${slug}" cost`, classCosts[slug] ?? '', (cost) => ({
        ...method,
        classCosts: { ...classCosts, [slug]: cost },
      })),
    ),
    costField('no_class_cost', 'No class cost', method.noClassCost, (noClassCost) => ({
      ...method,
      noClassCost,
    })),
    {
      form: settingField('type', 'Calculation', 'select', calculation, 'class', CALCULATION),
      change: (text) =>
        Object.hasOwn(CALCULATION, text)
          ? { ...method, calculation: text === 'order' ? 'per_order' : 'per_class' }
          : noValue,
    },
  ];
}

export function methodItem(
  method: ShippingMethod,
  settings: Settings,
  classes: Classes,
): ShippingMethodItem {
  const { title, description } = METHOD_KINDS[method.kind];
  const fields = getFields(method, settings, classes);
  return {
    id: method.instanceId,
    instance_id: method.instanceId,
    title: method.title,
    order: method.position + 1,
    enabled: method.enabled,
    method_id: method.kind,
    method_title: title,
    method_description: `<p>${description}</p>\n`,
    settings: Object.fromEntries(fields.map(({ form }) => [form.id, form])),
  };
}

/** As WooCommerce has it: days on the way are named where the method has some, and may be sent. */
export function wcMethodItem(
  method: ShippingMethod,
  settings: Settings,
  classes: Classes,
): ShippingMethodItem {
  const item = methodItem(method, settings, classes);
  if (method.transitDays) return item;
  const { transit_days: _, ...known } = item.settings;
  return { ...item, settings: known };
}

/** What the manager's log says of a method: its kind and values, without what describes the form. */
export function methodDetails(method: ShippingMethod, settings: Settings, classes: Classes) {
  const fields = getFields(method, settings, classes);
  return {
    ...Object.fromEntries(fields.map(({ form }) => [form.id, form.value])),
    ...(method.kind === 'table_rate' && { rows: rowTexts(method, settings) }),
    kind: METHOD_KINDS[method.kind].title,
    enabled: method.enabled,
    order: method.position + 1,
  };
}

export type Changed = { ok: true; method: ShippingMethod } | { ok: false; error: RestError };

/** Only the fields the method has are read. */
export function withSettings(
  method: ShippingMethod,
  input: PartialOf<typeof methodInput>,
  settings: Settings,
  classes: Classes,
): Changed {
  const moved = {
    ...method,
    position: input.order === undefined ? method.position : Math.max(0, input.order - 1),
  };
  const changed = changeSettings(moved, input, settings, classes);
  if (changed.ok) return changed;
  const { field, problem } = changed;
  return { ok: false, error: invalidParams({ [`settings[${field}]`]: problem }) };
}

export type ChangedSettings =
  | { ok: true; method: ShippingMethod }
  | { ok: false; field: string; problem: string };

export function changeSettings(
  method: ShippingMethod,
  input: Pick<PartialOf<typeof methodInput>, 'enabled' | 'settings'>,
  settings: Settings,
  classes: Classes,
): ChangedSettings {
  let changed: ShippingMethod = { ...method, enabled: input.enabled ?? method.enabled };
  for (const [name, text] of Object.entries(input.settings ?? {})) {
    const field = getFields(changed, settings, classes).find(({ form }) => form.id === name);
    if (!field) continue;
    const next = field.change(text);
    if (next instanceof Refusal) return { ok: false, field: name, problem: next.message };
    changed = next;
  }
  return { ok: true, method: changed };
}
