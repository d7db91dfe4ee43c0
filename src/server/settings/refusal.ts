import type * as z from 'zod';
import { formatMessage, type Message, type MessageValues } from '#rules/messages/format.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { staffTextLocale, staffWords } from '#server/platform/staff-words.ts';
import { type SettingRefusal, settingRefusals } from '#wire/messages/settings/refusals.ts';
import { SETTING_UNITS } from '#wire/messages/settings/units.ts';
import type { Settings } from './defaults.ts';

// What the schema of a setting refused, in the shop's words and at the field inside the value.
// Example: an account holder of 200 characters in `payments.bacs` is
// { path: ['accounts', 0, 'name'], reason: 'must have at most 120 characters' }.

export interface Refusal {
  /** Inside the value; empty where it is about the whole. */
  path: readonly PropertyKey[];
  reason: string;
}

type Issue = z.core.$ZodIssue;
type Spoken = { key: SettingRefusal; values?: MessageValues };

export function refusalText(
  settings: Settings,
  key: SettingRefusal,
  values: MessageValues = {},
): string {
  const message = customMessage(settings, key) ?? staffWords('refusals', settingRefusals, key);
  return formatMessage(message, values, staffTextLocale(settings['shop.locale']));
}

/** A text of the shop's own replaces the built-in one, as with every other text. */
function customMessage({ messages }: Settings, key: string): Message | null {
  const custom = messages[key];
  if (custom === undefined || typeof custom === 'string') return custom ?? null;
  return custom.other === undefined ? null : { ...custom, other: custom.other };
}

/** `[accounts][0][iban]`, behind the name of the value it is in. */
export function inBrackets(path: readonly PropertyKey[]): string {
  return path.map((part) => `[${String(part)}]`).join('');
}

/** The first refusal of each field inside `value`, which the schema of the setting `name` refused. */
export function getRefusals(
  name: string,
  value: unknown,
  issues: readonly Issue[],
  settings: Settings,
): readonly Refusal[] {
  const byPlace = Map.groupBy(issues.flatMap(reachedIn), ({ path }) => inBrackets(path));
  return [...byPlace.values()].flatMap(([issue]) => {
    if (!issue) return [];
    const { path } = issue;
    if (isEmptyAt(value, path)) {
      return [{ path, reason: refusalText(settings, 'settings.refused.empty') }];
    }
    const { key, values } = spoken(issue, (limit) => displayLimit(name, path, limit, settings));
    return [{ path, reason: refusalText(settings, key, values) }];
  });
}

/** Forms send null for a number that is not typed yet. */
function isEmptyAt(value: unknown, path: readonly PropertyKey[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return value === null || value === undefined;
  if (typeof value !== 'object' || value === null) return false;
  return isEmptyAt(Reflect.get(value, first), rest);
}

/** Of a value that may be empty or something else, what the something else lacks. */
function reachedIn(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const matching = issue.errors.find(
    (errors) => !errors.every(({ code }) => code === 'invalid_value' || code === 'invalid_type'),
  );
  if (!matching) return [issue];
  return matching
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(reachedIn);
}

function spoken(issue: Issue, format: (limit: number) => string): Spoken {
  const customRefusal = isRefusal(issue.message) ? issue.message : null;
  if (customRefusal) return { key: customRefusal };
  switch (issue.code) {
    case 'invalid_type':
      return { key: TYPES[issue.expected] ?? 'settings.refused.other' };
    case 'invalid_value':
      return { key: 'settings.refused.choice' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true, format);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), format);
    case 'invalid_key':
      return spoken(issue.issues[0] ?? { ...issue, code: 'custom' }, format);
    default:
      return { key: 'settings.refused.other' };
  }
}

const TYPES: Readonly<Record<string, SettingRefusal>> = {
  number: 'settings.refused.number',
  int: 'settings.refused.whole',
  string: 'settings.refused.text',
  boolean: 'settings.refused.switch',
  array: 'settings.refused.list',
  tuple: 'settings.refused.list',
  object: 'settings.refused.fields',
  record: 'settings.refused.fields',
};

function tooSmall(
  origin: string,
  count: number,
  isIncluded: boolean,
  format: (limit: number) => string,
): Spoken {
  if (origin === 'string' && count === 1) return { key: 'settings.refused.empty' };
  if (origin === 'string') return { key: 'settings.refused.shortest', values: { count } };
  if (origin === 'array') return { key: 'settings.refused.fewest', values: { count } };
  const key = isIncluded ? 'settings.refused.least' : 'settings.refused.above';
  return { key, values: { limit: format(count) } };
}

function tooBig(origin: string, count: number, format: (limit: number) => string): Spoken {
  if (origin === 'string') return { key: 'settings.refused.longest', values: { count } };
  if (origin === 'array') return { key: 'settings.refused.tooMany', values: { count } };
  return { key: 'settings.refused.most', values: { limit: format(count) } };
}

/** A limit as its form shows the number: amounts in units of money, milliseconds in seconds. */
function displayLimit(
  name: string,
  path: readonly PropertyKey[],
  limit: number,
  settings: Settings,
): string {
  const inner = path.findLast((part) => typeof part === 'string');
  const field = inner === undefined ? name : `${name.split('.')[0]}.${inner}`;
  const unit = SETTING_UNITS[field] ?? SETTING_UNITS[name];
  if (unit === 'money') return getDecimal(money(limit), settings['currency.decimals']);
  return String(unit === 'milliseconds' ? limit / 1000 : limit);
}

function isRefusal(text: string): text is SettingRefusal {
  return Object.hasOwn(settingRefusals, text);
}
