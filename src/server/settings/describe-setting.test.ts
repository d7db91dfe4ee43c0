import { describe, expect, test } from 'vitest';
import { settingControl, type ValueSchema } from '#rules/settings/setting-control.ts';
import { settingChoices } from '#wire/messages/settings/choices.ts';
import { settingFields } from '#wire/messages/settings/fields.ts';
import { SETTING_GROUPS, settingParts } from '#wire/messages/settings/groups.ts';
import { SETTING_UNITS } from '#wire/messages/settings/units.ts';
import { SETTINGS, type SettingName } from './defaults.ts';
import { describeSetting, getGroup } from './describe-setting.ts';
import { defaultSettings, isSettingName } from './read-settings.ts';

const NAMES = Object.keys(SETTINGS).filter(isSettingName);
const FALLBACKS = defaultSettings();
const getWord = (name: string) => name.split('.')[0] ?? '';

/** Every choice and every field inside a value that has no words, by the path a form finds them at. */
function unworded(field: string, schema: ValueSchema, word: string): string[] {
  const control = settingControl(schema);
  if (control === null) return [`${field}: no control fits`];
  switch (control.kind) {
    case 'choice':
    case 'choices': {
      const texts = Object.entries(settingChoices).find(([name]) => name === field)?.[1] ?? {};
      return control.values
        .filter((value) => !Object.hasOwn(texts, value))
        .map((value) => `${field} ${value}`);
    }
    case 'fields':
    case 'rows':
      return control.fields.flatMap((each) => {
        const path = `${word}.${each.name}`;
        const missing = Object.hasOwn(settingFields, path) ? [] : [path];
        return [...missing, ...unworded(path, each.schema, word)];
      });
    case 'named':
      return unworded(`${field}.*`, control.value, word);
    default:
      return [];
  }
}

/** Texts are words by key: they have a screen of their own. */
const generated = NAMES.filter((name) => name !== 'messages');

describe('a setting', () => {
  test.each(generated)('%s has a place, words and a control that fits', (name: SettingName) => {
    const { label, description, schema } = describeSetting(name, FALLBACKS);
    expect(label).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(description).toMatch(/^\S.*[.?]$/);
    expect(label).not.toBe(description);
    expect(unworded(name, schema, getWord(name))).toEqual([]);
    const group = SETTING_GROUPS.find(({ id }) => id === getGroup(name));
    expect(group).toBeDefined();
    if (group && group.names.length > 1) expect(settingParts[getWord(name)]).toMatch(/\w/);
  });

  test('with a unit is a number or a pair of them, and there is one of that name', () => {
    for (const name of Object.keys(SETTING_UNITS).filter(
      (each) => !Object.hasOwn(settingFields, each),
    )) {
      expect(NAMES, name).toContain(name);
    }
    expect(describeSetting('cart.flyTime', FALLBACKS).unit).toBe('milliseconds');
    expect(describeSetting('shop.name', FALLBACKS).unit).toBe('');
  });
});
