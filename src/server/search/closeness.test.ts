import { expect, it } from 'vitest';
import { closeness } from './closeness.ts';
import { parseSearch } from './words.ts';

it.each([
  ['mug', ['Mug', 'Mug rack', 'Mug rack in oak', 'Stoneware mug', 'Mugwort', 'Old mugwort tea']],
  ['oak tr', ['Oak tray', 'Oak tray, large', 'Large oak tray']],
])('the names closest to %j come first', (term, names) => {
  const query = parseSearch(term)!;
  const sorted = [...names].reverse().sort((a, b) => closeness(a, query) - closeness(b, query));
  expect(sorted).toEqual(names);
});
