import { expect, test } from 'vitest';
import { readImportRow } from '#rules/reviews/import-row.ts';
import { reviewsCsv } from './review-csv.ts';

test('what is exported can be imported again', () => {
  const csv = reviewsCsv([
    {
      id: 4,
      product_id: 12,
      product_name: 'Tray',
      status: 'approved',
      featured: false,
      rating: 5,
      title: '',
      text: 'Lovely.',
      reviewer: 'Ada',
      reviewer_email: '',
      verified: true,
      votes: { up: 0, down: 0 },
      date_created: '2026-11-01T10:00:00.000Z',
      date_edited: null,
      files: [],
      replies: [],
    },
  ]);
  const [head = [], cells = []] = csv.split('\r\n').map((line) => line.split(','));
  const row = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
  expect(readImportRow(row)).toMatchObject({
    ok: true,
    review: { productId: 12, status: 'approved', at: Date.UTC(2026, 10, 1, 10) },
  });
});
