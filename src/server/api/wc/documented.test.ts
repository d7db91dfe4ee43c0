import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wcProductInput, wcVariationInput } from '#wire/wc/product-fields.ts';
import { wcProductQuery } from '#wire/wc/product-query.ts';
import { termQuery, treeTermInput } from '#wire/wc/terms.ts';

// docs/calls.md names every field that the schemas of products and terms take.

const calls = readFileSync(new URL('../../../../docs/calls.md', import.meta.url), 'utf8');
const [, vitrinePart = ''] = calls.split('## Products and terms of `wc/v3`');
const [section = ''] = vitrinePart.split(/^## /m);

test.each([
  ['a product', wcProductInput],
  ['a variation', wcVariationInput],
  ['a list of products', wcProductQuery],
  ['a term', treeTermInput],
  ['a list of terms', termQuery],
])('the fields of %s are documented', (_, fields) => {
  const missing = Object.keys(fields).filter((name) => !section.includes(`\`${name}\``));
  // Every route takes it.
  expect(missing.filter((name) => name !== 'context')).toEqual([]);
});
