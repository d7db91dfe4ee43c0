import { expect, test, vi } from 'vitest';
import { createRenderedParts } from './rendered-parts.ts';

test('the same part of the same data is drawn once', () => {
  const parts = createRenderedParts();
  const render = vi.fn(() => '<p>2</p>');
  expect(parts.get('list', [{ quantity: 2 }], render)).toBe('<p>2</p>');
  expect(parts.get('list', [{ quantity: 2 }], render)).toBe('<p>2</p>');
  expect(render).toHaveBeenCalledTimes(1);
  parts.get('list', [{ quantity: 3 }], render);
  parts.get('other', [{ quantity: 2 }], render);
  expect(render).toHaveBeenCalledTimes(3);
  parts.invalidate();
  parts.get('list', [{ quantity: 2 }], render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('what was asked for longest ago goes first, and no more than 500 are kept', () => {
  const parts = createRenderedParts();
  for (let number = 0; number < 500; number += 1) parts.get('p', number, () => 'old');
  parts.get('p', 0, () => 'new');
  parts.get('p', 500, () => 'old');
  expect(parts.get('p', 0, () => 'new')).toBe('old');
  expect(parts.get('p', 1, () => 'new')).toBe('new');
});
