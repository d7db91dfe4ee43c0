import { expect, test } from 'vitest';
import { splitText } from './allowed-text.ts';

test.each([
  ['A-Za-z ', 'Ada', 'Ada', ''],
  ['A-Za-z ', 'Ada №7№', 'Ada ', '№7'],
  ['A-Za-z0-9 &.', '<b>Ada & Bo.</b>', 'bAda & Bo.b', '<>/'],
  ['A-Za-z', 'Ada\nBo', 'Ada\nBo', ''],
  ['A-Za-z', '👩‍👧Ada', 'Ada', '👩‍👧'],
  ['', 'Ada №7', 'Ada №7', ''],
  ['A-Z', '', '', ''],
])('with %j allowed, %j is %j without %j [OP-56]', (allowed, text, left, refused) => {
  expect(splitText({ allowed }, text)).toEqual({ allowed: left, refused });
});
