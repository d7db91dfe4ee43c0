import { expect, test } from 'vitest';
import { SETTINGS } from './defaults.ts';
import { defaultSettings } from './read-settings.ts';
import { trackerOrigins } from './tracker-origins.ts';

const entered = {
  'tracking.endpoint': 'https://events.example/v1?key=1',
  'tracking.marketingScripts': ['https://cdn.example/a.js', 'https://cdn.example/b.js'],
  'tracking.statisticsScripts': ['https://stats.example:8443/tag.js'],
  'tracking.youtubeScript': 'https://player.example/api',
  'tracking.hosts': ['https://pixel.example'],
};

test('the hosts a manager entered are allowed, each once, and none while trackers are off', () => {
  expect(trackerOrigins(defaultSettings())).toEqual([]);
  expect(trackerOrigins({ ...defaultSettings(), ...entered })).toEqual([]);
  expect(trackerOrigins({ ...defaultSettings(), ...entered, 'tracking.enabled': true })).toEqual([
    'https://events.example',
    'https://cdn.example',
    'https://stats.example:8443',
    'https://player.example',
    'https://pixel.example',
  ]);
});

test.each([
  ['tracking.endpoint', 'javascript:alert(1)'],
  ['tracking.endpoint', "https://a.example/'; script-src *"],
  ['tracking.marketingScripts', ['//cdn.example/a.js']],
  ['tracking.marketingScripts', ['https://cdn.example/a.js https://b.example']],
  ['tracking.hosts', ['*']],
  ['tracking.hosts', ['https://*.example']],
  ['tracking.hosts', ["'unsafe-inline'"]],
  ['tracking.hosts', ['https://cdn.example/path']],
] as const)('%s refuses %j', (name, value) => {
  expect(SETTINGS[name].schema.safeParse(value).success).toBe(false);
});
