import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { elementAt } from '#rules/lists/element-at.ts';
import { currentStaffLanguage } from '#server/platform/staff-words.ts';
import { staffTexts } from '#wire/messages/languages/staff-languages.ts';
import { SETTING_GROUPS } from '#wire/messages/settings/groups.ts';
import { settingTexts } from '#wire/messages/settings/settings.ts';
import { SETTING_UNITS } from '#wire/messages/settings/units.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';
import { getRight, type SettingRight } from './protected-settings.ts';
import { defaultSettings } from './read-settings.ts';
import { isSecretSetting } from './secret-settings.ts';

export interface DescribedSetting extends SettingRight {
  name: SettingName;
  group: ReturnType<typeof getGroup>;
  label: string;
  description: string;
  schema: Readonly<Record<string, unknown>>;
  default: unknown;
  value: unknown;
  isDefault: boolean;
  /** What its number counts; '' where it needs no word. */
  unit: string;
  secret: boolean;
}

// A setting without a text does not compile.
const TEXTS: Readonly<Record<SettingName, readonly [label: string, about: string]>> = settingTexts;
const FALLBACKS = defaultSettings();
const schemas = new Map<SettingName, DescribedSetting['schema']>();

function toSchema(name: SettingName): DescribedSetting['schema'] {
  const known = schemas.get(name);
  if (known) return known;
  const { $schema: _, ...made } = z.toJSONSchema(SETTINGS[name].schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  schemas.set(name, made);
  return made;
}

/** By the first word of its name. */
export function getGroup(name: SettingName) {
  const word = elementAt(name.split('.'), 0);
  const group = SETTING_GROUPS.find(({ names }) => names.some((each) => each === word));
  if (!group) throw new Error(`the setting ${name} has no place`);
  return group.id;
}

/** A text of the shop's own replaces the built-in one, as with every other text. */
function toTexts(name: SettingName, { messages }: Settings): readonly [string, string] {
  const [label, about] = TEXTS[name];
  const translated = staffTexts('settings', currentStaffLanguage());
  const textFor = (key: string, usual: string) => {
    const text = messages[key] ?? translated[key.slice('setting.'.length)];
    return typeof text === 'string' ? text : usual;
  };
  return [textFor(`setting.${name}`, label), textFor(`setting.${name}.about`, about)];
}

/** Its label, as the person who asks reads it. */
export const settingLabel = (name: SettingName, settings: Settings): string =>
  toTexts(name, settings)[0];

export function describeSetting(name: SettingName, settings: Settings): DescribedSetting {
  const [label, description] = toTexts(name, settings);
  const secret = isSecretSetting(name);
  return {
    name,
    group: getGroup(name),
    label,
    description,
    schema: toSchema(name),
    default: FALLBACKS[name],
    value: secret ? '' : settings[name],
    isDefault: isDeepStrictEqual(settings[name], FALLBACKS[name]),
    unit: SETTING_UNITS[name] ?? '',
    secret,
    ...getRight(name),
  };
}
