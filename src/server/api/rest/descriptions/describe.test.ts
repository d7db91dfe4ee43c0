import { expect, test } from 'vitest';
import { restRoutes } from '../../rest-routes.ts';
import { describeOptions } from '../rest-index.ts';
import { describedFields } from './describe.ts';

// Names of fields without a description; the numbers of a list of items in a body are no names.

const NUMBER = /^\d+$/;

function undescribed(fields: unknown, found = new Set<string>()): Set<string> {
  if (typeof fields !== 'object' || fields === null) return found;
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field !== 'object' || field === null) continue;
    if (!('description' in field) && !NUMBER.test(name)) found.add(name);
    inside(field, found);
  }
  return found;
}

function inside(schema: unknown, found: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) undescribed(schema.properties, found);
  if ('items' in schema) inside(schema.items, found);
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    for (const one of schema.anyOf) inside(one, found);
  }
}

test.each(['wc/store/v1', 'wc/v3', 'wp/v2', 'wc-analytics'])(
  '%s describes every parameter and every field',
  (namespace) => {
    const found = new Set<string>();
    const routes = restRoutes.filter((route) => route.namespace === namespace);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const { endpoints, schema } = JSON.parse(JSON.stringify(describeOptions(route)));
      for (const { args } of endpoints) undescribed(args, found);
      undescribed(schema?.properties, found);
    }
    expect([...found]).toEqual([]);
  },
);

test('a description of its own wins', () => {
  expect(describedFields({ page: { description: 'Which one.', type: 'integer' } })).toEqual({
    page: { description: 'Which one.', type: 'integer' },
  });
});
