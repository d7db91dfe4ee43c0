import { expect, test } from 'vitest';
import { packageName } from './release.mjs';

test.each([
  ['zod', 'zod'],
  ['zod/mini', 'zod'],
  ['@hono/node-server', '@hono/node-server'],
  ['@hono/node-server/conninfo', '@hono/node-server'],
  ['node:fs', undefined],
  ['fs', undefined],
  ['fs/promises', undefined],
  ['./main.js', undefined],
  ['../x.js', undefined],
  ['#rules/x.ts', undefined],
])('%s is of the package %s', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});
