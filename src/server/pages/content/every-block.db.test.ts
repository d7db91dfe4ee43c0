import { beforeAll, describe, expect, test } from 'vitest';
import { deleteSet, saveSet } from '#server/content/block-sets.ts';
import { type BlockInput, storedKinds } from '#server/content/blocks/blocks.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import { createBlockHtml } from '../fragments/block-html.tsx';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { TEST_BUILD } from '../testing/test-build.ts';
import { documentPage } from './document-page.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { now: NOW });
const nonces = () => ({ coupon: '', public: '', review: '', rest: '', store: '' });
const canvas = await createBlockHtml(TEST_BUILD.assets, nonces);

const EVIL = '<script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">';
const words = (text: string) => `${text} ${EVIL}`;
const button = { label: words('Go'), url: '/shop' };
let image = 0;
let set = 0;

/** One of each kind, with script in every text. */
function everyKind(): BlockInput[] {
  const item = { title: words('Item'), html: words('<p>Inside</p>') };
  return [
    { kind: 'hero', settings: { eyebrow: EVIL, title: words('Hero'), text: EVIL, button } },
    {
      kind: 'promises',
      settings: { items: [{ icon: 'leaf', title: words('Promise'), text: EVIL }] },
    },
    { kind: 'category-tiles', settings: { title: words('Tiles') } },
    {
      kind: 'product-row',
      settings: {
        ...{ title: words('Row'), text: EVIL, link: button },
        source: { by: 'slugs', slugs: ['mug', 'gone', 'tray'] },
      },
    },
    { kind: 'story', settings: { title: words('Story'), text: words('<p>Told</p>'), button } },
    { kind: 'journal', settings: { title: words('Journal'), link: button } },
    { kind: 'newsletter', settings: { title: words('News'), text: EVIL, button: words('Send') } },
    { kind: 'contact', settings: { title: words('Write'), text: EVIL } },
    { kind: 'text', settings: { html: words('<p>Text</p>') } },
    { kind: 'reviews', settings: { title: words('Reviews') } },
    { kind: 'banner', settings: { title: words('Banner'), text: EVIL, button, imageId: image } },
    {
      kind: 'columns',
      settings: {
        title: words('Columns'),
        sticky: true,
        cells: [
          { ...item, imageId: image },
          { blocks: [{ kind: 'text', settings: { html: words('<p>In a cell</p>') } }] },
        ],
      },
    },
    { kind: 'image', settings: { imageId: image, caption: words('Image'), url: '/shop' } },
    { kind: 'gallery', settings: { title: words('Gallery'), pictures: [{ imageId: image }] } },
    {
      kind: 'slider',
      settings: { title: words('Slider'), slides: [{ imageId: image, title: EVIL, text: EVIL }] },
    },
    { kind: 'video', settings: { title: words('Video'), url: 'https://vimeo.com/76979871' } },
    { kind: 'product-grid', settings: { title: words('Grid'), rule: { category: 'tableware' } } },
    { kind: 'product', settings: { slug: 'mug' } },
    {
      kind: 'countdown',
      settings: { title: words('Count'), until: '2026-12-24T20:00', message: EVIL },
    },
    { kind: 'tabs', settings: { title: words('Tabs'), items: [item, item] } },
    { kind: 'accordion', settings: { title: words('Questions'), items: [item] } },
    {
      kind: 'testimonials',
      settings: {
        title: words('Voices'),
        quotes: [{ text: words('Good'), author: EVIL, about: EVIL, stars: 4 }],
      },
    },
    {
      kind: 'logos',
      settings: { title: words('Logos'), logos: [{ imageId: image, name: words('Maker') }] },
    },
    {
      kind: 'count-up',
      settings: { title: words('Figures'), figures: [{ number: 12500, text: EVIL }] },
    },
    { kind: 'map', settings: { title: words('Map'), address: words('Lane 1'), text: EVIL } },
    { kind: 'table', settings: { title: words('Table'), rows: `Size | ${EVIL}\nSmall | 12` } },
    { kind: 'button', settings: { button, align: 'center' } },
    { kind: 'divider', settings: { line: 'dotted' } },
    { kind: 'spacer', settings: {} },
    { kind: 'html', settings: { code: words('<p>Code</p>') } },
    { kind: 'reusable', settings: { setId: set } },
  ];
}

