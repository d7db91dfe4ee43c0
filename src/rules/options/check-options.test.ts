import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { checkField } from './check-options.ts';
import type { FieldValue } from './field-value.ts';
import type {
  ChoiceField,
  FileField,
  MomentField,
  MomentLimits,
  OptionField,
  ProductGroupField,
} from './option-form.ts';
import { sampleChoice, sampleNumber, sampleOption, sampleText } from './testing/sample-form.ts';

const groupProducts = new Map([
  [1, { id: 1, name: 'Pen', price: money(100), left: 3 }],
  [2, { id: 2, name: 'Ink', price: money(200), left: null }],
  [3, { id: 3, name: 'Nib', price: money(300), left: null }],
]);
// 1 May 2026, a Friday.
const today = 1_777_600_800;
const uploads = new Map([['abcdefgh', { name: 'me.jpg', size: 4000 }]]);

/** Codes without their beginning, with what they name. */
function found(field: OptionField, value: FieldValue | undefined): string[] {
  return checkField(field, value, { groupProducts, today }, { uploads }).map(
    ({ code, limit, found: what }) =>
      [code.replace('options.problem.', ''), what, limit]
        .filter((part) => part !== undefined)
        .join(' '),
  );
}

const required = { required: true } as const;
const boxes = (overrides: Partial<ChoiceField> = {}): ChoiceField =>
  sampleChoice('one', {
    type: 'checkbox-group',
    options: [
      sampleOption('a'),
      sampleOption('b'),
      sampleOption('c'),
      sampleOption('o', { other: true }),
    ],
    ...overrides,
  });
const radios = (overrides: Partial<ChoiceField> = {}) =>
  boxes({ type: 'radio-group', multiple: false, ...overrides });
const moment = (type: MomentField['type'], limits: Partial<MomentLimits> = {}): MomentField => ({
  ...sampleText('one'),
  type,
  limits: { earliest: null, latest: null, weekdays: [], leadDays: 0, blocked: [], ...limits },
});
const group = (overrides: Partial<ProductGroupField> = {}): ProductGroupField => ({
  ...sampleText('one'),
  type: 'productGroup',
  multiple: true,
  min: null,
  max: null,
  productIds: [1, 2],
  ownPrices: true,
  ...overrides,
});
const file = (overrides: Partial<FileField> = {}): FileField => ({
  ...sampleText('one'),
  type: 'file',
  multiple: false,
  maxFiles: 2,
  minSize: 0,
  maxSize: 10_000,
  extensions: ['jpg', 'png'],
  ...overrides,
});

const text = (rules: Parameters<typeof sampleText>[1]) => sampleText('one', rules);
const letters = { rules: { allowed: 'A-Za-z ' } };

