import { expect, test } from 'vitest';
import { money } from '../../money/money.ts';
import { checkField } from '../check-options.ts';
import type { FieldValue } from '../field-value.ts';
import type { ChoiceField, MomentField, OptionField } from '../option-form.ts';
import { sampleChoice, sampleOption, sampleText } from '../testing/sample-form.ts';

// Rules that hold for several kinds of fields alike, each kind asked for each of them.

const groupProducts = new Map([[1, { id: 1, name: 'Pen', price: money(100), left: null }]]);

function found(field: OptionField, value: FieldValue | undefined): string[] {
  const input = { groupProducts, today: 1_777_600_800 };
  return checkField(field, value, input, { uploads: null }).map(({ code, limit }) =>
    [code.replace('options.problem.', ''), limit].filter((part) => part !== undefined).join(' '),
  );
}

const options = ['a', 'b', 'c']
  .map((value) => sampleOption(value))
  .concat(sampleOption('o', { other: true }));
const choice = (type: ChoiceField['type'], overrides: Partial<ChoiceField>) =>
  sampleChoice('one', { type, options, ...overrides });

const several = ['checkbox-group', 'image-group', 'color-group'] as const;
const single = ['radio-group', 'image-group', 'color-group', 'select'] as const;

test.each(several)('%s for several follows the rules of boxes [OP-75]', (type) => {
  const of = (overrides: Partial<ChoiceField>) => choice(type, { multiple: true, ...overrides });
  expect(found(of({ required: true }), [])).toEqual(['required']);
  expect(found(of({ min: 2 }), ['a'])).toEqual(['minChosen 2']);
  expect(found(of({ max: 2 }), ['a', 'b', 'c'])).toEqual(['maxChosen 2']);
  expect(found(of({ min: 1, max: 2 }), ['a', 'b'])).toEqual([]);
  expect(found(of({}), ['a', 'other: '])).toEqual(['otherEmpty']);
  expect(found(of({ min: 2 }), ['a', 'other:bow'])).toEqual([]);
});

test.each(single)('%s for one follows the rules of radios [OP-75]', (type) => {
  const of = (overrides: Partial<ChoiceField> = {}) =>
    choice(type, { multiple: false, ...overrides });
  expect(found(of({ required: true }), '')).toEqual(['required']);
  expect(found(of(), 'other:')).toEqual(['otherEmpty']);
  expect(found(of(), 'other:bow')).toEqual([]);
  expect(found(of({ required: true }), 'b')).toEqual([]);
  // Limits of boxes are none of theirs.
  expect(found(of({ min: 2 }), 'b')).toEqual([]);
});

test.each(several)('%s: an "other" without its text does not fill the limit up [OP-71]', (type) => {
  const field = choice(type, { multiple: true, max: 1 });
  expect(found(field, ['a', 'other:'])).toEqual(['otherEmpty']);
  expect(found(field, ['a', 'other:bow'])).toEqual(['maxChosen 1']);
});

const limits = { earliest: null, latest: null, weekdays: [], leadDays: 0, blocked: [] };
const moment = (type: MomentField['type'], required: boolean): OptionField => ({
  ...sampleText('one', { required }),
  type,
  limits,
});
const color = (required: boolean): OptionField => ({
  ...sampleText('one', { required }),
  type: 'color',
  swatches: [],
});

test.each<[string, (required: boolean) => OptionField, string[], string]>([
  ['date', (must) => moment('date', must), ['____-__-__', '2026-05-0_'], '2026-05-04'],
  ['time', (must) => moment('time', must), ['__:__', '14:3_'], '14:30'],
  [
    'datetime-local',
    (must) => moment('datetime-local', must),
    ['____-__-__T__:__', '2026-05-04T14:_0'],
    '2026-05-04T14:30',
  ],
  ['color', color, ['#______', '#aabbc_'], '#aabbcc'],
])(
  '%s: what still has a placeholder is empty [OP-67] [OP-68]',
  (_, field, unfinished, expectedTotal) => {
    for (const value of ['', ...unfinished]) {
      expect(found(field(true), value)).toEqual(['required']);
      expect(found(field(false), value)).toEqual([]);
    }
    expect(found(field(true), expectedTotal)).toEqual([]);
  },
);

test.each(['paragraph', 'header', 'statictext'] as const)(
  '%s is never checked, whatever is sent for it [OP-15]',
  (type) => {
    const field: OptionField = { ...sampleText('one', { required: true }), type, content: [] };
    const sent: (FieldValue | undefined)[] = [undefined, '', 'x', ['x'], { x: 1 }];
    for (const value of sent) expect(found(field, value)).toEqual([]);
  },
);

// Whatever the pattern is, a text it is run on has an end.
test.each<[number, number | null, string[]]>([
  [300, null, []],
  [301, null, ['maxLength 300']],
  [301, 30, ['maxLength 30']],
  [301, 2000, ['maxLength 300']],
  [20_001, null, ['maxLength 300']],
])('%i characters against a pattern, at most %s: %j [OP-58]', (length, maxLength, expected) => {
  const field = sampleText('one', { rules: { pattern: 'a*a*a*', maxLength } });
  expect(found(field, 'a'.repeat(length))).toEqual(expected);
});
