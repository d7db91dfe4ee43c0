import { describe, expect, test } from 'vitest';
import { checkText, MAX_ENTRY_LENGTH } from '#rules/options/checks/check-text.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import {
  sampleChoice,
  sampleNumber,
  samplePlan,
  sampleText,
} from '#rules/options/testing/sample-form.ts';
import { optionEntries } from '#wire/forms/option-entries.ts';
import { readEntries } from './read-entries.ts';

const fields: OptionField[] = [
  sampleText('engraving'),
  sampleNumber('width'),
  sampleChoice('wrap', { type: 'checkbox-group' }),
  sampleChoice('font'),
  {
    ...sampleText('set'),
    type: 'productGroup',
    multiple: true,
    min: null,
    max: null,
    productIds: [1],
    ownPrices: true,
  },
  {
    ...sampleText('photo'),
    type: 'file',
    multiple: true,
    maxFiles: 3,
    minSize: 0,
    maxSize: 1,
    extensions: [],
  },
  { ...sampleText('spot'), type: 'placeselector', countries: [] },
  { ...sampleText('note'), type: 'paragraph', content: [] },
];
const plan = samplePlan(fields);
const press = sampleText('press', { type: 'hidden', fallback: 'by hand' });

describe('what was sent, as values of fields', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a text', { engraving: 'Ada' }, { engraving: 'Ada' }],
    ['a number sent as JSON', { width: 140 }, { width: '140' }],
    ['one box', { wrap: 'paper' }, { wrap: ['paper'] }],
    ['several boxes', { 'wrap[]': ['paper', 'bow'] }, { wrap: ['paper', 'bow'] }],
    ['boxes by number', { wrap: { 0: 'paper', 1: '' } }, { wrap: ['paper'] }],
    ['a radio sent twice', { font: ['serif', 'script'] }, { font: ['serif', 'script'] }],
    ['an other with its text', { font: 'other:', font__other: ' bold ' }, { font: 'other:bold' }],
    ['products', { set: { 1: '2', 3: '0', 4: 'x' } }, { set: { 1: 2, 4: Number.NaN } }],
    ['products as JSON', { set: '{"1":2}' }, { set: { 1: 2 } }],
    ['products as nonsense', { set: '{"1"' }, { set: {} }],
    ['files with gaps', { photo: '["abcdefgh||a.jpg",""]' }, { photo: ['abcdefgh||a.jpg'] }],
    ['no files', { photo: 'hello' }, { photo: ['hello'] }],
    [
      'a place',
      { spot: { locality: 'Lyon', latitude: 45.7, evil: 'x' } },
      { spot: { locality: 'Lyon', latitude: '45.7' } },
    ],
    ['fields nobody asked for', { price: '0.01', note: 'x', __proto__: { a: 1 } }, {}],
    ['the wrong kind', { engraving: { a: { b: 1 } }, width: null }, { engraving: [''] }],
  ])('%s [OP-104]', (_, sent, expected) => {
    expect(readEntries(plan, optionEntries.parse(sent))).toEqual(expected);
  });

  test.each([{}, { press: 'by machine' }, { press: '' }, { press: ['a', 'b'] }])(
    'what nobody sees is the shop’s own, sent as %j [OP-13]',
    (sent) => {
      expect(readEntries(samplePlan([press]), optionEntries.parse(sent))).toEqual({
        press: 'by hand',
      });
      expect(
        readEntries(samplePlan([{ ...press, fallback: '' }]), optionEntries.parse(sent)),
      ).toEqual({});
    },
  );

  test('a megabyte of text is cut, and then too long for any field [OP-58]', () => {
    const { engraving } = readEntries(
      plan,
      optionEntries.parse({ engraving: 'x'.repeat(1_000_000) }),
    );
    expect(engraving).toHaveLength(MAX_ENTRY_LENGTH + 1);
    const free = sampleText('engraving');
    expect(checkText(free, String(engraving))).toMatchObject([
      { code: 'options.problem.maxLength', limit: MAX_ENTRY_LENGTH },
    ]);
  });
});
