import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartNotice } from '#wire/cart.ts';
import { createNoticeStore } from './notice-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const notice = (text: string): CartNotice => ({ kind: 'success', code: 'x', text, key: '' });
const texts = (shelf: ReturnType<typeof createNoticeStore>) => shelf.get().map(({ text }) => text);

test('a notice stays 5000 ms, each its own [CT-63]', () => {
  const shelf = createNoticeStore();
  shelf.announce([notice('one')], 5000);
  vi.advanceTimersByTime(2000);
  shelf.announce([notice('two')], 5000);
  vi.advanceTimersByTime(2999);
  expect(texts(shelf)).toEqual(['one', 'two']);
  vi.advanceTimersByTime(1);
  expect(texts(shelf)).toEqual(['two']);
  vi.advanceTimersByTime(2000);
  expect(texts(shelf)).toEqual([]);
});

test('how long is a setting [CT-63]', () => {
  const shelf = createNoticeStore();
  shelf.announce([notice('one')], 100);
  vi.advanceTimersByTime(99);
  expect(texts(shelf)).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(texts(shelf)).toEqual([]);
});

test('what is said again stays longer and is not there twice', () => {
  const shelf = createNoticeStore();
  const heard = vi.fn();
  shelf.subscribe(heard);
  shelf.announce([notice('one'), notice('one')], 5000);
  vi.advanceTimersByTime(4000);
  shelf.announce([notice('one')], 5000);
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  expect(texts(shelf)).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(texts(shelf)).toEqual([]);
});

test('held, nothing goes; let go, the time starts anew', () => {
  const shelf = createNoticeStore();
  shelf.announce([notice('one')], 5000);
  shelf.hold();
  shelf.announce([notice('two')], 5000);
  vi.advanceTimersByTime(60_000);
  expect(texts(shelf)).toEqual(['one', 'two']);
  shelf.release();
  vi.advanceTimersByTime(4999);
  expect(texts(shelf)).toEqual(['one', 'two']);
  vi.advanceTimersByTime(1);
  expect(texts(shelf)).toEqual([]);
});

test('one that is dropped leaves the others', () => {
  const shelf = createNoticeStore();
  shelf.announce([notice('one'), notice('two')], 5000);
  shelf.drop(shelf.get()[0]?.id ?? 0);
  expect(texts(shelf)).toEqual(['two']);
});
