import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDropdown } from './dropdown-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('after an add it is there for 5000 ms and not one longer [CT-16]', () => {
  const dropdown = createDropdown();
  dropdown.showFor(5000);
  vi.advanceTimersByTime(4999);
  expect(dropdown.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(dropdown.get()).toBe(false);
});

test('the next add starts the time anew [CT-16]', () => {
  const dropdown = createDropdown();
  dropdown.showFor(5000);
  vi.advanceTimersByTime(3000);
  dropdown.showFor(5000);
  vi.advanceTimersByTime(4999);
  expect(dropdown.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(dropdown.get()).toBe(false);
});

test('whoever looks at it keeps it, and tells when done', () => {
  const dropdown = createDropdown();
  const heard = vi.fn();
  dropdown.subscribe(heard);
  dropdown.showFor(5000);
  dropdown.show();
  vi.advanceTimersByTime(60_000);
  expect(dropdown.get()).toBe(true);
  dropdown.hide();
  expect(dropdown.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
