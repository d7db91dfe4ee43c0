import { expect, test } from 'vitest';
import {
  canvasItem,
  type DraftBlock,
  fromCanvas,
  getId,
  getPlace,
  getSiblings,
  toCanvas,
  withInserted,
  withMoved,
  withSiblings,
} from './puck-data.ts';

const text = (html: string) => ({ kind: 'text', settings: { html } });
const columns = (...cells: (typeof BUTTON)[][]): DraftBlock => ({
  kind: 'columns',
  settings: { title: 'Two', cells: cells.map((blocks) => ({ title: '', blocks })) },
});
const BUTTON: { kind: string; settings: unknown } = { kind: 'button', settings: {} };

/** '1', '2', … */
function numbers(): () => string {
  const ids = Array.from({ length: 20 }, (_, at) => String(at + 1)).values();
  return () => ids.next().value ?? '';
}

test('blocks come back from the canvas as they went, those in cells as well', () => {
  const blocks = [
    { kind: 'text', settings: { html: '<p>Oak</p>', display: { background: 'sunk' } } },
    { kind: 'hologram', settings: 'not even an object' },
    columns([text('a'), BUTTON], []),
    // As it was stored before cells held blocks.
    { kind: 'columns', settings: { cells: [{ title: 'Old' }] } },
  ];
  const data = toCanvas(blocks, numbers());
  expect(new Set(data.content.map(getId)).size).toBe(4);
  expect(fromCanvas(data)).toEqual(blocks);
});

test('an item in a cell is found, and its list is changed', () => {
  const { content } = toCanvas([text('a'), columns([text('b')], [text('c'), BUTTON])], numbers());
  const holder = content[1];
  const inner = holder?.props.slots[1].held[1];
  const place = getPlace(content, inner.props.id);
  expect(place).toEqual({ at: 1, inside: { cell: 1, at: 1 } });
  expect(getPlace(content, 'none')).toBeNull();
  if (!place) return;
  const { items, at } = getSiblings(content, place);
  const moved = withSiblings(content, place, withMoved(items, at, 0));
  expect(fromCanvas({ content: moved })).toEqual([
    text('a'),
    columns([text('b')], [BUTTON, text('c')]),
  ]);
});

test('an item that is replaced keeps the ids of what stands in it', () => {
  const newId = numbers();
  const before = canvasItem(columns([text('a'), BUTTON]), newId);
  const after = canvasItem(columns([text('changed'), text('b')]), newId, before);
  const ids = (item: typeof before) => item.props.slots[0].held.map(getId);
  expect(ids(after)[0]).toBe(ids(before)[0]);
  expect(ids(before)).not.toContain(ids(after)[1]);
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
