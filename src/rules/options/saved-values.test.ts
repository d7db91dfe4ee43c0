import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSaved, refilled } from './saved-values.ts';
import { sampleChoice, sampleOption, sampleText } from './testing/sample-form.ts';

const fields = [
  sampleText('words'),
  sampleChoice('boxes', {
    type: 'checkbox-group',
    options: [sampleOption('a'), sampleOption('o', { other: true })],
  }),
  sampleText('secret', { type: 'hidden' }),
];
const empty = { words: '', boxes: [], secret: 'shop' };

describe('what was kept', () => {
  test('fills what nobody has touched [OP-17]', () => {
    expect(refilled(fields, { words: 'Ada', boxes: ['a'] }, empty, empty)).toEqual({
      words: 'Ada',
      boxes: ['a'],
      secret: 'shop',
    });
  });

  test('gives way to what was typed meanwhile [OP-17]', () => {
    const standing = { ...empty, words: 'Bo' };
    expect(refilled(fields, { words: 'Ada' }, standing, empty)).toBeNull();
    expect(refilled(fields, { words: 'Ada', boxes: ['a'] }, standing, empty)).toMatchObject({
      words: 'Bo',
      boxes: ['a'],
    });
  });

  test('changes no hidden field, no field of another kind and none that is gone [OP-13]', () => {
    const saved = { secret: 'mine', boxes: 'a', words: ['x'], gone: 'x' };
    expect(refilled(fields, saved, empty, empty)).toBeNull();
  });

  test('is passed by where the form does not offer it any more [OP-17]', () => {
    expect(refilled(fields, { boxes: ['b'] }, empty, empty)).toBeNull();
    expect(refilled(fields, { boxes: ['a', 'other:beech'] }, empty, empty)).toMatchObject({
      boxes: ['a', 'other:beech'],
    });
  });

  test('is read with care [OP-17]', () => {
    const good = { words: 'Ada', boxes: ['a'], spot: { latitude: '1' }, extras: { 12: 2 } };
    expect(readSaved(JSON.stringify(good))).toEqual(good);
    const bad = { deep: { a: { b: 1 } }, list: [1], yes: true, none: null, long: 'x'.repeat(5001) };
    expect(readSaved(JSON.stringify({ ...bad, words: 'Ada' }))).toEqual({ words: 'Ada' });
    for (const text of [null, '', '{', '[]', '"x"', 'null']) expect(readSaved(text)).toEqual({});
  });

  test('whatever lies there, reading it does no harm [OP-17]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const values = refilled(fields, readSaved(text), empty, empty);
        expect(values?.secret ?? 'shop').toBe('shop');
      }),
    );
  });
});
