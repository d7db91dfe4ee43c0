import { describe, expect, test } from 'vitest';
import type { Bundle, BundleField, BundleItem } from './bundle.ts';
import { checkFields } from './check-fields.ts';
import { checkSelection } from './check-selection.ts';
import { variationForm } from './variation-state.ts';

const item = (id: string, more: Partial<BundleItem> = {}): BundleItem => ({
  id,
  productId: 1,
  variationId: null,
  required: false,
  chosen: true,
  quantity: { first: 1, min: 1, max: 3 },
  attributes: {},
  discount: null,
  title: '',
  ...more,
});
const chosen = (id: string, quantity = 1, attributes = {}) => ({ id, quantity, attributes });

describe('whether what is chosen makes a bundle', () => {
  const bundle: Pick<Bundle, 'items' | 'minItems' | 'maxItems'> = {
    items: [
      item('mug', { attributes: { attribute_pa_color: ['sand'] } }),
      item('tray', { required: true }),
      item('honey'),
      item('napkin'),
    ],
    minItems: 2,
    maxItems: 3,
  };
  const check = (...list: ReturnType<typeof chosen>[]) => checkSelection(bundle, list);

  test('so many items as the bundle asks for, and no more [BU-19]', () => {
    expect(check(chosen('tray'))).toEqual([{ code: 'bundles.problem.few', count: 2 }]);
    expect(check(chosen('tray'), chosen('honey'))).toEqual([]);
    expect(check(chosen('tray'), chosen('honey'), chosen('mug'), chosen('napkin'))).toEqual([
      { code: 'bundles.problem.many', count: 3 },
    ]);
  });

  test('each thing that is wrong has its own words', () => {
    expect(check(chosen('honey'), chosen('mug'))).toEqual([
      { code: 'bundles.problem.required', item: 'tray' },
    ]);
    expect(check(chosen('tray'), chosen('teapot'))).toEqual([
      { code: 'bundles.problem.notInBundle', item: 'teapot' },
    ]);
    expect(check(chosen('tray'), chosen('honey'), chosen('honey'))).toEqual([
      { code: 'bundles.problem.twice', item: 'honey' },
    ]);
    expect(check(chosen('tray'), chosen('mug', 1, { attribute_pa_color: 'ink' }))).toEqual([
      { code: 'bundles.problem.notAllowed', item: 'mug' },
    ]);
    for (const quantity of [0, 4, -1, 1.5, Number.NaN]) {
      expect(check(chosen('tray'), chosen('honey', quantity))).toEqual([
        { code: 'bundles.problem.quantity', item: 'honey', min: 1, max: 3 },
      ]);
    }
  });

  test('names of our own objects are nobody’s items', () => {
    expect(check(chosen('tray'), chosen('__proto__'))).toEqual([
      { code: 'bundles.problem.notInBundle', item: '__proto__' },
    ]);
  });
});

describe('the variation form of an item', () => {
  const attributes = [
    { name: 'pa_color', forVariations: true },
    { name: 'pa_size', forVariations: true },
  ];
  const variations = [
    { id: 1, attributes: { attribute_pa_color: 'sand', attribute_pa_size: 'small' } },
    { id: 2, attributes: { attribute_pa_color: 'sand', attribute_pa_size: 'large' } },
    { id: 3, attributes: { attribute_pa_color: 'clay', attribute_pa_size: 'small' } },
    { id: 4, attributes: { attribute_pa_color: 'moss', attribute_pa_size: '' } },
  ];
  const form = (chosenTerms: Record<string, string>, mug = item('mug')) =>
    variationForm(mug, attributes, variations, chosenTerms);

  test('found while something fits, matched when all is chosen, reset when nothing fits [BU-16]', () => {
    expect(form({})).toMatchObject({ state: 'found', variation: null });
    expect(form({ attribute_pa_color: 'clay' })).toMatchObject({
      state: 'found',
      open: ['attribute_pa_size'],
    });
    expect(form({ attribute_pa_color: 'sand', attribute_pa_size: 'large' })).toMatchObject({
      state: 'matched',
      variation: { id: 2 },
    });
    expect(form({ attribute_pa_color: 'clay', attribute_pa_size: 'large' })).toMatchObject({
      state: 'reset',
      variation: null,
    });
  });

  test('a variation that leaves a value open takes any, and it must still be chosen [BU-18]', () => {
    expect(form({ attribute_pa_color: 'moss' }).state).toBe('found');
    const moss = form({ attribute_pa_color: 'moss', attribute_pa_size: 'large' });
    expect(moss.variation?.id).toBe(4);
  });

  test('what the bundle does not allow fits nothing', () => {
    const onlySand = item('mug', { attributes: { attribute_pa_color: ['sand'] } });
    expect(form({ attribute_pa_color: 'clay' }, onlySand).state).toBe('reset');
    const onlyFirst = item('mug', { variationId: 1 });
    expect(form({ attribute_pa_size: 'large' }, onlyFirst).state).toBe('reset');
  });
});

describe('the fields of a bundle', () => {
  const field = (type: BundleField['type'], required = false): BundleField => ({
    id: 'one',
    type,
    label: 'One',
    required,
  });
  const check = (one: BundleField, value: string) => checkFields([one], { one: value })[0]?.code;

  test('a required field must not be empty [BU-21]', () => {
    for (const type of ['text', 'textarea', 'email', 'tel'] as const) {
      expect(check(field(type, true), '  ')).toBe('bundles.problem.fieldEmpty');
      expect(check(field(type), '')).toBeUndefined();
    }
    expect(check(field('text', true), 'Ada')).toBeUndefined();
  });

  test('a required checkbox must be checked [BU-22]', () => {
    expect(check(field('checkbox', true), '')).toBe('bundles.problem.unticked');
    expect(check(field('checkbox', true), '1')).toBeUndefined();
    expect(check(field('checkbox'), '')).toBeUndefined();
  });

  test.each(['ada@example.com', 'a.b+c@mail.example.co', 'øre@bølge.example'])(
    '%s is an e-mail address [BU-23]',
    (address) => expect(check(field('email'), address)).toBeUndefined(),
  );
  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@ex.c',
    'a@b@c.de',
  ])('%s is none [BU-23]', (address) =>
    expect(check(field('email'), address)).toBe('bundles.problem.email'),
  );

  test.each(['+1 (555) 010-0199', '030/123.45 #6_7'])('%s is a phone number [BU-24]', (number) =>
    expect(check(field('tel'), number)).toBeUndefined(),
  );
  test.each(['call me', '555x', '12;34', '１２３'])('%s is none [BU-24]', (number) =>
    expect(check(field('tel'), number)).toBe('bundles.problem.phone'),
  );

  test('nobody writes a book', () => {
    expect(check(field('text'), 'a'.repeat(1001))).toBe('bundles.problem.fieldLong');
  });
});
