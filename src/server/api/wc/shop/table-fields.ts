import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import type { ShippingMethod } from '#rules/shipping/shipping.ts';
import { MAX_TABLE_ROWS, type TableRow } from '#rules/shipping/table-row.ts';
import {
  type RowProblem,
  readTableRow,
  type TableRowText,
  tableRowText,
} from '#rules/shipping/table-text.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { rateTable } from '#wire/vitrine/shipping-zones.ts';
import { Refusal } from '../../rest/codec.ts';
import { type MethodField, noValue } from './method-field.ts';
import { settingField } from './setting-field.ts';

// The fields of a table of costs: its rows are one text of JSON, with the numbers as they are typed.

type TableRate = Extract<ShippingMethod, { kind: 'table_rate' }>;

const CALCULATION = {
  first: 'The first row that fits',
  sum: 'All rows that fit, added up',
} as const;
const MAX_AMOUNT = 1_000_000_000_000;

const PROBLEMS: Readonly<Record<RowProblem['code'], string>> = {
  number: 'is not a number of 0 or more with up to three decimals',
  amount: 'is not an amount of 0 or more',
  percent: 'is not a percentage from 0 to 1000',
  backwards: 'is below from',
};

/** As they are typed, for a person to read. */
export function rowTexts({ rows }: TableRate, settings: Settings): TableRowText[] {
  const { decimals } = toCurrency(settings);
  return rows.map((row) => tableRowText(row, decimals));
}

export function tableFields(method: TableRate, settings: Settings): MethodField[] {
  const { decimals } = toCurrency(settings);
  const rows = JSON.stringify(rowTexts(method, settings));
  const { calculation, freeFrom } = method;
  const free = freeFrom === null ? '' : getDecimal(freeFrom, decimals);
  return [
    {
      form: settingField('calculation', 'Charged', 'select', calculation, 'first', CALCULATION),
      change(value) {
        const isKnown = value === 'first' || value === 'sum';
        return isKnown ? { ...method, calculation: value } : noValue;
      },
    },
    {
      form: settingField('free_from', 'Free from an order of', 'price', free, ''),
      change(value) {
        if (value === '') return { ...method, freeFrom: null };
        const amount = parseDecimal(value, decimals);
        const isAmount = amount !== null && amount > 0 && amount <= MAX_AMOUNT;
        return isAmount ? { ...method, freeFrom: amount } : noValue;
      },
    },
    {
      form: settingField('rows', 'Rows', 'textarea', rows, '[]'),
      change(value) {
        const read = readRows(value, decimals);
        return read instanceof Refusal ? read : { ...method, rows: read };
      },
    },
  ];
}

function readRows(value: string, decimals: number): TableRow[] | Refusal {
  const parsed = rateTable.safeParse(parseJson(value));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') ?? '';
    return new Refusal(`is not a list of up to ${MAX_TABLE_ROWS} rows as JSON ${at}`.trim());
  }
  const rows: TableRow[] = [];
  for (const [index, row] of parsed.data.entries()) {
    const read = readTableRow(row, decimals);
    if (!read.ok) {
      const said = read.problems.map(({ field, code }) => `${field} ${PROBLEMS[code]}`);
      return new Refusal(`row ${index + 1}: ${said.join(', ')}`);
    }
    rows.push(read.row);
  }
  return rows;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value || '[]');
  } catch {
    return null;
  }
}