const rows: [
  id: string,
  what: string,
  field: OptionField,
  value: FieldValue | undefined,
  expected: string[],
][] = [
  ['OP-55', 'empty and required', text(required), '', ['required']],
  ['OP-55', 'not sent and required', text(required), undefined, ['required']],
  ['OP-54', 'empty and optional has no other rule', text({ rules: { minLength: 3 } }), '', []],
  ['OP-56', 'allowed only', text(letters), 'Ada B', []],
  ['OP-56', 'others are named once', text(letters), 'Ada №7№', ['characters №7']],
  ['OP-57', 'the whole must match', text({ rules: { pattern: '[0-9]{3}' } }), '1234', ['pattern']],
  ['OP-57', 'a whole match', text({ rules: { pattern: '[0-9]{3}' } }), '123', []],
  ['OP-57', 'either way as a whole', text({ rules: { pattern: 'a|b' } }), 'ab', ['pattern']],
  ['OP-58', 'too long', text({ rules: { maxLength: 3 } }), 'Anna', ['maxLength 3']],
  ['OP-58', 'just fits, as people count', text({ rules: { maxLength: 3 } }), 'Zoë', []],
  ['OP-59', 'too short', text({ rules: { minLength: 3 } }), 'Al', ['minLength 3']],
  ['OP-60', 'empty area', text({ type: 'textarea', ...required }), '', ['required']],
  [
    'OP-61',
    'characters of an area',
    text({ type: 'textarea', ...letters }),
    'A\nB7',
    ['characters 7'],
  ],
  [
    'OP-62',
    'long area',
    text({ type: 'textarea', rules: { maxLength: 2 } }),
    'abc',
    ['maxLength 2'],
  ],
  [
    'OP-62',
    'short area',
    text({ type: 'textarea', rules: { minLength: 2 } }),
    'a',
    ['minLength 2'],
  ],
  ['OP-63', 'no number', sampleNumber('one', required), '', ['required']],
  [
    'OP-64',
    'pattern of a number',
    sampleNumber('one', { rules: { pattern: '\\d+' } }),
    '1.5',
    ['pattern'],
  ],
  ['OP-64', 'no number at all', sampleNumber('one'), 'ten', ['number']],
  ['OP-65', 'below', sampleNumber('one', { min: 40, max: 400 }), '39', ['min 40']],
  ['OP-65', 'above', sampleNumber('one', { min: 40, max: 400 }), '400.5', ['max 400']],
  ['OP-65', 'between', sampleNumber('one', { min: 40, max: 400 }), '40', []],
  ['OP-65', 'exactly the most', sampleNumber('one', { min: 40, max: 400 }), '400', []],
  ['OP-65', 'exactly the least', sampleNumber('one', { min: 40.5, max: 400 }), '40.5', []],
  ['OP-65', 'off the step', sampleNumber('one', { min: 1, step: 0.1 }), '1.25', ['step 0.1']],
  ['OP-65', 'on the step', sampleNumber('one', { min: 1, step: 0.1 }), '1.3', []],
  [
    'OP-66',
    'too few digits',
    sampleNumber('one', { rules: { minLength: 3 } }),
    '12',
    ['minLength 3'],
  ],
  [
    'OP-66',
    'too many digits',
    sampleNumber('one', { rules: { maxLength: 2 } }),
    '123',
    ['maxLength 2'],
  ],
  ['OP-67', 'no date', { ...moment('date'), ...required }, '', ['required']],
  ['OP-67', 'no time', { ...moment('time'), ...required }, '', ['required']],
  ['OP-67', 'no moment', { ...moment('datetime-local'), ...required }, '', ['required']],
  ['OP-67', 'no colour', { ...text(required), type: 'color', swatches: [] }, '', ['required']],
  ['OP-68', 'unfinished date', { ...moment('date'), ...required }, '2026-05-__', ['required']],
  ['OP-68', 'unfinished and optional', moment('time'), '1_:__', []],
  [
    'OP-68',
    'unfinished colour',
    { ...text(required), type: 'color', swatches: [] },
    '#12____',
    ['required'],
  ],
  ['OP-12', 'a colour', { ...text({}), type: 'color', swatches: [] }, '#AA00ff', []],
  ['OP-12', 'no colour', { ...text({}), type: 'color', swatches: [] }, 'red', ['color']],
  ['OP-11', 'no such day', moment('date'), '2026-02-30', ['moment']],
  ['OP-11', 'a date where a moment is asked', moment('datetime-local'), '2026-05-04', ['moment']],
  ['OP-11', 'lead time', moment('date', { leadDays: 3 }), '2026-05-03', ['momentEarly 2026-05-04']],
  ['OP-11', 'after lead time', moment('date', { leadDays: 3 }), '2026-05-04', []],
  [
    'OP-11',
    'too late',
    moment('date', { latest: '2026-06-01' }),
    '2026-06-02',
    ['momentLate 2026-06-01'],
  ],
  [
    'OP-11',
    'closed on Sundays',
    moment('date', { weekdays: [1, 2, 3, 4, 5, 6] }),
    '2026-05-03',
    ['momentDay 2026-05-03'],
  ],
  [
    'OP-11',
    'a holiday',
    moment('date', { blocked: ['2026-05-04'] }),
    '2026-05-04',
    ['momentDay 2026-05-04'],
  ],
  [
    'OP-11',
    'too early in the day',
    moment('time', { earliest: '09:00' }),
    '08:45',
    ['momentEarly 09:00'],
  ],
  ['OP-11', 'between two quarters', moment('time'), '14:07', ['momentStep 15']],
  ['OP-11', 'at a quarter', moment('time'), '14:15', []],
  [
    'OP-11',
    'a moment between two quarters',
    moment('datetime-local'),
    '2026-05-04T14:07',
    ['momentStep 15'],
  ],
  ['OP-69', 'nothing ticked', boxes(required), [], ['required']],
  ['OP-70', 'too few ticked', boxes({ min: 2 }), ['a'], ['minChosen 2']],
  ['OP-70', 'too many ticked', boxes({ max: 2 }), ['a', 'b', 'c'], ['maxChosen 2']],
  ['OP-70', 'ticked twice is once', boxes({ min: 2 }), ['a', 'a'], ['minChosen 2']],
  ['OP-71', 'other counts with its text', boxes({ min: 2 }), ['a', 'other:bow'], []],
  [
    'OP-71',
    'other without text does not',
    boxes({ min: 2 }),
    ['a', 'other: '],
    ['otherEmpty', 'minChosen 2'],
  ],
  ['OP-72', 'other empty', boxes(), ['other:'], ['otherEmpty']],
  ['OP-73', 'no radio', radios(required), '', ['required']],
  ['OP-74', 'radio other empty', radios(), 'other:', ['otherEmpty']],
  ['OP-74', 'radio other filled', radios(), 'other:bow', []],
  ['OP-75', 'several tiles', boxes({ type: 'image-group', max: 1 }), ['a', 'b'], ['maxChosen 1']],
  ['OP-75', 'one tile', radios({ type: 'color-group', ...required }), '', ['required']],
  [
    'OP-75',
    'two where one is allowed',
    radios({ type: 'image-group' }),
    ['a', 'b'],
    ['maxChosen 1'],
  ],
  ['OP-75', 'a tile nobody offers', radios({ type: 'color-group' }), 'z', ['unknownChoice z']],
  ['OP-76', 'no product', group(required), {}, ['required']],
  ['OP-77', 'too few products', group({ min: 2 }), { '1': 1 }, ['minChosen 2']],
  ['OP-77', 'too many products', group({ max: 1 }), { '1': 1, '2': 1 }, ['maxChosen 1']],
  ['OP-78', 'half a product', group(), { '1': 0.5 }, ['groupQuantity Pen']],
  ['OP-78', 'less than none', group(), { '2': -1 }, ['groupQuantity Ink']],
  ['OP-78', 'more than there are', group(), { '1': 4 }, ['groupStock Pen 3']],
  ['OP-78', 'a product of another shelf', group(), { '3': 1 }, ['unknownChoice 3']],
  ['OP-79', 'no file', file(required), '', ['required']],
  ['OP-79', 'a file', file(required), 'abcdefgh||me.jpg', []],
  ['OP-80', 'too small', file({ minSize: 5000 }), 'abcdefgh||me.jpg', ['fileSmall me.jpg 5000']],
  ['OP-80', 'too large', file({ maxSize: 3999 }), 'abcdefgh||me.jpg', ['fileLarge me.jpg 3999']],
  [
    'OP-81',
    'another ending',
    file({ extensions: ['png'] }),
    'abcdefgh||me.jpg',
    ['fileType me.jpg'],
  ],
  [
    'OP-82',
    'two where one is allowed',
    file(),
    ['abcdefgh||me.jpg', 'abcdefgh||me.jpg'],
    ['fileCount 1'],
  ],
  ['OP-82', 'gaps do not count', file({ multiple: true }), ['abcdefgh||me.jpg', '', ''], []],
  ['OP-79', 'a file of somebody else', file(), 'zzzzzzzz||me.jpg', ['fileUnknown me.jpg']],
  ['OP-79', 'no reference at all', file(), '../etc||x', ['fileUnknown ../etc||x']],
  ['OP-83', 'nothing selected', radios({ type: 'select', ...required }), '', ['required']],
  ['OP-83', 'not on the list', radios({ type: 'select' }), 'z', ['unknownChoice z']],
  [
    'OP-84',
    'no place',
    { ...text(required), type: 'placeselector', countries: [] },
    {},
    ['required'],
  ],
  [
    'OP-84',
    'a place',
    { ...text(required), type: 'placeselector', countries: ['FR'] },
    { country: 'FR', latitude: 48.8, longitude: 2.3 },
    [],
  ],
  [
    'OP-84',
    'a place without a point',
    { ...text({}), type: 'placeselector', countries: [] },
    { locality: 'Lyon' },
    ['place'],
  ],
  [
    'OP-84',
    'another country',
    { ...text({}), type: 'placeselector', countries: ['FR'] },
    { country: 'DE', latitude: 50, longitude: 8 },
    ['place'],
  ],
  ['OP-15', 'a heading', { ...text(required), type: 'header', content: [] }, '', []],
];

