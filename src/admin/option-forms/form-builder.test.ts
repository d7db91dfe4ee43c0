import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '#rules/options/option-form.ts';
import { formInput } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import {
  allFields,
  type BuiltForm,
  copyField,
  draftIn,
  followedId,
  freeId,
  getBuilt,
  isAbout,
  moveField,
  newField,
  newOption,
  withFollowingId,
} from './form-builder.ts';

test.each<[string, string[], string]>([
  ['Engraving', [], 'engraving'],
  ['Breite in cm', [], 'breite_in_cm'],
  ['Größe', [], 'gro_e'],
  ['2nd line', [], 'nd_line'],
  ['日本', [], 'field'],
  ['Engraving', ['engraving', 'engraving_2'], 'engraving_3'],
])('the name of "%s" beside %j is %s', (label, used, expected) => {
  expect(freeId(label, used)).toBe(expected);
});

test.each<[string, string, string, string]>([
  ['number', 'Number', 'Width in cm', 'width_in_cm'],
  ['field', '', 'W', 'w'],
  ['number_2', 'Number', 'Width', 'width'],
  ['breadth', 'Number', 'Width', 'breadth'],
  ['width', 'Width', 'Number', 'number_2'],
])('the name %s of "%s" that becomes "%s" is then %s', (id, label, next, expected) => {
  expect(
    followedId(
      { id, label, next },
      ['number'].filter((each) => each !== id),
    ),
  ).toBe(expected);
});

test('only the label of a new field changes its name', () => {
  const field = newField('radio-group', 'Choice of one', ['font']);
  const named = withFollowingId(field, { ...field, label: 'Font' }, ['font', field.id]);
  expect(named.id).toBe('font_2');
  const typed = { ...named, id: 'lettering' };
  expect(withFollowingId(named, typed, ['font', named.id])).toBe(typed);
});

test('choices of a new field are numbered alike', () => {
  const first = newOption([]);
  expect([first, newOption([first])]).toMatchObject([
    { value: 'choice_1', label: 'Choice 1' },
    { value: 'choice_2', label: 'Choice 2' },
  ]);
});

function getForm(...ids: string[]): BuiltForm {
  let made = 0;
  const draft = formInput.parse({
    title: 'Form',
    belongsTo: { kind: 'all' },
    sections: [
      { id: 'one', fields: ids.map((id) => ({ id, type: 'text' })) },
      { id: 'two', fields: [] },
    ],
  });
  return getBuilt(draft, () => {
    made += 1;
    return `k${made}`;
  });
}

describe('a form that is built', () => {
  test('is what was read, with keys only for the builder', () => {
    const form = getForm('a', 'b');
    expect(form.sections.map(({ key }) => key)).toEqual(['k1', 'k4']);
    const draft = draftIn(form);
    // In the same order, too: a builder that was opened and left alone has nothing to save.
    expect(JSON.stringify(draftIn(getBuilt(draft, () => 'k')))).toBe(JSON.stringify(draft));
    expect(JSON.stringify(draft)).toBe(JSON.stringify(formInput.parse(draft)));
    expect(parseForm(draft)).toMatchObject({ ok: true, draft });
    expect(JSON.stringify(draft)).not.toContain('"key"');
  });

  test.each(FIELD_TYPES)('a new field of the type %s has what the schema asks for', (type) => {
    const field = newField(type, 'Some label', ['some_label']);
    expect(field).toMatchObject({ id: 'some_label_2', type, label: 'Some label', required: false });
    const draft = draftIn({
      ...getForm(),
      sections: [{ key: 's', id: 'one', title: '', rule: null, fields: [{ key: 'f', field }] }],
    });
    // Products are for the manager to choose; everything else can be saved as it is.
    expect(parseForm(draft).ok).toBe(type !== 'productGroup');
  });

  test('a copy has a name of its own', () => {
    const [field] = allFields(getForm('a'));
    if (!field) throw new Error('There is no field.');
    expect(copyField(field, ['a', 'a_2']).id).toBe('a_3');
  });

  test('a field goes to the end of another section', () => {
    const moved = moveField(getForm('a', 'b'), 'k2', 'k4');
    expect(moved.sections.map(({ fields }) => fields.map(({ field }) => field.id))).toEqual([
      ['b'],
      ['a'],
    ]);
  });

  test.each<[string, string, boolean]>([
    ['options.save.cycle', 'a, b', true],
    ['options.save.formulaField', 'b', false],
    ['options.save.invalid', 'sections.0.fields.0.label', true],
    ['options.save.invalid', 'sections.0.fields.01', false],
  ])('%s at %s is about the field a: %s', (code, place, expected) => {
    expect(isAbout({ code, place }, 'a', 'sections.0.fields.0')).toBe(expected);
  });
});
