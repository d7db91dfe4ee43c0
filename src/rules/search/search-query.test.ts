import { describe, expect, it, test } from 'vitest';
import { correctedTerm, correctedText, parseSearch, termStems } from './search-query.ts';

const SYNONYMS = [
  ['mug', 'cup', 'beaker'],
  ['throw', 'blanket'],
];

describe('a search', () => {
  it('is begun by its last word', () => {
    expect(parseSearch('Linen tables cl')?.terms).toEqual([
      { typed: 'linen', meant: 'linen', stems: ['linen'], prefix: null },
      { typed: 'tables', meant: 'tables', stems: ['tabl'], prefix: null },
      { typed: 'cl', meant: 'cl', stems: ['cl'], prefix: 'cl' },
    ]);
    expect(parseSearch('*** "" ')).toBeNull();
  });

  it('is no longer than a person would type', () => {
    expect(parseSearch('a '.repeat(5000))?.terms).toHaveLength(8);
    expect(parseSearch('x'.repeat(10_000))?.terms[0]?.typed).toHaveLength(40);
  });

  test.each([
    ['beakers', ['beaker', 'mug', 'cup']],
    ['blank', ['blank', 'throw', 'blanket']],
    ['bl', ['bl']],
    ['bowl', ['bowl']],
  ])('for %j accepts %j', (text, stems) => {
    expect(parseSearch(text, SYNONYMS)?.terms[0]?.stems).toEqual(stems);
  });

  it('takes what was meant, with its synonyms, in place of a misspelt word', () => {
    const [term] = parseSearch('muug')?.terms ?? [];
    const corrected = term && correctedTerm(term, ['mug', 'mugs', 'muff'], SYNONYMS);
    expect(corrected).toEqual({
      typed: 'muug',
      meant: 'mug',
      stems: ['mug', 'cup', 'beaker', 'muff'],
      prefix: 'muug',
    });
    const [oak] = parseSearch('oak')?.terms ?? [];
    const query = { terms: [corrected, oak].filter((one) => one !== undefined) };
    expect([termStems(query), correctedText(query)]).toEqual([
      [['mug', 'cup', 'beaker', 'muff'], ['oak']],
      'mug oak',
    ]);
    expect(correctedText({ terms: query.terms.slice(1) })).toBe('');
    expect(term && correctedTerm(term, [], SYNONYMS)).toBe(term);
  });
});
