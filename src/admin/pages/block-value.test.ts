import { expect, test } from 'vitest';
import type { ValueSchema } from '#rules/settings/setting-control.ts';
import { emptyValue, getSummary, getVariants, startingValue, withoutNull } from './block-value.ts';

const BUTTON = {
  type: 'object',
  properties: { label: { type: 'string' }, url: { type: 'string' } },
};

test.each<[ValueSchema, unknown]>([
  [{ type: 'string' }, ''],
  [{ type: 'string', default: 'x' }, 'x'],
  [{ type: 'string', enum: ['start', 'end'] }, 'start'],
  [{ type: 'integer', minimum: 1 }, 1],
  [{ type: 'array', items: {} }, []],
  [BUTTON, { label: '', url: '' }],
  [{ anyOf: [BUTTON, { type: 'null' }] }, null],
  [{ oneOf: [{ type: 'object', properties: { by: { const: 'slugs' } } }] }, { by: 'slugs' }],
])('%j begins with %j', (schema, value) => {
  expect(emptyValue(schema)).toEqual(value);
});

test('a value that may be null is edited by its own schema', () => {
  expect(withoutNull({ anyOf: [BUTTON, { type: 'null' }] })).toEqual({
    schema: BUTTON,
    isNullable: true,
  });
  expect(withoutNull(BUTTON).isNullable).toBe(false);
});

test('a block is known by its first words', () => {
  expect(getSummary({ title: '', html: '<p>Oak  and <b>clay</b></p>' })).toBe('Oak and clay');
  expect(getSummary(null)).toBe('');
});

test('forms of a value are known by their words', () => {
  const bySlugs = { type: 'object', properties: { by: { const: 'slugs' } } };
  const byRule = { type: 'object', properties: { by: { const: 'listing' } } };
  expect(getVariants({ oneOf: [bySlugs, byRule] })).toEqual([
    { key: 'by', word: 'slugs', schema: bySlugs },
    { key: 'by', word: 'listing', schema: byRule },
  ]);
  expect(getVariants({ anyOf: [bySlugs, { type: 'null' }] })).toEqual([]);
  expect(getVariants({ type: 'string' })).toEqual([]);
});

test('on the canvas a new block has words where it must not be empty', () => {
  const schema = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      button: BUTTON,
      text: { type: 'string', default: '' },
    },
  };
  expect(startingValue(schema)).toEqual({
    title: 'A new title',
    button: { label: 'Read more', url: '/' },
    text: '',
  });
});
