import { expect, it } from 'vitest';
import { closeness, matchesName } from './closeness.ts';
import { parseSearch } from './search-query.ts';

const SYNONYMS = [['mug', 'cup']];
const parse = (text: string) => parseSearch(text, SYNONYMS) ?? { terms: [] };

it.each([
  [
    'mug',
    ['Mug', 'Mug rack', 'Mug rack in oak', 'Stoneware mug', 'Cup', 'Mugwort', 'Old mugwort tea'],
  ],
  ['mugs', ['Mug', 'Stoneware mugs', 'Cup']],
  ['oak tr', ['Oak tray', 'Oak tray, large', 'Large oak tray']],
])('the names closest to %j come first', (text, names) => {
  const query = parse(text);
  const sorted = [...names].reverse().sort((a, b) => closeness(a, query) - closeness(b, query));
  expect(sorted).toEqual(names);
});

it.each([
  ['candle', 'Candles & Scent', true],
  ['scent cand', 'Candles & Scent', true],
  ['cups', 'Mugs', true],
  ['cand mug', 'Candles & Scent', false],
  ['cand scent', 'Candles & Scent', false],
])('%j is in %j: %s', (text, name, holds) => {
  expect(matchesName(name, parse(text))).toBe(holds);
});
