import { NO_CLASS, ROW_MEASURES, type RowMeasure, type TableRow } from './table-row.ts';

// What a manager should know of a table before it is saved: rows that never count, sizes for which
// nothing is set, where the table ends. Overlaps are no mistake: the first row counts, or both.
// Example: up to 5 kg, then from 6 to 20 kg: nothing is set from 5 to 6 kg, and nothing above 20 kg.

export interface TableAdvice {
  code: 'noPrice' | 'unreachable' | 'unknownClass' | 'gap' | 'end';
  /** The row it is about; null for the whole table. */
  row: number | null;
  by: RowMeasure;
  /** The sizes for which nothing is set, neither end included; `to` is null above the last row. */
  from: number | null;
  to: number | null;
}

type Span = readonly [number, number];

const EVERYTHING: Span = [0, Number.POSITIVE_INFINITY];

interface Table {
  rows: readonly TableRow[];
  calculation: 'first' | 'sum';
}

/** `classes` are the slugs of the shop's classes. */
export function tableAdvice(
  { rows, calculation }: Table,
  classes: readonly string[],
): TableAdvice[] {
  const about = (code: TableAdvice['code'], row: number | null): TableAdvice => {
    return { code, row, by: '', from: null, to: null };
  };
  const prices = rows.flatMap((row, index) => (row.surcharge ? [] : [{ row, index }]));
  if (prices.length === 0) return [about('noPrice', null)];
  const isKnown = ({ shippingClass: slug }: TableRow) =>
    slug === '' || slug === NO_CLASS || classes.includes(slug);
  return [
    ...rows.flatMap((row, index) => (isKnown(row) ? [] : [about('unknownClass', index)])),
    ...(calculation === 'sum' ? [] : prices).flatMap(({ row, index }, nth) => {
      const before = prices.slice(0, nth).map((each) => each.row);
      return isCovered(row, before) ? [about('unreachable', index)] : [];
    }),
    ...gaps(prices),
  ];
}

/** Whether the rows before it fit whatever this one does. */
function isCovered(row: TableRow, before: readonly TableRow[]): boolean {
  const covering = before.filter(
    ({ coupon }) => coupon === '' || coupon === row.coupon || (coupon === '*' && row.coupon !== ''),
  );
  const forAll = covering.filter(({ shippingClass }) => shippingClass === '');
  const alike = covering.filter(({ shippingClass }) => shippingClass === row.shippingClass);
  const sameMeasure = alike.filter(({ by }) => by === row.by);
  return (
    ROW_MEASURES.some((by) => covers(forAll, by, EVERYTHING) || covers(alike, by, EVERYTHING)) ||
    covers(sameMeasure, row.by, getSpan(row))
  );
}

/** Whether rows by one measure leave nothing of a span. */
function covers(rows: readonly TableRow[], by: RowMeasure, [from, to]: Span): boolean {
  const spans = rows.filter((row) => row.by === by).map(getSpan);
  return merged(spans, getStep(by)).some(([start, end]) => start <= from && to <= end);
}

interface Placed {
  row: TableRow;
  index: number;
}

/**
 * Only where one measure alone decides: rows for everything, or by another measure, may be meant for
 * what these leave out.
 */
function gaps(prices: readonly Placed[]): TableAdvice[] {
  const plain = prices.filter(({ row }) => row.coupon === '');
  const forAll = plain.filter(({ row }) => row.shippingClass === '');
  const groups = forAll.length > 0 ? [forAll] : [...byClass(plain).values()];
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { by } = first.row;
    if (by === '' || group.some(({ row }) => row.by !== by)) return [];
    return groupGaps(group, by);
  });
}

function byClass(rows: readonly Placed[]): Map<string, Placed[]> {
  return Map.groupBy(rows, ({ row }) => row.shippingClass);
}

function groupGaps(group: readonly Placed[], by: RowMeasure): TableAdvice[] {
  const step = getStep(by);
  const spans = merged(
    group.map(({ row }) => getSpan(row)),
    step,
  );
  const starting = (size: number) =>
    group.find(({ row }) => getSpan(row)[0] === size)?.index ?? null;
  const ending = (size: number) =>
    group.findLast(({ row }) => getSpan(row)[1] === size)?.index ?? null;
  const found: TableAdvice[] = [];
  let end = 0;
  for (const [start, next] of spans) {
    if (start > end + step) {
      found.push({ code: 'gap', row: starting(start), by, from: end, to: start });
    }
    end = next;
  }
  if (end !== Number.POSITIVE_INFINITY) {
    found.push({ code: 'end', row: ending(end), by, from: end, to: null });
  }
  return found;
}

function getSpan({ by, from, to }: TableRow): Span {
  return by === '' ? EVERYTHING : [from ?? 0, to ?? Number.POSITIVE_INFINITY];
}

/** Prices go by the cent and pieces by one; a weight can be anything between. */
function getStep(by: RowMeasure): number {
  return by === 'price' || by === 'pieces' ? 1 : 0;
}

/** Spans in order, those that touch or overlap as one. */
function merged(spans: readonly Span[], step: number): Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1] + step) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
