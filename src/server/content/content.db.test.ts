import { beforeEach, describe, expect, test } from 'vitest';
import { parseSearch } from '#rules/search/search-query.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { messages } from '#wire/messages/messages.ts';
import { findDocument } from './find-document.ts';
import { loadLayout } from './load-layout.ts';
import { saveDocument } from './save-document.ts';
import { saveMenu } from './save-menu.ts';
import { searchDocuments } from './search-documents.ts';

const database = await testDatabase();
const { db } = database;
const ctx: ShopContext = testContext(db, { now: Date.UTC(2026, 11, 31, 23) });

beforeEach(() => database.reset());

const about = { kind: 'page', slug: 'about', title: 'About', excerpt: '', publishedAt: 0 } as const;
const text = (html: string) => ({ kind: 'text' as const, settings: { html } });

describe('a document', () => {
  test('keeps its blocks in order, made safe on saving', async () => {
    await saveDocument(db, {
      ...about,
      blocks: [
        text('<p onclick="x()">One<script>alert(1)</script></p>'),
        {
          kind: 'story',
          settings: { title: 'Two', text: '<img src=x onerror=alert(1)><p>Hi</p>' },
        },
      ],
    });
    const document = await findDocument(ctx, 'page', 'about');
    expect(document?.blocks.map(({ kind }) => kind)).toEqual(['text', 'story']);
    const stored = JSON.stringify(document?.blocks);
    expect(stored).toContain('<p>One</p>');
    expect(stored).not.toMatch(/script|onclick|onerror/);
  });

  test('saved again, it is the same document with the new blocks alone', async () => {
    const first = await saveDocument(db, { ...about, blocks: [text('<p>Old</p>')] });
    const second = await saveDocument(db, {
      ...about,
      title: 'Who we are',
      blocks: [text('<p>New</p>')],
    });
    expect(second).toBe(first);
    const document = await findDocument(ctx, 'page', 'about');
    expect(document?.title).toBe('Who we are');
    expect(document?.blocks).toMatchObject([{ kind: 'text', html: '<p>New</p>' }]);
  });

  test('a page and a post may share a slug', async () => {
    await saveDocument(db, { ...about, blocks: [] });
    await saveDocument(db, { ...about, kind: 'post', title: 'A post', blocks: [] });
    expect((await findDocument(ctx, 'page', 'about'))?.title).toBe('About');
    expect((await findDocument(ctx, 'post', 'about'))?.title).toBe('A post');
  });

  test.each([
    ['a draft', { status: 'draft' as const }],
    ['one dated tomorrow', { publishedAt: ctx.now + 86_400_000 }],
  ])('%s is not shown', async (_, change) => {
    await saveDocument(db, { ...about, ...change, blocks: [] });
    expect(await findDocument(ctx, 'page', 'about')).toBeNull();
  });

  test('a block nobody knows and one nobody can read are left out and reported', async () => {
    const id = await saveDocument(db, { ...about, blocks: [text('<p>Kept</p>')] });
    await db
      .insertInto('blocks')
      .values([
        { document_id: id, position: 5, kind: 'carousel', settings: '{}' },
        { document_id: id, position: 6, kind: 'hero', settings: '{"title":1}' },
        { document_id: id, position: 7, kind: 'text', settings: 'not json' },
      ])
      .execute();
    const document = await findDocument(ctx, 'page', 'about');
    expect(document?.blocks).toHaveLength(1);
    expect(document?.problems).toMatchObject([
      { code: 'block.unknown', kind: 'carousel' },
      { code: 'block.unreadable', kind: 'hero' },
      { code: 'block.unreadable', kind: 'text' },
    ]);
  });

  test('a button cannot lead to a script', async () => {
    const button = { label: 'Go', url: 'javascript:alert(1)' };
    const saving = saveDocument(db, {
      ...about,
      blocks: [{ kind: 'hero', settings: { title: 'Hi', button } }],
    });
    await expect(saving).rejects.toThrow();
  });
});

describe('search in documents', () => {
  test('wants every word, whatever the case, and takes wildcards for letters', async () => {
    await saveDocument(db, {
      ...about,
      title: 'Caring for LINEN',
      excerpt: '100% cold',
      blocks: [],
    });
    const found = async (term: string) =>
      (await searchDocuments(ctx, term, parseSearch(term))).map(({ name }) => name);
    expect(await found('linen caring')).toEqual(['Caring for LINEN']);
    expect(await found('100%')).toEqual(['Caring for LINEN']);
    expect(await found('care of linens')).toEqual([]);
    expect(await found('linens')).toEqual(['Caring for LINEN']);
    expect(await found('linen oak')).toEqual([]);
    expect(await found('1%0')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await found('  ')).toEqual([]);
  });
});

describe('the layout', () => {
  test('holds the menus as trees, the year of the shop, and a footer column for each root', async () => {
    await saveMenu(db, 'main', [
      { label: 'Shop', url: '/shop', mega: true, children: [{ label: 'Cups', url: '/cups' }] },
      { label: 'Journal', url: '/journal' },
    ]);
    await saveMenu(db, 'footer-1', [
      { label: 'Help', url: '', children: [{ label: 'Delivery', url: '/delivery' }] },
    ]);
    const layout = await loadLayout({
      ...ctx,
      settings: { ...ctx.settings, 'shop.timeZone': 'Pacific/Auckland' },
    });
    expect(layout.mainMenu).toMatchObject([
      { label: 'Shop', mega: true, children: [{ label: 'Cups', children: [] }] },
      { label: 'Journal', mega: false },
    ]);
    expect(layout.footerMenus).toMatchObject([{ title: 'Help', items: [{ label: 'Delivery' }] }]);
    expect(layout.year).toBe(2027);
    expect(layout.storeNotice).toBeNull();
  });

  test('has the store notice of the settings, with its id [TH-44]', async () => {
    const layout = await loadLayout({
      ...ctx,
      settings: { ...ctx.settings, 'store.notice': 'Closed on Monday', 'store.noticeId': 'may' },
    });
    expect(layout.storeNotice).toEqual({ id: 'may', text: 'Closed on Monday' });
  });

  test('the footer asks for the newsletter in the words a sign-up stores, where it asks at all', async () => {
    const footer = async (requested: boolean) => {
      const settings = { ...ctx.settings, 'newsletter.inFooter': requested };
      return (await loadLayout({ ...ctx, settings })).newsletter;
    };
    expect((await footer(true))?.consent).toBe(messages['content.newsletterConsent']);
    expect(await footer(false)).toBeNull();
  });

  test('a menu saved again replaces the old one whole', async () => {
    await saveMenu(db, 'main', [{ label: 'A', url: '/a', children: [{ label: 'B', url: '/b' }] }]);
    await saveMenu(db, 'main', [{ label: 'C', url: '/c' }]);
    const rows = await db.selectFrom('menu_items').select('label').execute();
    expect(rows).toEqual([{ label: 'C' }]);
  });
});
