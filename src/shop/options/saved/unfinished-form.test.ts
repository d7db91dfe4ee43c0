import { expect, test } from 'vitest';
import { formStorage } from './unfinished-form.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a form is read as it was written, each product its own', () => {
  const store = memory();
  const shelf = formStorage(7, () => store);
  const form = { values: { words: 'Ada', boxes: ['a'], extras: { 12: 2 } }, quantity: '3' };
  shelf.write(form);
  expect(shelf.read()).toEqual(form);
  expect(formStorage(8, () => store).read()).toEqual({ values: {}, quantity: '' });
  shelf.forget();
  expect(shelf.read()).toEqual({ values: {}, quantity: '' });
});

test('a browser that keeps nothing, or something odd, does not stop the form', () => {
  const closed = formStorage(7, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  closed.write({ values: { words: 'Ada' }, quantity: '' });
  closed.forget();
  expect(closed.read()).toEqual({ values: {}, quantity: '' });
  const store = memory();
  store.setItem('vitrine_form_7', '{"words":{"a":{}},"#quantity":5');
  expect(formStorage(7, () => store).read()).toEqual({ values: {}, quantity: '' });
});
