import { beforeAll, describe, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import { saveReviews } from '#server/reviews/save-review.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { pageDefinitions } from '../serving/pages.ts';
import { pageMatcher } from '../testing/match-page.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';

const database = await testDatabase();
const { db } = database;
const ctx = testContext(db, { settings: { 'reviews.perPage': 3 }, now: NOW });
const { settings } = ctx;
const match = pageMatcher(pageDefinitions, settings);
let ids: number[] = [];
let tray = 0;

beforeAll(async () => {
  await fillSmallShop(db);
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute();
  const getId = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  tray = getId('tray');
  const review = (productId: number, rating: number, at: number, verified = false) => ({
    productId,
    rating,
    verified,
    text: `Review ${at}`,
    author: 'Ada',
    createdAt: NOW - at * 1000,
  });
  ids = await saveReviews(
    db,
    [
      ...[5, 5, 4, 3, 5, 5, 4].map((stars, at) => review(tray, stars, at, at === 2)),
      review(getId('mug'), 2, 7),
    ],
    NOW,
  );
  const page = {
    kind: 'page',
    title: 'Said of us',
    excerpt: '',
    publishedAt: NOW - 1000,
  } as const;
  const widget = { style: 'masonry', per_page: 2, sort: 'oldest', paging: 'numbers', cols_gap: 12 };
  await saveDocument(db, {
    ...page,
    slug: 'said',
    blocks: [{ kind: 'reviews', settings: { title: 'Said', widget } }],
  });
  await saveDocument(db, {
    ...page,
    slug: 'written',
    blocks: [
      {
        kind: 'text',
        settings: { html: `<p>Before.</p><p>[photo_reviews products="${tray}" per_page="50"]</p>` },
      },
    ],
  });
});

/** The page as the route requests it, and its fragments. */
async function ask(address: string) {
  const url = new URL(address, 'http://shop.example');
  const found = match(url.pathname);
  if (!found) throw new Error(`no page at ${address}`);
  const query = found.definition.canonicalQuery(url.searchParams, settings);
  const requested = {
    path: url.pathname,
    params: found.params,
    query,
    visitor: anonymousVisitor(),
  };
  const result = await found.definition.load(ctx, requested);
  if (result.kind !== 'page') throw new Error(`${address} answered ${result.kind}`);
  const html = Object.values(result.fragments ?? {}).join('');
  const visible = [...html.matchAll(/<li id="comment-(\d+)"/g)].map(([, id]) =>
    ids.indexOf(Number(id)),
  );
  return { answer: result, html, shown: visible, query: query.toString() };
}

describe('the reviews of a product', () => {
  test('are pages, filters and orders by plain addresses [RV-01] [RV-16]', async () => {
    expect((await ask('/product/tray')).shown).toEqual([0, 1, 2]);
    expect((await ask('/product/tray?cpage=2')).shown).toEqual([3, 4, 5]);
    expect((await ask('/product/tray?rating=5&cpage=2')).shown).toEqual([5]);
    expect((await ask('/product/tray?comment-page=2')).shown).toEqual([3, 4, 5]);
    expect((await ask('/product/tray?verified=1')).shown).toEqual([2]);
    expect((await ask('/product/tray?sort=lowest')).shown).toEqual([3, 2, 6]);
  });

  test('of nonsense in the address nothing is stored, nor of who asks for it [RV-27]', async () => {
    const { query, shown: ids } = await ask('/product/tray?rating=9&cpage=-1&utm=x&wcpr_is_ajax=1');
    expect(query).toBe('');
    expect(ids).toEqual([0, 1, 2]);
    expect((await ask('/product/tray?rating=5&wcpr_is_ajax=1')).query).toBe('rating=5');
  });

  test('travel as HTML and not as data: the page carries the form’s settings alone', async () => {
    const { answer: result } = await ask('/product/tray');
    expect(JSON.stringify(result.data)).not.toContain('Review 1');
  });

  test('one of them has an address, under which it is there whatever page it is on', async () => {
    const last = ids[6] ?? 0;
    const { html, shown: visible } = await ask(`/product/tray?review=${last}`);
    expect(visible).toEqual([6, 0, 1, 2]);
    expect(html).toContain(`data-open="${last}"`);
    const first = await ask(`/product/tray?review=${ids[0]}`);
    expect(first.shown).toEqual([0, 1, 2]);
  });

  test('one of another product, or of none, is not shown here', async () => {
    for (const id of [ids[7], 999_999]) {
      const { html, shown: ids } = await ask(`/product/tray?review=${id}`);
      expect(ids).toEqual([0, 1, 2]);
      expect(html).not.toContain('data-open=');
    }
  });
});

describe('a widget', () => {
  test('shows the whole shop in a block of a page, with its settings [RV-01] [RV-31] [RV-32]', async () => {
    const { shown: ids, html, answer: result } = await ask('/said');
    expect(ids).toEqual([7, 6]);
    expect(html).toContain('data-gap="12"');
    expect(html).toContain('/product/mug');
    expect(result.tags).toContain('reviews');
  });

  test('filters and turns pages by addresses of its own [RV-35]', async () => {
    expect((await ask('/said?wcpr_page=2')).shown).toEqual([5, 4]);
    expect((await ask('/said?wcpr_rating=4')).shown).toEqual([6, 2]);
    expect((await ask('/said?wcpr_verified=1&rating=5')).shown).toEqual([2]);
  });

  test('stands where a text names it, for the products it names [RV-31]', async () => {
    const { shown: ids, answer: result } = await ask('/written');
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const { blocks } = result.data as { blocks: { kind: string; html?: string }[] };
    expect(blocks.map(({ kind, html }) => html ?? kind)).toEqual(['<p>Before.</p>', 'reviews']);
  });
});
