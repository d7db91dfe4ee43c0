import { beforeEach, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { documentPage } from './document-page.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const settings = { 'shop.timeZone': 'Europe/Berlin' };
const text = (html: string, display = {}) => ({
  kind: 'text' as const,
  settings: { html, display },
});

async function pageAt(moment: string) {
  const result = await documentPage.load(testContext(db, { settings, now: Date.parse(moment) }), {
    path: '/advent',
    params: { slug: 'advent' },
    query: new URLSearchParams(),
    visitor: anonymousVisitor(),
  });
  if (result.kind !== 'page') throw new Error(`the page is ${result.kind}`);
  return {
    html: result.data.blocks.map((block) => (block.kind === 'text' ? block.html : '')),
    freshUntil: result.freshUntil ? new Date(result.freshUntil).toISOString() : null,
  };
}

test('a block appears and goes by the shop’s clock, and the cached page ends at that moment', async () => {
  await saveDocument(db, {
    ...{ kind: 'page', slug: 'advent', title: 'Advent', excerpt: '', publishedAt: 0 },
    blocks: [
      text('<p>Always</p>'),
      text('<p>Advent</p>', { from: '2026-12-01T08:00', until: '2026-12-24T20:00' }),
    ],
  });
  expect(await pageAt('2026-11-30T12:00:00Z')).toEqual({
    html: ['<p>Always</p>'],
    freshUntil: '2026-12-01T07:00:00.000Z',
  });
  expect(await pageAt('2026-12-01T07:00:00Z')).toEqual({
    html: ['<p>Always</p>', '<p>Advent</p>'],
    freshUntil: '2026-12-24T19:00:00.000Z',
  });
  expect(await pageAt('2026-12-24T19:00:00Z')).toEqual({
    html: ['<p>Always</p>'],
    freshUntil: null,
  });
});
