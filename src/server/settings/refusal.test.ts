import { describe, expect, test } from 'vitest';
import { settingRefusals } from '#wire/messages/settings/refusals.ts';
import { SETTINGS, type SettingName } from './defaults.ts';
import { defaultSettings, isSettingName } from './read-settings.ts';
import { getRefusals } from './refusal.ts';

const settings = defaultSettings();

function refusals(name: SettingName, value: unknown, changed = settings) {
  const { error } = SETTINGS[name].schema.safeParse(value);
  return error ? getRefusals(name, value, error.issues, changed) : [];
}

describe('a refused setting', () => {
  test.each<[SettingName, unknown, readonly PropertyKey[], string]>([
    ['catalog.perPage', 0, [], 'must be at least 1'],
    ['catalog.perPage', null, [], 'must be filled in'],
    ['catalog.perPage', 2.5, [], 'must be a whole number'],
    ['catalog.perPage', 'many', [], 'must be a number'],
    ['options.conUnit', 0, [], 'must be more than 0'],
    ['shop.name', '', [], 'must be filled in'],
    ['shop.name', 'x'.repeat(81), [], 'must have at most 80 characters'],
    ['shop.email', 'me', [], 'must be an email address, such as shop@example.com'],
    ['shop.securityEmail', 'me', [], 'must be an email address, such as shop@example.com'],
    ['shop.dir', 'up', [], 'must be one of the values offered'],
    ['shop.timeZone', 'Mars/Olympus', [], 'must be a time zone, such as Europe/Berlin'],
    ['shop.locale', 'en-a-b', [], 'must be a language, such as en-US or de'],
    ['delivery.cutOff', '25:00', [], 'must be a time of day, such as 14:30'],
    ['delivery.holidays', ['2026-02-30'], [0], 'must be a day, such as 2026-12-24'],
    ['delivery.handlingDays', [1, 400], [1], 'must be at most 365'],
    [
      'boosters.countdown',
      { ...settings['boosters.countdown'], startDate: 'x' },
      ['startDate'],
      'must be a day, such as 2026-12-24',
    ],
    [
      'payments.bacs',
      { ...settings['payments.bacs'], enabled: 'yes' },
      ['enabled'],
      'must be on or off',
    ],
    [
      'options.customFields',
      { other: 1 },
      ['other'],
      'must have names that begin with wcpa_pcf_, then small letters, digits and underscores',
    ],
  ])('%s as %j says so at the field, in the words of the messages', (name, value, path, reason) => {
    expect(refusals(name, value)).toEqual([{ path, reason }]);
  });

  test('shows limits as its form shows the number', () => {
    expect(refusals('cart.flyTime', 700_000)).toMatchObject([{ reason: 'must be at most 600' }]);
    const bacs = { ...settings['payments.bacs'], minTotal: -100 };
    expect(refusals('payments.bacs', bacs)).toMatchObject([{ reason: 'must be at least 0.00' }]);
  });

  test('takes a text of the shop’s own', () => {
    const messages = {
      'settings.refused.most': 'höchstens {limit}',
      'settings.refused.longest': { one: 'ein Zeichen', other: 'höchstens {count} Zeichen' },
    };
    const withMessages = { ...settings, messages };
    expect(refusals('catalog.perPage', 1e6, withMessages)).toMatchObject([
      { reason: /^höchstens \d+$/ },
    ]);
    expect(refusals('shop.name', 'x'.repeat(99), withMessages)).toMatchObject([
      { reason: 'höchstens 80 Zeichen' },
    ]);
  });

  test('never says it in the words of the schema library', () => {
    const wrong = [null, 'x '.repeat(5000), '!', -1, 1e12, 0.5, true, [], [null], ['! !'], [[]]];
    const deeper = wrong.flatMap((value) => [value, { a: value }, { a: [value] }]);
    const patterns = Object.values(settingRefusals)
      .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
      .map(
        (text) =>
          new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
      );
    const names = Object.keys(SETTINGS).filter(isSettingName);
    const strange = names
      .flatMap((name) =>
        deeper.flatMap((value) => [
          ...refusals(name, value),
          ...refusals(name, inside(name, value)),
        ]),
      )
      .filter(({ reason }) => !patterns.some((pattern) => pattern.test(reason)));
    expect(strange).toEqual([]);
  });
});

/** A value of fields with every field wrong. */
function inside(name: SettingName, value: unknown): unknown {
  const usual: unknown = settings[name];
  if (typeof usual !== 'object' || usual === null || Array.isArray(usual)) return value;
  return Object.fromEntries(Object.keys(usual).map((field) => [field, value]));
}

test.each([
  ['consent.policyUrl', '/privacy', null],
  ['consent.policyUrl', 'https://law.example/privacy', null],
  ['consent.policyUrl', '', null],
  ['consent.policyUrl', 'javascript:alert(1)', 'must be a path of the shop'],
  ['consent.policyUrl', '/\\evil.example', 'must be a path of the shop'],
  ['locations.nominatimUrl', 'https://places.example', null],
  ['locations.nominatimUrl', '', null],
  ['locations.nominatimUrl', 'http://127.0.0.1:8080', 'must be a server on the internet'],
  ['locations.nominatimUrl', 'http://localhost:3000/admin', 'must be a server on the internet'],
  ['locations.nominatimUrl', 'http://[::1]/', 'must be a server on the internet'],
] as const)('%s that leads to %s: %s', (name, value, problem) => {
  const found = JSON.stringify(refusals(name, value));
  if (problem === null) expect(found).toBe('[]');
  else expect(found).toContain(problem);
});
