import { expect, test } from 'vitest';
import { SETTINGS } from './defaults.ts';

test.each([
  ['consent.policyUrl', '/privacy', null],
  ['consent.policyUrl', 'https://law.example/privacy', null],
  ['consent.policyUrl', '', null],
  ['consent.policyUrl', 'javascript:alert(1)', 'settings.refused.link'],
  ['consent.policyUrl', '/\\evil.example', 'settings.refused.link'],
  ['locations.nominatimUrl', 'https://places.example', null],
  ['locations.nominatimUrl', '', null],
  ['locations.nominatimUrl', 'http://127.0.0.1:8080', 'settings.refused.publicAddress'],
  ['locations.nominatimUrl', 'http://localhost:3000/admin', 'settings.refused.publicAddress'],
  ['locations.nominatimUrl', 'http://[::1]/', 'settings.refused.publicAddress'],
] as const)('%s = %s: %s', (name, value, problem) => {
  const parsed = SETTINGS[name].schema.safeParse(value);
  const messages = JSON.stringify(parsed.error?.issues ?? []);
  if (problem === null) expect(parsed.success).toBe(true);
  else expect(messages).toContain(problem);
});
