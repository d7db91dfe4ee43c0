import { expect, test } from 'vitest';
import type { FamilyCount } from '#server/catalog/listing/facet-counts.ts';
import { sampleSwatch } from '#wire/samples/product.ts';
import { attributeChoices } from './attribute-choices.ts';

const term = (slug: string, count: number) => ({ id: 1, swatch: sampleSwatch(slug, slug), count });
const terms = [
  term('ink', 3),
  term('sky', 1),
  term('sand', 2),
  term('sand-ink', 1),
  term('wild', 1),
];
const families: FamilyCount[] = [
  { family: 'blue', terms: ['ink', 'sky', 'sand-ink'], count: 4 },
  { family: 'beige', terms: ['sand', 'sand-ink'], count: 3 },
];
const t = (key: string) => key.replace('colors.', '');

function choices(chosen: string[], counts = { terms, families }) {
  return attributeChoices(counts, chosen, t).map((choice) => [
    `${choice.swatch.name}${choice.active ? ' on' : ''}`,
    choice.count,
    choice.chosen.join(' '),
  ]);
}

test('a family is one choice of all its colours, and what is in none stays', () => {
  expect(choices([])).toEqual([
    ['blue', 4, 'ink sky sand-ink'],
    ['beige', 3, 'sand sand-ink'],
    ['wild', 1, 'wild'],
  ]);
});

test('pressed again it takes its colours away, but none of another family that is chosen', () => {
  expect(choices(['ink', 'sky', 'sand-ink', 'sand'])).toEqual([
    ['blue on', 4, 'sand-ink sand'],
    ['beige on', 3, 'ink sky sand-ink'],
    ['wild', 1, 'ink sky sand-ink sand wild'],
  ]);
});

test('a colour that an address chose by itself can be taken away', () => {
  expect(choices(['ink'])).toEqual([
    ['blue', 4, 'ink sky sand-ink'],
    ['beige', 3, 'ink sand sand-ink'],
    ['ink on', 3, ''],
    ['wild', 1, 'ink wild'],
  ]);
});

test('without families each term is a choice', () => {
  expect(choices(['sky'], { terms, families: [] }).map(([name]) => name)).toEqual([
    'ink',
    'sky on',
    'sand',
    'sand-ink',
    'wild',
  ]);
});
