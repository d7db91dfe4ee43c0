import { expect, test } from 'vitest';
import { FIELD_TYPES } from '#rules/options/option-form.ts';
import { optionFieldInput } from '#wire/catalog/option-field-input.ts';
import { recordIn } from '../settings/controls/control-props.ts';
import { controlKind, propertiesIn, propertyLabel } from './field-properties.ts';
import { newField } from './form-builder.ts';

/** Names of all properties, those inside of parts included. */
function namesIn(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const kind = controlKind(name, value);
    return kind === 'part' || kind === 'partOrNone' ? [name, ...namesIn(recordIn(value))] : [name];
  });
}

test.each(FIELD_TYPES)('every property of a field of the type %s has its words', (type) => {
  const field = newField(type, 'Label', []);
  const { asks, more } = propertiesIn(field);
  const displayed = Object.fromEntries(
    Object.entries(field).filter(([name]) => [...asks, ...more].includes(name)),
  );
  for (const name of namesIn(displayed)) expect(propertyLabel(name), name).not.toBe(name);
});

test('the text on a picture has words for its parts', () => {
  const field = optionFieldInput.parse({ id: 'a', type: 'text', preview: {} });
  const { preview } = field.type === 'text' ? field : { preview: null };
  for (const name of namesIn(recordIn(preview))) expect(propertyLabel(name), name).not.toBe(name);
});
