import { expect, test } from 'vitest';
import { createUnsavedParts, type UnsavedPart } from './unsaved-parts.ts';

const held: UnsavedPart = { holds: () => true, isSaving: false };
const read: UnsavedPart = { holds: () => false, isSaving: false };

const STATES: [string, UnsavedPart[], string][] = [
  ['an empty screen', [], 'none'],
  ['parts as they were read', [read, read], 'none'],
  ['one part among several', [read, held], 'held'],
  [
    'a part that is being saved beside one that is not',
    [held, { ...held, isSaving: true }],
    'saving',
  ],
  ['a form that is saved and leaves by itself', [{ ...read, isSaving: true }], 'saving'],
];

test.each(STATES)('%s', (_, parts, state) => {
  const screen = createUnsavedParts();
  parts.forEach((part, at) => {
    screen.put(String(at), part);
  });
  expect(screen.state()).toBe(state);
});

test('tells when a part is entered and when it goes, and only then', () => {
  const screen = createUnsavedParts();
  const states: string[] = [];
  const end = screen.subscribe(() => states.push(screen.state()));
  screen.put('table', held);
  screen.remove('another');
  screen.remove('table');
  end();
  screen.put('table', held);
  expect(states).toEqual(['held', 'none']);
});

test('saves what is unsaved and can be saved from outside, one after the other', async () => {
  const screen = createUnsavedParts();
  const saved: string[] = [];
  const part = (name: string, isHeld = true): UnsavedPart => ({
    holds: () => isHeld,
    isSaving: false,
    save: async () => void saved.push(name),
  });
  screen.put('note', held);
  expect(screen.canSave()).toBe(false);
  screen.put('variations', part('variations'));
  screen.put('hints', part('hints', false));
  screen.put('prices', part('prices'));
  expect(screen.canSave()).toBe(true);
  await screen.saveAll();
  expect(saved).toEqual(['variations', 'prices']);
});
