import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { renderPapers } from './render-papers.ts';

const paper: Paper = {
  title: 'Invoice 1001',
  date: 'June 1, 2026',
  shopName: 'Hearth & Hand',
  logo: null,
  sender: ['1 Shop Lane', 'Tax number 12-3456789'],
  addresses: [{ label: 'Billed to', lines: ['Ada Łoś', 'Анна'] }],
  headings: ['Product', 'Quantity', 'Price', 'Amount'],
  lines: [
    { name: 'Oak tray', details: ['SKU: TRAY'], figures: ['2', '$48.00', '$96.00'], isPart: false },
  ],
  sums: [{ label: 'Total', amount: '$96.00', isTotal: true }],
  remarks: ['Payment: Bank transfer', 'Thank you.'],
};

async function rendered(papers: readonly Paper[]) {
  const pdf = Buffer.from(await renderPapers({ papers, size: 'A4', title: 'Invoices' }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return { pdf, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}

test('each paper begins on a page of its own', async () => {
  expect((await rendered([paper])).pages).toBe(1);
  expect((await rendered([paper, paper, paper])).pages).toBe(3);
});

test('a long order goes on on further pages', async () => {
  const lines = Array.from({ length: 60 }, () => paper.lines[0] ?? []).flat();
  const { pages } = await rendered([{ ...paper, lines }]);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(6);
});

test('nothing to send, long names and a logo are rendered', async () => {
  const create = { width: 300, height: 80, channels: 3, background: '#aa3311' } as const;
  const logo = await sharp({ create }).jpeg().toBuffer();
  const plain = { ...paper, lines: [], sums: [], remarks: [] };
  const long = 'Very long name '.repeat(40);
  expect((await rendered([plain, { ...paper, logo, title: long, shopName: long }])).pages).toBe(2);
  const { pdf } = await rendered([{ ...paper, logo }]);
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});
