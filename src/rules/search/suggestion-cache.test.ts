import { expect, test } from 'vitest';
import { createSuggestionCache } from './suggestion-cache.ts';

test('an answer is found again for the same text in the same category', () => {
  const cache = createSuggestionCache<string>();
  cache.store('mug', '', 'two mugs', false);
  expect(cache.find(' MUG ', '')).toBe('two mugs');
  expect(cache.find('mugs', '')).toBeUndefined();
  expect(cache.find('mug', 'textiles')).toBeUndefined();
});

test('what begins like a text that found nothing finds nothing', () => {
  const cache = createSuggestionCache<string>();
  cache.store('zzz', '', 'none', true);
  expect(cache.find('zzzy', '')).toBe('none');
  expect(cache.find('zzz mug', '')).toBe('none');
  expect(cache.find('zz', '')).toBeUndefined();
  expect(cache.find('zzzy', 'textiles')).toBeUndefined();
});

test('the oldest answers make room', () => {
  const cache = createSuggestionCache<string>(2);
  for (const text of ['one', 'two', 'six']) cache.store(text, '', text, true);
  expect([cache.find('one', ''), cache.find('two', ''), cache.find('six', '')]).toEqual([
    undefined,
    'two',
    'six',
  ]);
});
