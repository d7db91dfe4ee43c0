import { expect, test } from 'vitest';
import { summaryText } from './summary-text.ts';

test.each([
  ['Oak tray.', 12, 'Oak tray.'],
  ['Oak tray, oiled', 12, 'Oak tray…'],
  ['unbreakableword', 8, 'unbreak…'],
])('%s in %d characters', (text, maxLength, expected) => {
  expect(summaryText(text, maxLength)).toBe(expected);
});
