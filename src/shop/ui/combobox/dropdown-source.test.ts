import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResults, type ResultsView } from './dropdown-results.ts';
import { type DropdownPage, filterItems, fold, readPage } from './dropdown-source.ts';

const item = (text: string, value = text) => ({ value, text, disabled: false });

test('names are found without their marks, beginnings first', () => {
  expect(fold('Côte d’Ivoire')).toBe('cote d ivoire');
  const items = ['Algeria', 'Niger', 'Germany', 'Equatorial Guinea'].map((name) => item(name));
  expect(filterItems(items, 'ger').map(({ text }) => text)).toEqual([
    'Germany',
    'Algeria',
    'Niger',
  ]);
  expect(filterItems(items, 'guin').map(({ text }) => text)).toEqual(['Equatorial Guinea']);
  expect(filterItems([item('Germany', 'DE'), item('Sweden', 'SE')], 'de')[0]?.text).toBe('Germany');
  expect(filterItems(items, '(*').length).toBe(4);
});

test('an answer is a list of results, and may have more [RE-17]', () => {
  expect(readPage({ results: [{ id: 7, text: 'Mug' }], pagination: { more: true } })).toEqual({
    items: [{ value: '7', text: 'Mug', disabled: false }],
    more: true,
  });
  expect(readPage({ results: [] })).toEqual({ items: [], more: false });
  expect(() => readPage({})).toThrow('no results');
  expect(() => readPage(null)).toThrow('no results');
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A source whose answers the test gives by hand, and everything the dropdown showed meanwhile. */
function dropdown() {
  const requested: { query: string; page: number; response: PromiseWithResolvers<DropdownPage> }[] =
    [];
  const seen: string[] = [];
  const show = ({ items, message }: ResultsView) => {
    seen.push([...items.map(({ text }) => text), message?.key ?? ''].join(' ').trim());
  };
  const results = createResults({
    source: (query, page) => {
      const result = Promise.withResolvers<DropdownPage>();
      requested.push({ query, page, response: result });
      return result.promise;
    },
    limits: { minLength: 0, maxLength: 0, limit: 0 },
    delay: 250,
    show,
  });
  return { results, asked: requested, seen };
}

test('a search says that it searches, then shows what was found or that nothing was [RE-19] [RE-20]', async () => {
  const { results, asked: requested, seen } = dropdown();
  results.search('mug', 0);
  expect(seen).toEqual(['dropdown.searching']);
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(250);
  requested[0]?.response.resolve({ items: [item('Mug')], more: false });
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe('Mug');
  results.search('zzz', 0);
  vi.advanceTimersByTime(250);
  requested[1]?.response.resolve({ items: [], more: false });
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe('dropdown.none');
});

test('the end of the list asks for the next page once, and says so [RE-17] [RE-21]', async () => {
  const { results, asked: requested, seen } = dropdown();
  results.search('m', 0);
  vi.advanceTimersByTime(250);
  requested[0]?.response.resolve({ items: [item('Mug')], more: true });
  await vi.runAllTimersAsync();
  results.more();
  results.more();
  expect(seen.at(-1)).toBe('Mug dropdown.loadingMore');
  expect(requested.map(({ query, page }) => `${query} ${page}`)).toEqual(['m 1', 'm 2']);
  requested[1]?.response.resolve({ items: [item('Mat')], more: false });
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe('Mug Mat');
  results.more();
  expect(requested.length).toBe(2);
});

test('a failure is shown, and what was found stays [RE-18]', async () => {
  const { results, asked: requested, seen } = dropdown();
  results.search('m', 0);
  vi.advanceTimersByTime(250);
  requested[0]?.response.resolve({ items: [item('Mug')], more: true });
  await vi.runAllTimersAsync();
  results.more();
  requested[1]?.response.reject(new Error('offline'));
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe('Mug dropdown.failed');
});

test('an answer to an older question is never shown', async () => {
  const { results, asked: requested, seen } = dropdown();
  results.search('a', 0);
  vi.advanceTimersByTime(250);
  results.search('ab', 0);
  vi.advanceTimersByTime(250);
  requested[1]?.response.resolve({ items: [item('Abacus')], more: false });
  requested[0]?.response.resolve({ items: [item('Apple')], more: false });
  await vi.runAllTimersAsync();
  expect(seen.at(-1)).toBe('Abacus');
  expect(seen).not.toContain('Apple');
});
