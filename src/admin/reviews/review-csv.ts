import { writeCsv } from '#rules/csv/write-csv.ts';
import type { ImportColumn } from '#rules/reviews/import-row.ts';
import type { Review } from './review.ts';

type Exported = Exclude<ImportColumn, 'sku'> | 'product';

/** Reviews as a table for spreadsheets; its columns are those that can be imported again. */
export function reviewsCsv(reviews: readonly Review[]): string {
  const rows = reviews.map(
    (review): Record<Exported, string> => ({
      product_id: String(review.product_id),
      product: review.product_name,
      rating: String(review.rating),
      title: review.title,
      text: review.text,
      reviewer: review.reviewer,
      reviewer_email: review.reviewer_email,
      status: review.status,
      date: review.date_created ?? '',
    }),
  );
  const head: readonly Exported[] = [
    ...(['product_id', 'product', 'rating', 'title', 'text'] as const),
    ...(['reviewer', 'reviewer_email', 'status', 'date'] as const),
  ];
  return writeCsv([[...head], ...rows.map((row) => head.map((name) => row[name]))]);
}
