import { expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';

test('listeners are called for each new value until they unsubscribe', () => {
  const count = createObservable(1);
  const listener = vi.fn();
  const stop = count.subscribe(listener);
  count.set(2);
  expect(count.get()).toBe(2);
  stop();
  count.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(count.get()).toBe(3);
});
