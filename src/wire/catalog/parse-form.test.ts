import { describe, expect, test } from 'vitest';
import { checkField } from '#rules/options/check-options.ts';
import { FIELD_TYPES, type OptionField } from '#rules/options/option-form.ts';
import type { FormInput } from './option-form-input.ts';
import { parseForm } from './parse-form.ts';

type Fields = FormInput['sections'][number]['fields'];

function form(fields: Fields, overrides: Partial<FormInput> = {}): FormInput {
  const sections = [{ id: 'main', fields }];
  return { title: 'Form', belongsTo: { kind: 'all' }, sections, ...overrides };
}

const text = (id: string, input: object = {}) => ({ id, type: 'text' as const, ...input });
const asks = (id: string) => ({
  action: 'show' as const,
  groups: [
    {
      conditions: [
        { subject: { kind: 'field' as const, id }, operator: 'is_not_empty' as const, value: '' },
      ],
    },
  ],
});
const custom = (formula: string) => ({ pricingType: 'custom' as const, formula });

function getField(field: object): OptionField {
  const parsed = parseForm(form([field as Fields[number]]));
  const found = parsed.ok ? parsed.form.sections[0]?.fields[0] : undefined;
  if (!found) throw new Error(JSON.stringify(parsed));
  return found;
}

function problems(input: FormInput): string[] {
  const parsed = parseForm(input);
  return parsed.ok ? [] : parsed.problems.map(({ code, place }) => `${code} at ${place}`);
}

describe('saving a form', () => {
  test('formulas and live texts become nodes, the rest gets its defaults [OP-44]', () => {
    const parsed = parseForm(
      form([
        text('width', { label: 'Width (#= {value} / 100 =# m)', price: custom('{value} * 2') }),
      ]),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const field = parsed.form.sections[0]?.fields[0];
    expect(field?.price?.formula).toMatchObject({ kind: 'binary', sign: '*' });
    expect(field?.label).toEqual(['Width (', expect.objectContaining({ sign: '/' }), ' m)']);
    expect(field).toMatchObject({ required: false, columns: 12 });
  });

  test('a field for files takes one, up to 10 MB, of pictures and PDF; svg where it is named [OP-80] [OP-81] [OP-82]', () => {
    const file = (input: object) => getField({ id: 'photo', type: 'file', ...input });
    expect(file({})).toMatchObject({
      multiple: false,
      minSize: 0,
      maxSize: 10 * 1024 * 1024,
      extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf'],
    });
    const sent = (count: number) =>
      Array.from({ length: count }, (_, at) => `abcdefgh${at}||${at}.jpg`);
    const counted = (provided: object, count: number) => {
      const input = { groupProducts: new Map(), today: 0 };
      return checkField(file(provided), sent(count), input, { uploads: null }).map(
        ({ limit }) => limit,
      );
    };
    expect([counted({}, 1), counted({}, 2)]).toEqual([[], [1]]);
    expect([counted({ multiple: true }, 2), counted({ multiple: true }, 31)]).toEqual([[], [30]]);
    expect(counted({ multiple: true, maxFiles: 2 }, 3)).toEqual([2]);
    expect(file({ extensions: ['svg'] })).toMatchObject({ extensions: ['svg'] });
  });

  test('a price is charged by the piece, by discounts too, without tax; nothing is tracked [OP-17] [OP-34] [OP-41]', () => {
    const price = { pricingType: 'fixed' as const, amount: 450 };
    expect(getField(text('a', { price }))).toMatchObject({
      tracked: false,
      price: {
        ...price,
        taxpu: 1,
        isFee: false,
        isShowPrice: false,
        excludeFromDiscount: false,
        excluded: null,
      },
    });
  });

  test.each(FIELD_TYPES)('%s can be saved with no more than its name [OP-01]', (type) => {
    const more = {
      ...(/^(select|.*-group)$/.test(type) && { options: [{ value: 'a', label: 'A' }] }),
      ...(type === 'productGroup' && { productIds: [1] }),
    };
    expect(getField({ id: 'a', type, ...more })).toMatchObject({ id: 'a', type, required: false });
  });

  test.each<[string, FormInput, string[]]>([
    [
      'an unknown field in a formula',
      form([text('a', { price: custom('{field.b.value}') })]),
      ['options.save.formulaField at a'],
    ],
    [
      'an unknown field in a condition',
      form([text('a', { rule: asks('b') })]),
      ['options.save.unknownField at a'],
    ],
    [
      'a preview whose letters follow a field that is not there',
      form([text('a', { preview: { fontField: 'b' } })]),
      ['options.save.unknownField at a'],
    ],
    [
      'a preview in a colour that is none',
      form([text('a', { preview: { color: 'url(#x)' } })]),
      ['options.save.invalid at sections.0.fields.0.preview.color'],
    ],
    [
      'conditions that wait for each other',
      form([text('a', { rule: asks('b') }), text('b', { rule: asks('a') })]),
      ['options.save.cycle at a, b'],
    ],
    [
      'a field that asks itself',
      form([text('a', { rule: asks('a') })]),
      ['options.save.cycle at a'],
    ],
    [
      'a pattern that is none',
      form([text('a', { rules: { pattern: '[' } })]),
      ['options.save.pattern at a'],
    ],
    [
      'a pattern that could hang',
      form([text('a', { rules: { pattern: '(a+)+' } })]),
      ['options.save.patternSlow at a'],
    ],
    ['a name of the form itself', form([text('quantity')]), ['options.save.reserved at quantity']],
    ['a name beside another field', form([text('a__file')]), ['options.save.reserved at a__file']],
    ['one id twice', form([text('a'), text('a')]), ['options.save.twice at a']],
    [
      'the quantity by an unknown field',
      form([text('a')], { quantity: '{field.b.value}' }),
      ['options.save.formulaField at quantity'],
    ],
    [
      'a formula of ten thousand brackets',
      form([text('a', { price: custom(`${'('.repeat(1e4)}1${')'.repeat(1e4)}`) })]),
      ['options.save.formulaLength at a'],
    ],
    [
      'one option twice',
      form([
        {
          id: 'a',
          type: 'select',
          options: [
            { value: 'x', label: 'X' },
            { value: 'x', label: 'Y' },
          ],
        },
      ]),
      ['options.save.sameOption at a'],
    ],
  ])('%s is refused with its place [OP-19]', (_, input, expected) => {
    expect(problems(input)).toEqual(expected);
  });

  test('what is no form at all is refused with the path into it [OP-01]', () => {
    const found = problems(form([{ id: 'a', type: 'texts' } as unknown as Fields[number]]));
    expect(found).toEqual(['options.save.invalid at sections.0.fields.0.type']);
  });
});
