import { expect, test } from 'vitest';
import {
  countBlocks,
  type HeldBlock,
  keepInner,
  mayStandInside,
  overfullAt,
  toCells,
  withCells,
} from './inner-blocks.ts';

const text = (html: string): HeldBlock => ({ kind: 'text', settings: { html } });
const columns = (...cells: HeldBlock[][]): HeldBlock => ({
  kind: 'columns',
  settings: { title: 'Two', cells: cells.map((blocks) => ({ title: '', blocks })) },
});

test.each<[unknown, HeldBlock[][]]>([
  [columns([text('a'), text('b')], []), [[text('a'), text('b')], []]],
  [text('a'), []],
  [{ kind: 'columns', settings: 'newer' }, []],
  [{ kind: 'columns', settings: { cells: [{ blocks: [7, null] }, 'x'] } }, [[], []]],
])('cells of %j', (block, cells) => {
  expect(toCells(block as HeldBlock)).toEqual(cells);
});

test('cells are filled anew and the rest of the settings stays', () => {
  const { settings } = columns([text('a')], [text('b')]);
  expect(withCells(settings, [[], [text('c')]])).toEqual(columns([], [text('c')]).settings);
  const old = { cells: [{ title: 'Before there were inner blocks' }, 'newer'] };
  expect(withCells(old, [[], []])).toEqual(old);
});

test('inner blocks that do not pass are left out', () => {
  const button = { kind: 'button', settings: {} };
  const isText = (kind: string) => kind === 'text';
  expect(keepInner(columns([text('a'), button]), isText)).toEqual(columns([text('a')]));
  expect(keepInner(button, isText)).toBe(button);
});

test.each([
  ['text', true],
  ['product-row', true],
  ['columns', false],
  ['reusable', false],
])('%s inside: %s', (kind, expected) => {
  expect(mayStandInside(kind)).toBe(expected);
});

test('inner blocks count towards the limit of a page', () => {
  const full = [text('a'), columns([text('b')], [text('c'), text('d')])];
  expect(countBlocks(full)).toBe(5);
  expect(overfullAt(full, 5)).toBeNull();
  expect(overfullAt(full, 4)).toBe(1);
  // How long a flat list may be is for the call that takes it to say.
  expect(overfullAt([text('a'), text('b')], 1)).toBeNull();
});
