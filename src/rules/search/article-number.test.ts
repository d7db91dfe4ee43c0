import { expect, it } from 'vitest';
import { articleNumberSearch } from './article-number.ts';

it.each([
  ['SKU-777', 'sku777'],
  [' st.100/b ', 'st100b'],
  ['LT-INK', null],
  ['10-12', null],
  ['ST100', null],
  ['no. 7', null],
  ['***', null],
  ['', null],
])('%j is looked for as the article number %j', (text, word) => {
  expect(articleNumberSearch(text)?.terms.map(({ prefix }) => prefix) ?? null).toEqual(
    word === null ? null : [word],
  );
});

it('an article number is no longer than a person would type', () => {
  expect(articleNumberSearch(`a-1${'x'.repeat(10_000)}`)?.terms[0]?.typed).toHaveLength(40);
});
