import { expect, test } from 'vitest';
import { digestBytes, jsonList } from './json-bytes.ts';

const [one, two, three] = ['1', '{"a":2}', '3'].map((text) => Buffer.from(text));
if (!one || !two || !three) throw new Error('three items');
const text = (items: readonly Buffer[]) => Buffer.from(jsonList(items).bytes).toString();

test('a list of written items is one JSON list', () => {
  expect(text([one, two, three])).toBe('[1,{"a":2},3]');
  expect(text([])).toBe('[]');
});

test('a list of the same items is the same bytes, any other list is not', () => {
  const first = jsonList([one, two]);
  expect(jsonList([one, two])).toBe(first);
  expect(text([one, three])).toBe('[1,3]');
  expect(text([one])).toBe('[1]');
  expect(text([one, Buffer.from('{"a":4}')])).toBe('[1,{"a":4}]');
  expect(text([two, one])).toBe('[{"a":2},1]');
});

test('its digest is that of its bytes', () => {
  const list = jsonList([one, two]);
  expect(list.digest).toBe(digestBytes(Buffer.from('[1,{"a":2}]')));
  expect(jsonList([one, three]).digest).not.toBe(list.digest);
});
