import { isKnownMoment } from '../dates/year-limits.ts';

// One row of a file of reviews, read as people and other shops write it. The columns are those of our own
// export, so that what was exported can be imported.
// Example: { product_id: '12', rating: '5', text: 'Lovely.', reviewer: 'Ada' } is a review that waits
// for approval; { rating: '7', … } is refused with ['rating'].

export const IMPORT_COLUMNS = [
  'product_id',
  'sku',
  'rating',
  'title',
  'text',
  'reviewer',
  'reviewer_email',
  'status',
  'date',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;

export interface ImportedReview {
  /** Null where the row names an article number. */
  productId: number | null;
  sku: string;
  rating: number;
  title: string;
  text: string;
  author: string;
  email: string;
  status: 'approved' | 'held';
  /** Null where the row has no date. */
  at: number | null;
}

export type ImportProblem =
  | 'product'
  | 'rating'
  | 'text'
  | 'reviewer'
  | 'email'
  | 'status'
  | 'date';

const MAX_LENGTH = { title: 200, text: 20_000, author: 100 } as const;
const STATUS = { '': 'held', hold: 'held', approved: 'approved' } as const;

export function readImportRow(
  cells: ImportCells,
): { ok: true; review: ImportedReview } | { ok: false; problems: ImportProblem[] } {
  const cell = (name: ImportColumn) => cells[name]?.trim() ?? '';
  const problems: ImportProblem[] = [];
  const productId = /^\d{1,9}$/.test(cell('product_id')) ? Number(cell('product_id')) : null;
  if (productId === null && cell('sku') === '') problems.push('product');
  const rating = /^[1-5]$/.test(cell('rating')) ? Number(cell('rating')) : 0;
  if (rating === 0) problems.push('rating');
  const [title, text, author] = [cell('title'), cell('text'), cell('reviewer')];
  if (text === '' || text.length > MAX_LENGTH.text || title.length > MAX_LENGTH.title) {
    problems.push('text');
  }
  if (author === '' || author.length > MAX_LENGTH.author) problems.push('reviewer');
  const email = cell('reviewer_email').toLowerCase();
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) problems.push('email');
  const statusText = cell('status');
  const status =
    statusText === '' || statusText === 'hold' || statusText === 'approved'
      ? STATUS[statusText]
      : null;
  if (status === null) problems.push('status');
  const at = cell('date') === '' ? null : Date.parse(cell('date'));
  if (at !== null && !isKnownMoment(at)) problems.push('date');
  if (problems.length > 0 || status === null) return { ok: false, problems };
  const sku = cell('sku');
  return { ok: true, review: { productId, sku, rating, title, text, author, email, status, at } };
}
