import { expect, test, vi } from 'vitest';
import { createDrawnParts } from './drawn-parts.ts';

test('the same part of the same data is drawn once', () => {
  const parts = createDrawnParts();
  const draw = vi.fn(() => '<p>2</p>');
  expect(parts.get('list', [{ quantity: 2 }], draw)).toBe('<p>2</p>');
  expect(parts.get('list', [{ quantity: 2 }], draw)).toBe('<p>2</p>');
  expect(draw).toHaveBeenCalledTimes(1);
  parts.get('list', [{ quantity: 3 }], draw);
  parts.get('other', [{ quantity: 2 }], draw);
  expect(draw).toHaveBeenCalledTimes(3);
  parts.invalidate();
  parts.get('list', [{ quantity: 2 }], draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('what was asked for longest ago goes first, and no more than 500 are kept', () => {
  const parts = createDrawnParts();
  for (let number = 0; number < 500; number += 1) parts.get('p', number, () => 'old');
  parts.get('p', 0, () => 'new');
  parts.get('p', 500, () => 'old');
  expect(parts.get('p', 0, () => 'new')).toBe('old');
  expect(parts.get('p', 1, () => 'new')).toBe('new');
});
