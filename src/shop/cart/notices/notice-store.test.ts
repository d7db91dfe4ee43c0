import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartNotice } from '#wire/cart.ts';
import { createNoticeStore } from './notice-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const notice = (text: string): CartNotice => ({ kind: 'success', code: 'x', text, key: '' });
const texts = (store: ReturnType<typeof createNoticeStore>) => store.get().map(({ text }) => text);

test('a notice stays 5000 ms, and the next one takes its place [CT-63]', () => {
  const store = createNoticeStore();
  store.announce([notice('one')], 5000);
  vi.advanceTimersByTime(2000);
  store.announce([notice('two'), notice('three')], 5000);
  expect(texts(store)).toEqual(['two', 'three']);
  store.announce([], 5000);
  vi.advanceTimersByTime(4999);
  expect(texts(store)).toEqual(['two', 'three']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('how long is a setting [CT-63]', () => {
  const store = createNoticeStore();
  store.announce([notice('one')], 100);
  vi.advanceTimersByTime(99);
  expect(texts(store)).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('what is said again stays longer and is not there twice', () => {
  const store = createNoticeStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.announce([notice('one'), notice('one')], 5000);
  vi.advanceTimersByTime(4000);
  store.announce([notice('one')], 5000);
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  expect(texts(store)).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('held, nothing goes; let go, the time starts anew', () => {
  const store = createNoticeStore();
  store.announce([notice('one')], 5000);
  store.hold();
  store.announce([notice('two')], 5000);
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['two']);
  store.release();
  vi.advanceTimersByTime(4999);
  expect(texts(store)).toEqual(['two']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('one that is dropped leaves the others', () => {
  const store = createNoticeStore();
  store.announce([notice('one'), notice('two')], 5000);
  store.drop(store.get()[0]?.id ?? 0);
  expect(texts(store)).toEqual(['two']);
});
