import { elementAt } from '#rules/lists/element-at.ts';
import type { Pagination } from '#wire/listing.ts';

interface Counted {
  page: number;
  /** The first page shown; `page` where there is only one. */
  first?: number;
  pages: number;
  total: number;
  perPage: number;
}

/**
 * The first page, the last, the current one and its neighbours: on page 6 of 12 that is
 * 1 … 5 6 7 … 12. A gap that would hide a single page shows that page instead.
 */
export function paginate(
  { page, first = page, pages, total, perPage }: Counted,
  url: (page: number) => string,
): Pagination {
  const last = Math.max(1, pages);
  const visible = new Set([1, page - 1, page, page + 1, last]);
  if (page - 3 === 1) visible.add(2);
  if (page + 3 === last) visible.add(last - 1);
  const numbers = [...visible].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return {
    page,
    pages: last,
    total,
    from: total === 0 ? 0 : (first - 1) * perPage + 1,
    to: Math.min(page * perPage, total),
    links: numbers.map((number, index) => ({
      page: number,
      url: url(number),
      gapBefore: index > 0 && number - elementAt(numbers, index - 1) > 1,
    })),
    previous: first > 1 ? url(first - 1) : null,
    next: page < last ? url(page + 1) : null,
  };
}
