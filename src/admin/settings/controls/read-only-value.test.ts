import { expect, test } from 'vitest';
import { valueLines } from './read-only-value.tsx';

test.each<[unknown, readonly string[]]>([
  [true, ['On']],
  [false, ['Off']],
  [14, ['14']],
  ['', ['Not set']],
  [[], ['Not set']],
  ['https://cdn.example', ['https://cdn.example']],
  [
    ['https://a.example', 'https://b.example'],
    ['https://a.example', 'https://b.example'],
  ],
  [{ enabled: true, title: '' }, ['Offered at the checkout: On']],
])('%j is shown as %j', (value, lines) => {
  expect(valueLines(value, 'payments')).toEqual(lines);
});
