import { expect, test } from 'vitest';
import { formatMessage } from '#rules/messages/format.ts';
import { messages } from '#wire/messages/messages.ts';
import { beforeSearch, type DropdownMessage, dropdownLimits } from './dropdown-messages.ts';

const words = ({ key, count = 0 }: DropdownMessage) =>
  formatMessage(messages[key], { count }, 'en');
const free = { minLength: 0, maxLength: 0, limit: 0 };

test.each([
  [{ minLength: 3 }, '', 0, 'Please enter 3 or more characters'],
  [{ minLength: 3 }, 'ab', 0, 'Please enter 1 or more characters'],
  [{ minLength: 3 }, 'abc', 0, null],
  [{ maxLength: 4 }, 'abcd', 0, null],
  [{ maxLength: 4 }, 'abcde', 0, 'Please delete 1 character'],
  [{ maxLength: 4 }, 'abcdef', 0, 'Please delete 2 characters'],
  [{ limit: 1 }, '', 1, 'You can only select 1 item'],
  [{ limit: 2 }, 'ab', 1, null],
  [{ limit: 2 }, 'ab', 2, 'You can only select 2 items'],
  // A sign of two code units is one character to whoever typed it.
  [{ minLength: 2 }, '🫖', 0, 'Please enter 1 or more characters'],
] as const)(
  'with %j, %j typed and %i chosen it says %j [RE-22] [RE-23] [RE-24]',
  (limits, query, chosen, expected) => {
    const message = beforeSearch(query, chosen, { ...free, ...limits });
    expect(message && words(message)).toBe(expected);
  },
);

test('the other messages have their words [RE-18] [RE-19] [RE-20] [RE-21]', () => {
  expect(messages['dropdown.failed']).toBe('The results could not be loaded.');
  expect(messages['dropdown.none']).toBe('No results found');
  expect(messages['dropdown.searching']).toBe('Searching…');
  expect(messages['dropdown.loadingMore']).toBe('Loading more results…');
});

test('limits are read from attributes, nonsense is none', () => {
  expect(dropdownLimits({ minLength: '2', maxLength: 'x', limit: '-4' })).toEqual({
    minLength: 2,
    maxLength: 0,
    limit: 0,
  });
});
