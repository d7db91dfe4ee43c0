import { expect, test, vi } from 'vitest';
import { MOVED_PARTS, whenPresent } from './move-into-container.ts';

const parts = MOVED_PARTS.map((name) => ({ name }) as unknown as Node);

test('title, overall rating, count and filter bar go into a container that is there [RV-03]', () => {
  const append = vi.fn();
  const watch = vi.fn();
  whenPresent(
    () => ({ append }),
    watch,
    () => parts,
  );
  expect(append.mock.calls[0]?.map((part) => part.name)).toEqual([
    'title',
    'overall',
    'count',
    'filters',
  ]);
  expect(watch).not.toHaveBeenCalled();
});

test('a container that comes late is waited for, and filled once when it is there [RV-03]', () => {
  const append = vi.fn();
  let there = false;
  let look = () => false;
  whenPresent(
    () => (there ? { append } : null),
    (looking) => {
      look = looking;
    },
    () => parts,
  );
  expect(look()).toBe(false);
  expect(append).not.toHaveBeenCalled();
  there = true;
  expect(look()).toBe(true);
  expect(append).toHaveBeenCalledTimes(1);
});