beforeAll(async () => {
  await fillSmallShop(db);
  const row = await db
    .insertInto('media')
    .values({
      ...{ key: 'oak-0123456789', slug: 'oak', width: 800, height: 600, mime: 'image/jpeg' },
      ...{ bytes: 10, alt: EVIL, caption: '', created_at: NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  image = row.id;
  const saved = await saveSet(db, {
    purpose: 'shared',
    name: 'Opening hours',
    blocks: [{ kind: 'text', settings: { html: words('<p>Shared hours</p>') } }],
  });
  if (!saved.ok) throw new Error('the set was refused');
  set = saved.set.id;
});

async function loadPage(blocks: BlockInput[]) {
  const details = { kind: 'page', slug: 'all', title: 'All', excerpt: '', publishedAt: 0 } as const;
  const id = await saveDocument(db, { ...details, blocks });
  return { id, ...(await load()) };
}

async function load() {
  const result = await documentPage.load(ctx, {
    path: '/all',
    params: { slug: 'all' },
    query: new URLSearchParams(),
    visitor: anonymousVisitor(),
  });
  if (result.kind !== 'page') throw new Error(`the page is ${result.kind}`);
  const { blocks } = result.data;
  return { blocks, tags: result.tags, problems: result.problems ?? [] };
}

const html = (blocks: readonly ContentBlock[]) => canvas.html(ctx, blocks);

describe('every kind of block', () => {
  test('is listed in this test', () => {
    const tried = everyKind().map(({ kind }) => kind);
    expect(tried.toSorted()).toEqual(storedKinds.map(({ kind }) => kind).toSorted());
  });

  test('is rendered whole by the server, and script in its texts stays text', async () => {
    const { blocks, problems, tags } = await loadPage(everyKind());
    expect(problems).toEqual([]);
    expect(blocks).toHaveLength(everyKind().length);
    const rendered = await html(blocks);
    const expected = [
      ...['Hero', 'Promise', 'Tiles', 'Row', 'Stoneware mug', 'Told', 'News', 'Write', 'Text'],
      ...['Banner', 'Inside', 'Image', 'Gallery', 'Slider', 'Video', 'Grid', 'Oak tray', 'Count'],
      'In a cell',
      ...['Questions', 'Voices', 'Logos', '12,500', 'Lane 1', 'Small', 'Code', 'Shared hours'],
      ...['name=add-to-cart', 'https://vimeo.com/76979871', 'openstreetmap.org/search'],
    ];
    for (const word of expected) expect(rendered, word).toContain(word);
    expect(rendered).not.toMatch(/href="?javascript:|style=/i);
    const withoutValues = rendered.replaceAll(/"[^"]*"/g, '');
    expect(withoutValues).not.toMatch(/<script|<[^>]*onerror/i);
    expect(rendered).not.toContain('player.vimeo.com');
    expect(tags).toContain(`block-set:${set}`);
  });

  test('whose product or picture is gone leaves the page standing', async () => {
    const { blocks } = await loadPage([
      { kind: 'product', settings: { slug: 'gone' } },
      { kind: 'product-row', settings: { title: 'Row', source: { by: 'slugs', slugs: ['gone'] } } },
      { kind: 'gallery', settings: { title: 'Gallery', pictures: [{ imageId: 999_999 }] } },
      { kind: 'text', settings: { html: '<p>Still here</p>' } },
    ]);
    const rendered = await html(blocks);
    expect(rendered).toContain('Still here');
    expect(rendered).not.toMatch(/Row|Gallery/);
  });

  test('by five hundred on a page is shown', async () => {
    const { blocks } = await loadPage(
      Array.from({ length: 500 }, (_, at) => ({
        kind: 'text' as const,
        settings: { html: `<p>Block ${at}</p>` },
      })),
    );
    expect(await html(blocks)).toContain('Block 499');
  });
});

describe('blocks in the cells of columns', () => {
  const columns = (...blocks: { kind: string; settings: unknown }[]) => ({
    kind: 'columns' as const,
    settings: { cells: [{ title: 'First' }, { blocks }] },
  });

  test('are shown with what they look up, and only the columns have a mark for editors', async () => {
    const { blocks, tags, problems } = await loadPage([
      columns(
        { kind: 'product', settings: { slug: 'mug' } },
        { kind: 'text', settings: { html: '<p>Before</p>[photo_reviews]<p>After</p>' } },
        { kind: 'newsletter', settings: { title: 'News', button: 'Send' } },
        { kind: 'html', settings: { code: '<b data-count-up="3">3</b>' } },
      ),
    ]);
    expect(problems).toEqual([]);
    const rendered = await html(blocks);
    for (const word of ['name=add-to-cart', 'Before', 'photo-reviews-', 'News']) {
      expect(rendered, word).toContain(word);
    }
    expect(rendered.match(/data-block=/g)).toHaveLength(1);
    expect(tags).toContain('catalog');
    expect(tags).toContain('reviews');
    const ids = everyBlock(blocks).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('that hide by their schedule come back with the page', async () => {
    const display = { from: '2036-01-01T00:00' };
    const { blocks } = await loadPage([
      columns({ kind: 'text', settings: { html: '<p>Later</p>', display } }),
    ]);
    expect(await html(blocks)).not.toContain('Later');
  });

  test('are left out where this version does not know them, and the rest is shown', async () => {
    const { id } = await loadPage([columns({ kind: 'text', settings: { html: '<p>Still</p>' } })]);
    const inner = [
      { kind: 'hologram', settings: {} },
      { kind: 'columns', settings: {} },
      { kind: 'text', settings: { html: '<p>Still</p>' } },
    ];
    await db
      .updateTable('blocks')
      .set({ settings: JSON.stringify({ cells: [{ blocks: inner }] }) })
      .where('document_id', '=', id)
      .execute();
    const { blocks, problems } = await load();
    expect(await html(blocks)).toContain('Still');
    expect(problems).toMatchObject([
      { code: 'block.unknown', kind: 'hologram' },
      { code: 'block.unknown', kind: 'columns' },
    ]);
  });
});

describe('shared blocks', () => {
  test('are edited once and shown where they are named, until they are gone', async () => {
    await loadPage([
      { kind: 'reusable', settings: { setId: set } },
      { kind: 'reusable', settings: { setId: set, display: { background: 'sunk' } } },
    ]);
    const before = await load();
    expect(new Set(before.blocks.map(({ id }) => id)).size).toBe(2);
    expect(before.blocks[1]?.display).toMatchObject({ background: 'sunk' });
    const changed = [{ kind: 'text', settings: { html: '<p>New hours</p>' } }];
    await saveSet(db, { purpose: 'shared', name: 'Opening hours', blocks: changed }, set);
    expect(JSON.stringify((await load()).blocks).match(/New hours/g)).toHaveLength(2);
    await deleteSet(db, set);
    const after = await load();
    expect(after.blocks).toEqual([]);
    expect(after.problems).toMatchObject([{ code: 'block.missing' }, { code: 'block.missing' }]);
  });

  test('do not name each other', async () => {
    const blocks = [{ kind: 'reusable', settings: { setId: 1 } }];
    const saved = await saveSet(db, { purpose: 'shared', name: 'Circle', blocks });
    expect(saved).toMatchObject({ ok: false, problems: [{ code: 'set.blocks' }] });
  });
});
