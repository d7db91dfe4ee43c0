import { describe, expect, test } from 'vitest';
import { settingControl } from './setting-control.ts';

const emptyText = { type: 'string', const: '' };
const day = { type: 'integer', minimum: 0, maximum: 365 };

describe('settingControl', () => {
  test.each([
    ['a switch', { type: 'boolean' }, { kind: 'switch' }],
    [
      'a number within limits',
      { type: 'integer', minimum: 1, maximum: 100 },
      { kind: 'number', least: 1, max: 100, isInteger: true, canBeEmpty: false },
    ],
    [
      'a number that may be empty, without a largest',
      { anyOf: [{ type: 'integer', minimum: 0, maximum: 9007199254740991 }, { type: 'null' }] },
      { kind: 'number', least: 0, max: null, isInteger: true, canBeEmpty: true },
    ],
    [
      'a number with decimals',
      { type: 'number', exclusiveMinimum: 0, maximum: 24 },
      { kind: 'number', least: 0, max: 24, isInteger: false, canBeEmpty: false },
    ],
    ['a choice', { type: 'string', enum: ['a', 'b'] }, { kind: 'choice', values: ['a', 'b'] }],
    ['a text', { type: 'string', maxLength: 80 }, { kind: 'text', maxLength: 80, input: 'text' }],
    [
      'a text of lines',
      { type: 'string', maxLength: 2000 },
      { kind: 'long-text', maxLength: 2000 },
    ],
    [
      'an address, or none',
      { anyOf: [emptyText, { type: 'string', format: 'email', pattern: '@' }] },
      { kind: 'text', maxLength: null, input: 'email' },
    ],
    [
      'a time, or none',
      { anyOf: [emptyText, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }] },
      { kind: 'text', maxLength: null, input: 'time' },
    ],
    ['a country', { type: 'string', pattern: '^[A-Z]{2}$' }, { kind: 'country' }],
    [
      'countries',
      { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
      { kind: 'countries' },
    ],
    ['texts', { type: 'array', items: { type: 'string' } }, { kind: 'texts' }],
    [
      'some of several',
      { type: 'array', items: { type: 'string', enum: ['a'] } },
      { kind: 'choices', values: ['a'] },
    ],
    ['days of the week', { type: 'array', items: { type: 'integer' } }, { kind: 'weekdays' }],
    [
      'from and to',
      { type: 'array', prefixItems: [day, day] },
      { kind: 'pair', least: 0, max: 365 },
    ],
    [
      'groups of words',
      { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      { kind: 'word-groups' },
    ],
    [
      'fields',
      { type: 'object', properties: { on: { type: 'boolean' } } },
      { kind: 'fields', fields: [{ name: 'on', schema: { type: 'boolean' } }] },
    ],
    [
      'rows of fields',
      {
        type: 'array',
        maxItems: 10,
        items: { type: 'object', properties: { a: { type: 'string' } } },
      },
      { kind: 'rows', fields: [{ name: 'a', schema: { type: 'string' } }], max: 10 },
    ],
    [
      'values by name',
      { type: 'object', additionalProperties: { type: 'string' } },
      { kind: 'named', value: { type: 'string' } },
    ],
    [
      'a text or a number',
      { anyOf: [{ type: 'string', maxLength: 400 }, { type: 'number' }] },
      { kind: 'text', maxLength: 400, input: 'text' },
    ],
    ['nothing that fits', {}, null],
  ])('%s', (_, schema, control) => {
    expect(settingControl(schema)).toEqual(control);
  });
});