/** The rows of one requirement: what they are about, the field, its value, the problems. */
function of(id: string): [string, OptionField, FieldValue | undefined, string[]][] {
  return rows
    .filter(([of]) => of === id)
    .map(([, what, field, value, expected]) => [`${field.type}: ${what}`, field, value, expected]);
}

const check = (
  _: string,
  field: OptionField,
  value: FieldValue | undefined,
  expected: string[],
) => {
  expect(found(field, value)).toEqual(expected);
};

describe('each rule of each field', () => {
  test.each(of('OP-11'))('%s [OP-11]', check);
  test.each(of('OP-12'))('%s [OP-12]', check);
  test.each(of('OP-15'))('%s [OP-15]', check);
  test.each(of('OP-54'))('%s [OP-54]', check);
  test.each(of('OP-55'))('%s [OP-55]', check);
  test.each(of('OP-56'))('%s [OP-56]', check);
  test.each(of('OP-57'))('%s [OP-57]', check);
  test.each(of('OP-58'))('%s [OP-58]', check);
  test.each(of('OP-59'))('%s [OP-59]', check);
  test.each(of('OP-60'))('%s [OP-60]', check);
  test.each(of('OP-61'))('%s [OP-61]', check);
  test.each(of('OP-62'))('%s [OP-62]', check);
  test.each(of('OP-63'))('%s [OP-63]', check);
  test.each(of('OP-64'))('%s [OP-64]', check);
  test.each(of('OP-65'))('%s [OP-65]', check);
  test.each(of('OP-66'))('%s [OP-66]', check);
  test.each(of('OP-67'))('%s [OP-67]', check);
  test.each(of('OP-68'))('%s [OP-68]', check);
  test.each(of('OP-69'))('%s [OP-69]', check);
  test.each(of('OP-70'))('%s [OP-70]', check);
  test.each(of('OP-71'))('%s [OP-71]', check);
  test.each(of('OP-72'))('%s [OP-72]', check);
  test.each(of('OP-73'))('%s [OP-73]', check);
  test.each(of('OP-74'))('%s [OP-74]', check);
  test.each(of('OP-75'))('%s [OP-75]', check);
  test.each(of('OP-76'))('%s [OP-76]', check);
  test.each(of('OP-77'))('%s [OP-77]', check);
  test.each(of('OP-78'))('%s [OP-78]', check);
  test.each(of('OP-79'))('%s [OP-79]', check);
  test.each(of('OP-80'))('%s [OP-80]', check);
  test.each(of('OP-81'))('%s [OP-81]', check);
  test.each(of('OP-82'))('%s [OP-82]', check);
  test.each(of('OP-83'))('%s [OP-83]', check);
  test.each(of('OP-84'))('%s [OP-84]', check);

  test.each<OptionField>([text({}), sampleNumber('one'), boxes(), group(), file()])(
    '$type: the wrong kind of value is a problem, not a crash [OP-54]',
    (field) => {
      const values: FieldValue[] = ['x', ['x'], { x: 'x' }, { x: 1 }];
      for (const value of values) expect(() => found(field, value)).not.toThrow();
      expect(found(field, field.type === 'productGroup' ? 'x' : { x: 'x' })).not.toEqual([]);
    },
  );
});
