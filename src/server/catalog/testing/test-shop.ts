import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type TestContext, testContext } from '#server/settings/testing/test-context.ts';
import { sampleQuery } from '#wire/samples/listing.ts';
import { saveAttribute } from '../saving/save-attribute.ts';
import { saveCategory } from '../saving/save-category.ts';
import { saveTag } from '../saving/save-tag.ts';
import { saveTerm, type TermInput } from '../saving/save-term.ts';

/** A moment for tests: what they write and what they read happens here unless they say otherwise. */
export const NOON = Date.UTC(2026, 5, 15, 12);

export function catalogContext(db: Db, changes: Partial<Settings> = {}, now = NOON): TestContext {
  return testContext(db, { settings: changes, now });
}

/** A listing without filters except those given. */
export const everything = sampleQuery;

export interface TestTaxonomies {
  category: { table: number; cups: number; textiles: number };
  tag: { gift: number; slow: number };
}

/** Table and, below it, cups; a second root; two attributes with terms; two tags. */
export async function addTaxonomies(db: Db): Promise<TestTaxonomies> {
  const table = await saveCategory(db, { slug: 'table', name: 'Table' });
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups', parentId: table });
  const textiles = await saveCategory(db, { slug: 'textiles', name: 'Textiles', position: 1 });
  const color = await saveAttribute(db, { name: 'color', label: 'Colour', swatchKind: 'colour' });
  const size = await saveAttribute(db, { name: 'size', label: 'Size', position: 1 });
  const terms: TermInput[] = [
    { attributeId: color, slug: 'sand', name: 'Sand', colours: ['#d9c7a3'] },
    { attributeId: color, slug: 'moss', name: 'Moss', colours: ['#5d6b45'], position: 1 },
    {
      attributeId: color,
      slug: 'ink',
      name: 'Ink',
      colours: ['#22303f'],
      families: ['blue'],
      position: 2,
    },
    { attributeId: size, slug: 'small', name: 'Small' },
    { attributeId: size, slug: 'large', name: 'Large', position: 1 },
  ];
  for (const term of terms) await saveTerm(db, term);
  const gift = await saveTag(db, { slug: 'gift', name: 'Gift' });
  const slow = await saveTag(db, { slug: 'slow', name: 'Slow living' });
  return { category: { table, cups, textiles }, tag: { gift, slow } };
}
