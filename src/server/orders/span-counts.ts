// Counts that the database keeps, in spans of 30 days: of orders by when they were placed, of customers
// by when they ordered last. A page far inside a list begins in the span that the counts of the others
// lead to.
// Example: page 2001 of 25 skips 50,000 orders; the 61 newest spans have 49,600, so the page begins
// after 400 orders of the next.

export const SPAN_MS = 30 * 24 * 60 * 60_000;

export interface Span {
  span: number;
  count: number;
}

/** Only those with something in them. */
export function getSpans(
  rows: readonly { span: number; count: number | string }[],
): readonly Span[] {
  return rows
    .map(({ span, count }) => ({ span: Number(span), count: Number(count) }))
    .filter(({ count }) => count > 0);
}

export function countFor(spans: readonly Span[]): number {
  return spans.reduce((sum, { count }) => sum + count, 0);
}

/** Moments that are not in it themselves; what is left out is open. */
export interface TimeRange {
  after?: number | undefined;
  before?: number | undefined;
}

export interface Place extends TimeRange {
  offset: number;
}

/** From where in time a page is to be read, and how many are skipped there. The oldest span is first. */
export function getPlace(spans: readonly Span[], order: 'asc' | 'desc', offset: number): Place {
  let left = offset;
  for (const { span, count } of order === 'asc' ? spans : spans.toReversed()) {
    if (left < count) {
      return order === 'asc'
        ? { offset: left, after: span * SPAN_MS - 1 }
        : { offset: left, before: (span + 1) * SPAN_MS };
    }
    left -= count;
  }
  return { offset };
}

/** The range that both have in common. */
export function bothRanges(one: TimeRange, other: TimeRange): TimeRange {
  const after = Math.max(one.after ?? -Infinity, other.after ?? -Infinity);
  const before = Math.min(one.before ?? Infinity, other.before ?? Infinity);
  return {
    after: after === -Infinity ? undefined : after,
    before: before === Infinity ? undefined : before,
  };
}

/** The spans of a range. Those at its ends are counted anew, as only a part of them is meant. */
export async function spansWithin(
  spans: readonly Span[],
  { after = -SPAN_MS, before = Number.MAX_SAFE_INTEGER }: TimeRange,
  countPart: (part: TimeRange) => Promise<number>,
): Promise<readonly Span[]> {
  const [first, last] = [Math.floor(after / SPAN_MS), Math.floor(before / SPAN_MS)];
  const counted: Span[] = [];
  for (const { span, count: total } of spans) {
    if (span < first || span > last) continue;
    const isPart = span === first || span === last;
    const part = { after: span * SPAN_MS - 1, before: (span + 1) * SPAN_MS };
    counted.push({ span, count: isPart ? await countPart(part) : total });
  }
  return counted;
}
