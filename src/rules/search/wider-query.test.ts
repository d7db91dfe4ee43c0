import { describe, expect, test } from 'vitest';
import { parseSearch, type SearchQuery } from './search-query.ts';
import { synonymBook } from './synonyms.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { isInBook, joinedTerms, widerQuery, withoutSmallWords } from './wider-query.ts';

const parse = (text: string): SearchQuery => parseSearch(text) ?? { terms: [] };
const BOOK = synonymBook([
  ['gift card', 'voucher'],
  ['blue', 'navy'],
]);

function stems(text: string, known: readonly string[]): string[][] {
  const query = parse(text);
  const joined = joinedTerms(query).filter(
    (one) => isInBook(one, BOOK) || known.includes(one.term.typed),
  );
  return widerQuery(query, joined, BOOK).terms.map((term) => [...term.stems]);
}

describe('a wider search', () => {
  test.each([
    ['table cloth', ['tablecloth'], [['tablecloth']]],
    ['navy table cloth', ['tablecloth'], [['navy', 'blue'], ['tablecloth']]],
    ['table cloth', [], [['tabl'], ['cloth']]],
    ['bees wax candle', ['beeswax', 'waxcandle'], [['beeswax'], ['candl']]],
    ['gift card', [], [['giftcard', 'voucher']]],
    ['voucher', [], [['voucher', 'giftcard']]],
    ['table 12', ['table12'], [['tabl'], ['12']]],
  ])('%j, of words the catalogue has as %j, is %j', (text, known, expected) => {
    expect(stems(text, known)).toEqual(expected);
  });

  test('is the search itself where there is nothing to add', () => {
    const query = parse('oak tray');
    expect(widerQuery(query, [], BOOK)).toBe(query);
  });

  test('has two words as the beginning of one, if the second was being typed', () => {
    const [joined] = joinedTerms(parse('table clo'));
    expect(joined?.term).toMatchObject({ typed: 'tableclo', prefix: 'tableclo' });
    expect(joinedTerms(parse('table cloth big'))[0]?.term.prefix).toBeNull();
  });
});

test.each([
  ['presents for gardeners', ['presents', 'gardeners']],
  ['for the', ['for', 'the']],
  ['oak tray', ['oak', 'tray']],
])('without small words %j is %j', (text, expected) => {
  expect(withoutSmallWords(parse(text)).terms.map(({ typed }) => typed)).toEqual(expected);
});

test.each([
  ['becher', 'mug'],
  ['navy', 'blue'],
  ['lightblu', 'blue'],
  ['housewarm', 'newhom'],
  ['present', 'gift'],
  ['serviett', 'napkin'],
  ['refund', 'return'],
])('the words of the trade have for %j also %j', (stem, expected) => {
  expect(synonymBook(TRADE_WORDS).sameAs(stem)).toContain(expected);
});
