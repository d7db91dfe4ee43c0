import { describe, expect, test } from 'vitest';
import { checkOptions } from './check-options.ts';
import { charactersLeft } from './checks/check-text.ts';
import { sampleInput, samplePlan, sampleText, showWhen } from './testing/sample-form.ts';
import { visibleFields } from './visibility.ts';

describe('the whole form', () => {
  const fields = [
    sampleText('text', { required: true }),
    sampleText('font', { required: true, rule: showWhen('text', 'is_not_empty') }),
  ];
  const plan = samplePlan(fields);
  const check = (values: Record<string, string>) => {
    const input = sampleInput(values);
    const visible = visibleFields(plan.showing, input);
    return checkOptions(plan, visible, input, { uploads: null }).map(({ field }) => field);
  };

  test('only what shows is checked, in the form’s order [OP-23]', () => {
    expect(check({})).toEqual(['text']);
    expect(check({ text: 'Ada' })).toEqual(['font']);
    expect(check({ text: 'Ada', font: 'serif' })).toEqual([]);
  });
});

test.each<[number | null, boolean, string, number | null]>([
  [24, true, 'Zoë', 21],
  [3, true, 'Anna', 0],
  [24, false, 'Zoë', null],
  [null, true, 'Zoë', null],
])('characters left of %j (%s) at %j: %j [OP-85]', (maxLength, countLeft, typed, expected) => {
  expect(charactersLeft(sampleText('one', { rules: { maxLength, countLeft } }), typed)).toBe(
    expected,
  );
});
