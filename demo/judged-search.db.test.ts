import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { catalogContext } from '#server/catalog/testing/test-shop.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { searchDocuments } from '#server/content/search-documents.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { findProducts } from '#server/search/search-products.ts';
import { understandSearch } from '#server/search/understand-search.ts';
import { documents } from './content/documents.ts';
import { demoSettings } from './content/settings.ts';
import { fillCatalog } from './seed/testing/fill-catalog.ts';

// What shoppers mean by 120 searches, judged from the catalogue of the demo shop: `any` lists what
// would do, of which one must be among the first three; `page:` stands for pages and journal posts.
// On PostgreSQL in every run: src/server/search.

const NOW = Date.UTC(2026, 4, 5, 10, 30);
const FIRST = 3;
const PAGE = 'page:';
const REQUIRED_SHARE = 0.95;

const judged = z
  .array(z.strictObject({ kind: z.string(), query: z.string(), any: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(new URL('../tests/search/judged.json', import.meta.url), 'utf8')));

const { db } = await testDatabase();
const ctx = catalogContext(db, demoSettings, NOW);
let slugs = new Map<number, string>();

beforeAll(async () => {
  slugs = await fillCatalog(db, NOW);
  const parts = { video: '', sharedSet: 0, until: '' };
  for (const { blocks: _, ...document } of documents(() => null, NOW, parts)) {
    await saveDocument(db, { ...document, blocks: [] });
  }
}, 60_000);

async function firstResults(text: string): Promise<string[]> {
  const query = await understandSearch(ctx, text);
  if (!query) return [];
  const products = await findProducts(ctx, query, { limit: FIRST });
  const pages = await searchDocuments(ctx, text, query, FIRST);
  return [
    ...products.map((id) => slugs.get(id) ?? ''),
    ...pages.map(({ url }) => `${PAGE}${url.slice(url.lastIndexOf('/') + 1)}`),
  ];
}

test('of 120 judged searches 95 in 100 have what was meant among the first three', async () => {
  const failed: string[] = [];
  for (const { kind, query, any } of judged) {
    const results = await firstResults(query);
    if (any.some((slug) => results.includes(slug))) continue;
    failed.push(`${kind} "${query}": ${results.join(', ') || 'nothing'}, not ${any.join(' or ')}`);
  }
  if (failed.length > 0) console.info(failed.join('\n'));
  expect(judged).toHaveLength(120);
  expect(1 - failed.length / judged.length).toBeGreaterThanOrEqual(REQUIRED_SHARE);
});
