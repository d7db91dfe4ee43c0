import { expect, test, vi } from 'vitest';
import { createHtmlCache } from './html-cache.ts';

test('the same part of the same data is rendered once', () => {
  const cache = createHtmlCache();
  const render = vi.fn(() => '<p>2</p>');
  expect(cache.get('list', [{ quantity: 2 }], render)).toBe('<p>2</p>');
  expect(cache.get('list', [{ quantity: 2 }], render)).toBe('<p>2</p>');
  expect(render).toHaveBeenCalledTimes(1);
  cache.get('list', [{ quantity: 3 }], render);
  cache.get('other', [{ quantity: 2 }], render);
  expect(render).toHaveBeenCalledTimes(3);
  cache.purge();
  cache.get('list', [{ quantity: 2 }], render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('what was asked for longest ago goes first, and no more than 500 are cached', () => {
  const cache = createHtmlCache();
  for (let number = 0; number < 500; number += 1) cache.get('p', number, () => 'old');
  cache.get('p', 0, () => 'new');
  cache.get('p', 500, () => 'old');
  expect(cache.get('p', 0, () => 'new')).toBe('old');
  expect(cache.get('p', 1, () => 'new')).toBe('new');
});
