import { expect, test } from 'vitest';
import { type ImportCells, readImportRow } from './import-row.ts';

const row: ImportCells = { product_id: '12', rating: '5', text: 'Lovely.', reviewer: 'Ada' };

test('a row without a status waits, and one of our own export comes back as it was', () => {
  expect(readImportRow(row)).toMatchObject({ ok: true, review: { status: 'held', at: null } });
  const fullRow = {
    ...row,
    sku: 'TRAY',
    title: ' Warm ',
    reviewer_email: 'Ada@Example.com',
    status: 'approved',
    date: '2026-11-01T10:00:00.000Z',
  };
  expect(readImportRow(fullRow)).toEqual({
    ok: true,
    review: {
      productId: 12,
      sku: 'TRAY',
      rating: 5,
      title: 'Warm',
      text: 'Lovely.',
      author: 'Ada',
      email: 'ada@example.com',
      status: 'approved',
      at: Date.UTC(2026, 10, 1, 10),
    },
  });
});

test.each<[ImportCells, string]>([
  [{ ...row, product_id: '' }, 'product'],
  [{ ...row, product_id: '-3' }, 'product'],
  [{ ...row, rating: '7' }, 'rating'],
  [{ ...row, rating: '' }, 'rating'],
  [{ ...row, text: ' ' }, 'text'],
  [{ ...row, text: 'x'.repeat(20_001) }, 'text'],
  [{ ...row, reviewer: '' }, 'reviewer'],
  [{ ...row, reviewer_email: 'ada' }, 'email'],
  [{ ...row, status: 'trash' }, 'status'],
  [{ ...row, date: 'soon' }, 'date'],
])('refuses %o by its column', (cells, problem) => {
  expect(readImportRow(cells)).toEqual({ ok: false, problems: [problem] });
});

test('an article number names the product too', () => {
  expect(readImportRow({ ...row, product_id: '', sku: 'TRAY' }).ok).toBe(true);
});
