import { normaliseCode } from '../coupons/normalise-code.ts';
import { getDecimal, parseDecimal } from '../money/decimal.ts';
import { type Money, money } from '../money/money.ts';
import { isQuantity } from '../quantities/quantity.ts';
import { ANY_COUPON, type RowMeasure, type TableRow } from './table-row.ts';

// A row as it is typed and sent: every number as a text, in major units of the currency.
// Example: { by: 'price', from: '', to: '49.99', cost: '4.50', … } is to: 4999 and cost: 450.

export interface TableRowText {
  by: RowMeasure;
  from: string;
  to: string;
  class: string;
  coupon: string;
  cost: string;
  per_piece: string;
  per_weight: string;
  percent: string;
  surcharge: boolean;
}

export type RowField = keyof TableRowText;
export type RowProblem = {
  field: RowField;
  code: 'number' | 'amount' | 'percent' | 'backwards';
};

export const EMPTY_ROW: TableRowText = {
  by: '',
  from: '',
  to: '',
  class: '',
  coupon: '',
  cost: '',
  per_piece: '',
  per_weight: '',
  percent: '',
  surcharge: false,
};

const MAX_AMOUNT = 1_000_000_000_000;
const MAX_PERCENT = 100_000;

export type ReadRow = { ok: true; row: TableRow } | { ok: false; problems: RowProblem[] };

/** An empty number is 0, an empty end is open. */
export function readTableRow(text: TableRowText, decimals: number): ReadRow {
  const problems: RowProblem[] = [];
  const amount = (field: 'cost' | 'per_piece' | 'per_weight'): Money => {
    const value = parseDecimal(text[field].trim() || '0', decimals);
    if (value !== null && value >= 0 && value <= MAX_AMOUNT) return value;
    problems.push({ field, code: 'amount' });
    return money(0);
  };
  const end = (field: 'from' | 'to'): number | null => {
    if (text.by === '' || text[field].trim() === '') return null;
    const value = readSize(text.by, text[field], decimals);
    if (value === null) problems.push({ field, code: 'number' });
    return value;
  };
  const [from, to] = [end('from'), end('to')];
  if (from !== null && to !== null && from > to) problems.push({ field: 'to', code: 'backwards' });
  const percent = parseDecimal(text.percent.trim() || '0', 2);
  const isPercent = percent !== null && percent >= 0 && percent <= MAX_PERCENT;
  if (!isPercent) problems.push({ field: 'percent', code: 'percent' });
  const coupon = text.coupon.trim();
  const row = {
    by: text.by,
    from,
    to,
    shippingClass: text.class,
    coupon: coupon === ANY_COUPON ? coupon : normaliseCode(coupon),
    cost: amount('cost'),
    perPiece: amount('per_piece'),
    perWeight: amount('per_weight'),
    percent: isPercent ? percent : 0,
    surcharge: text.surcharge,
  };
  return problems.length === 0 ? { ok: true, row } : { ok: false, problems };
}

function readSize(by: Exclude<RowMeasure, ''>, text: string, decimals: number): number | null {
  if (by === 'price') {
    const price = parseDecimal(text, decimals);
    return price !== null && price >= 0 && price <= MAX_AMOUNT ? price : null;
  }
  const size = /^\d{1,9}(\.\d{1,3})?$/.test(text.trim()) ? Number(text) : null;
  return size !== null && isQuantity(size) ? size : null;
}

export function tableRowText(row: TableRow, decimals: number): TableRowText {
  const amount = (value: Money) => (value === 0 ? '' : getDecimal(value, decimals));
  return {
    by: row.by,
    from: sizeText(row.by, row.from, decimals),
    to: sizeText(row.by, row.to, decimals),
    class: row.shippingClass,
    coupon: row.coupon,
    cost: getDecimal(row.cost, decimals),
    per_piece: amount(row.perPiece),
    per_weight: amount(row.perWeight),
    percent: row.percent === 0 ? '' : String(row.percent / 100),
    surcharge: row.surcharge,
  };
}

/** An end of a row in words, without its unit; '' where it is open. */
export function sizeText(by: RowMeasure, size: number | null, decimals: number): string {
  if (size === null) return '';
  return by === 'price' ? getDecimal(money(size), decimals) : String(size);
}
