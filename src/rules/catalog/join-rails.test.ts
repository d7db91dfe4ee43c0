import { expect, test } from 'vitest';
import { joinRails } from './join-rails.ts';

const cards = (ids: number[]) => ids.map((id) => ({ id }));

test.each([
  [
    [1, 2],
    [3, 4],
    [1, 2],
    [3, 4],
  ],
  [[1], [3, 4], [], [1, 3, 4]],
  [[1], [1, 4], [], [1, 4]],
  [[1, 2], [3], [1, 2, 3], []],
  [[], [3, 4], [], [3, 4]],
  [[1], [], [], [1]],
  [[], [1], [1], []],
])('upsells %j and related %j are the rails %j and %j', (upsells, related, first, second) => {
  expect(joinRails({ upsells: cards(upsells), related: cards(related) })).toEqual({
    upsells: cards(first),
    related: cards(second),
  });
});
