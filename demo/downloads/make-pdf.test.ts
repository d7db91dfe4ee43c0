import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { recipeBook } from './recipe-book.ts';

const text = Buffer.from(makePdf(recipeBook)).toString('latin1');

test('every object is where the table says', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
  expect(text.slice(table).startsWith('xref\n')).toBe(true);
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(places).toHaveLength(3 + 2 * recipeBook.length);
  for (const [at, place] of places.entries()) {
    expect(text.slice(place).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  }
});

test('it begins as a PDF and has a page for each recipe', () => {
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text).toContain(`/Count ${recipeBook.length}`);
});

test('brackets in a text are escaped', () => {
  const page = { title: 'Soup (slow)', lines: ['a\\b'] };
  expect(Buffer.from(makePdf([page])).toString('latin1')).toContain('(Soup \\(slow\\)) Tj');
});
