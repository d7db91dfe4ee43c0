import { expect, test } from 'vitest';
import { fromCanvas, toCanvas, withInserted, withMoved } from './puck-data.ts';

test('blocks come back from the canvas as they went', () => {
  const blocks = [
    { kind: 'text', settings: { html: '<p>Oak</p>', display: { background: 'sunk' } } },
    { kind: 'hologram', settings: 'not even an object' },
  ];
  const ids = ['1', '2'].values();
  const data = toCanvas(blocks, () => ids.next().value ?? '');
  expect(data.content.map(({ props }) => props.id)).toEqual(['1', '2']);
  expect(fromCanvas(data)).toEqual(blocks);
});

test.each([
  [null, ['a', 'b', 'x']],
  [0, ['a', 'x', 'b']],
  [1, ['a', 'b', 'x']],
])('what is inserted after %s', (chosen, expected) => {
  expect(withInserted(['a', 'b'], ['x'], chosen)).toEqual(expected);
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('from %s to %s', (from, to, expected) => {
  expect(withMoved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
