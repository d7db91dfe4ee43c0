import { expect, test } from 'vitest';
import { formStorage } from './unfinished-form.ts';

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
}

test('a form is read as it was written, each product its own', () => {
  const store = memory();
  const storage = formStorage(7, () => store);
  const form = { values: { words: 'Ada', boxes: ['a'], extras: { 12: 2 } }, quantity: '3' };
  storage.write(form);
  expect(storage.read()).toEqual(form);
  expect(formStorage(8, () => store).read()).toEqual({ values: {}, quantity: '' });
  storage.clear();
  expect(storage.read()).toEqual({ values: {}, quantity: '' });
});

test('a browser that keeps nothing, or something odd, does not stop the form', () => {
  const closed = formStorage(7, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  closed.write({ values: { words: 'Ada' }, quantity: '' });
  closed.clear();
  expect(closed.read()).toEqual({ values: {}, quantity: '' });
  const store = memory();
  store.setItem('vitrine_form_7', '{"words":{"a":{}},"#quantity":5');
  expect(formStorage(7, () => store).read()).toEqual({ values: {}, quantity: '' });
});
