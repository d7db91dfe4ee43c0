import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { PageData, PageName } from '#wire/page.ts';
import type { PageResult } from '../page.ts';
import { sitemapEntries } from '../search-engines/sitemap.ts';
import { pageMatcher } from '../testing/match-page.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { pageDefinitions } from './pages.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { now: NOW });
const { settings } = ctx;
const match = pageMatcher(pageDefinitions, settings);

beforeAll(() => fillSmallShop(database.db));

/** Requests a page as the route does: the query is made canonical before the page sees it. */
async function ask(address: string): Promise<PageResult> {
  const url = new URL(address, 'http://shop.example');
  const found = match(url.pathname);
  if (!found) return { kind: 'not-found' };
  const query = found.definition.canonicalQuery(url.searchParams, settings);
  const requested = { path: url.pathname, params: found.params, query };
  return found.definition.load(ctx, { ...requested, visitor: anonymousVisitor() });
}

async function page<Name extends PageName>(name: Name, address: string) {
  const result = await ask(address);
  if (result.kind !== 'page' || result.page !== name) {
    throw new Error(`${address} answered ${JSON.stringify(result).slice(0, 200)}`);
  }
  return { ...result, data: result.data as PageData[Name] };
}

const names = (products: { name: string }[]) => products.map(({ name }) => name);

describe('which page an address is', () => {
  test.each([
    ['/', 'home', ['home']],
    ['/shop', 'listing', ['archive', 'woocommerce-shop']],
    ['/product-category/paper', 'listing', ['archive', 'tax-product_cat']],
    ['/product-tag/gift', 'listing', ['archive', 'tax-product_tag']],
    ['/product/tray', 'product', ['single-product']],
    ['/search?s=tray', 'search', ['search']],
    ['/journal', 'journal', ['blog']],
    ['/journal/oak', 'post', ['single-post']],
    ['/about', 'content', ['page']],
  ] as const)(
    '%s is known by its name and its body classes [PP-01]',
    async (address, name, classes) => {
      const result = await page(name, address);
      expect(result.status).toBe(200);
      expect(result.bodyClasses).toEqual(expect.arrayContaining([...classes]));
    },
  );

  test('addresses are a setting: the shop moves when its route does [PP-02]', () => {
    const moved = { ...settings, 'routes.shop': '/laden', 'routes.product': '/ware/:slug' };
    const find = pageMatcher(pageDefinitions, moved);
    expect(find('/laden')?.definition.route).toBe('routes.shop');
    expect(find('/ware/tray')?.params).toEqual({ slug: 'tray' });
    expect(find('/product/tray')).toBeNull();
  });

  test.each([
    '/product/nothing',
    '/product/draft',
    '/product-category/nothing',
    '/product-tag/nothing',
    '/journal/nothing',
    '/journal/later',
    '/nothing',
    '/product/%3Cscript%3E',
  ])('%s is not found', async (address) => {
    expect(await ask(address)).toEqual({ kind: 'not-found' });
  });

  test('the home page has one address', async () => {
    expect(await ask('/home')).toEqual({ kind: 'redirect', status: 301, to: '/' });
  });
});

describe('a listing', () => {
  test('shows the category, the way to it and its products', async () => {
    const { data, head, tags } = await page('listing', '/product-category/tableware');
    expect(data.title).toBe('Tableware');
    expect(names(data.breadcrumbs)).toEqual(['Home', 'Shop', 'Tableware']);
    expect(names(data.childCategories)).toEqual(['Cups']);
    // The whole shop's are in the navigation and in the filters, and not a third time here.
    expect((await page('listing', '/shop')).data.childCategories).toEqual([]);
    expect(names(data.products)).toContain('Stoneware mug');
    expect(head).toMatchObject({
      title: 'Tableware – My shop',
      description: 'For the table.',
      canonical: '/product-category/tableware',
      index: true,
    });
    expect(tags).toContain('catalog');
  });

  test('comes in the chosen order [SE-11]', async () => {
    const up = await page('listing', '/product-category/paper?orderby=price');
    expect(names(up.data.products).slice(0, 3)).toEqual(['Card 1', 'Card 2', 'Card 3']);
    const down = await page('listing', '/product-category/paper?orderby=price-desc');
    expect(names(down.data.products).slice(0, 3)).toEqual(['Card 14', 'Card 13', 'Card 12']);
    expect(down.head.canonical).toBe('/product-category/paper');
  });

  test('is found page by page, each its own address', async () => {
    const first = await page('listing', '/product-category/paper');
    expect(first.data.pagination).toMatchObject({ from: 1, to: 12, total: 14, pages: 2 });
    expect(first.data.pagination.next).toBe('/product-category/paper?page=2');
    const second = await page('listing', '/product-category/paper?paged=2');
    expect(names(second.data.products)).toEqual(['Card 13', 'Card 14']);
    expect(second.head.title).toBe('Paper & print, page 2 – My shop');
    expect(second.head.canonical).toBe('/product-category/paper?page=2');
  });

  test.each([
    ['page=1000000000', '/product-category/paper?page=2'],
    ['page=3&orderby=price', '/product-category/paper?orderby=price&page=2'],
    ['page=2&min_price=14', '/product-category/paper?min_price=14'],
  ])('?%s leads to the nearest page there is', async (query, to) => {
    expect(await ask(`/product-category/paper?${query}`)).toEqual({
      kind: 'redirect',
      status: 302,
      to,
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'orderby=nonsense',
    'orderby=%3Cscript%3Ealert(1)%3C/script%3E',
    'filter_color=%3Cscript%3E',
    'filter_color=nothing',
    'filter_nothing=sand',
    'min_price=abc',
    'rating_filter=9',
    'per_page=13',
    'per_page=1e9',
    'view=%27%3B--',
    'from=1',
    'from=-1&page=x',
    'stock=nothing&on_sale=2',
    'product_cat=cups',
    's=tray',
    'utm_source=letter',
  ])('?%s shows the plain listing', async (query) => {
    const plain = await page('listing', '/product-category/paper');
    const requested = await page('listing', `/product-category/paper?${query}`);
    expect(requested.data).toEqual(plain.data);
    expect(JSON.stringify(requested)).not.toContain('<script');
  });

  test('shows more on a page, and pages together, for as long as there are any', async () => {
    const more = await page('listing', '/product-category/paper?per_page=24');
    expect(more.data.products).toHaveLength(14);
    expect(more.data.pagination).toMatchObject({ pages: 1, from: 1, to: 14, next: null });
    expect(more.head.canonical).toBe('/product-category/paper');
    const both = await page('listing', '/product-category/paper?page=2&from=1');
    expect(names(both.data.products)).toEqual(names(more.data.products));
    expect(both.data.pagination).toMatchObject({ page: 2, from: 1, to: 14, previous: null });
    expect(both.head).toMatchObject({
      title: 'Paper & print – My shop',
      canonical: '/product-category/paper',
    });
    expect(await ask('/product-category/paper?page=9&from=1')).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/product-category/paper?page=2&from=1',
    });
  });

  test('keeps layout and number of products in every link of the page', async () => {
    const { data } = await page('listing', '/shop?view=list&per_page=48&on_sale=1');
    expect(data.query).toMatchObject({ view: 'list', perPage: 48 });
    expect(data.views).toEqual([
      { view: 'grid', url: '/shop?on_sale=1&per_page=48' },
      { view: 'list', url: '/shop?on_sale=1&view=list&per_page=48' },
    ]);
    expect(data.sizes.map(({ url }) => url)).toEqual([
      '/shop?on_sale=1&view=list',
      '/shop?on_sale=1&view=list&per_page=24',
      '/shop?on_sale=1&view=list&per_page=48',
    ]);
    expect(data.clearUrl).toBe('/shop?view=list&per_page=48');
    expect(data.fields).toContainEqual(['view', 'list']);
  });

  test('can be filtered; the filtered view points to the plain one', async () => {
    const { data, head } = await page('listing', '/shop?filter_color=sand,nothing&min_price=10');
    expect(names(data.products)).toEqual(['Stoneware mug']);
    expect(data.activeFilters).toEqual([
      { label: 'Colour: Sand', url: '/shop?min_price=10' },
      { label: 'From $10.00', url: '/shop?filter_color=sand' },
    ]);
    expect(data.clearUrl).toBe('/shop');
    expect(head).toMatchObject({ index: false, canonical: '/shop' });
    const color = data.facets.attributes.find(({ name }) => name === 'color');
    expect(color?.terms.find(({ swatch }) => swatch.slug === 'sand')).toMatchObject({
      active: true,
      url: '/shop?min_price=10',
    });
  });

  test('keeps the filters when the category changes', async () => {
    const { data } = await page('listing', '/shop?on_sale=1');
    expect(names(data.products)).toContain('Tea lights');
    expect(names(data.products)).not.toContain('Oak tray');
    expect(data.facets.categories.find(({ name }) => name === 'Tableware')?.url).toBe(
      '/product-category/tableware?on_sale=1',
    );
  });
});

describe('search', () => {
  test('finds products and pages', async () => {
    const { data, head } = await page('search', '/search?s=mug');
    expect(names(data.products)).toEqual(['Stoneware mug']);
    expect(data.documents).toEqual([
      { name: 'About us', url: '/about', excerpt: 'Eleven tries for one mug.' },
    ]);
    expect(data.title).toBe('Results for “mug”');
    expect(head.index).toBe(false);
  });

  test('takes a category into its address', async () => {
    const { data } = await page('search', '/search?s=card&product_cat=paper');
    expect(data.pagination.total).toBe(14);
    expect(data.activeFilters).toEqual([{ label: 'Paper & print', url: '/search?s=card' }]);
    const nowhere = await page('search', '/search?s=card&product_cat=nothing');
    expect(nowhere.data.activeFilters).toEqual([]);
  });

  test.each(['%25', '_', "'", '"', '*', '(', 'a AND', '<script>', '\u0000'])(
    'the words %j break nothing',
    async (words) => {
      const { data } = await page('search', `/search?s=${encodeURIComponent(words)}`);
      expect(data.documents).toEqual([]);
    },
  );
});

describe('a product', () => {
  test('stands under its categories and is described for search engines', async () => {
    const { data, head, tags } = await page('product', '/product/mug?attribute_pa_color=sand');
    expect(names(data.breadcrumbs)).toEqual(['Home', 'Shop', 'Tableware', 'Cups', 'Stoneware mug']);
    expect(head).toMatchObject({
      type: 'product',
      canonical: '/product/mug',
      description: 'Sits well in the hand.',
    });
    expect(head.jsonLd.map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(head.offer).toEqual({
      amount: '14.00',
      currency: 'USD',
      availability: 'in stock',
      sku: '',
    });
    expect(tags).toContain(`product:${data.product.id}`);
    expect(tags.filter((tag) => tag.startsWith('category:'))).toHaveLength(2);
  });

  test.each([
    ['?cpage=2', true],
    ['?cpage=1', true],
    ['?comment-page=2', true],
    ['?cpage=x', undefined],
    ['?rating=5', undefined],
    ['', undefined],
  ])(
    'the server opens the reviews of a page asked for as %j: %s [PP-07]',
    async (query, isOpen) => {
      const { data } = await page('product', `/product/mug${query}`);
      expect(data.reviews.isOpen).toBe(isOpen);
    },
  );

  test('a choice in the address does not make another page of it', () => {
    const { definition } = match('/product/mug') ?? {};
    const query = new URLSearchParams('attribute_pa_color=sand&utm_source=x');
    expect(definition?.canonicalQuery(query, settings).size).toBe(0);
  });
});

describe('the journal', () => {
  test('shows what is published, newest first', async () => {
    const { data } = await page('journal', '/journal');
    expect(data.posts.map(({ title }) => title)).toEqual(['Oiling oak', 'Caring for linen']);
  });

  test('a post says how long it takes and what else there is', async () => {
    const { data, head } = await page('post', '/journal/oak');
    expect(data.post).toMatchObject({ title: 'Oiling oak', readingMinutes: 2 });
    expect(data.more.map(({ slug }) => slug)).toEqual(['linen']);
    expect(head.jsonLd[0]).toMatchObject({ '@type': 'BlogPosting' });
  });
});

test('the sitemap names the pictures of products, categories and posts in their order', async () => {
  const { db } = database;
  const file = { width: 1200, height: 1500, mime: 'image/jpeg', bytes: 1, created_at: 0 };
  const ids: number[] = [];
  for (const key of ['tray-front', 'tray-back', 'paper-stack', 'oak-board']) {
    const row = await db
      .insertInto('media')
      .values({ ...file, key, slug: key })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  const [front = 0, back = 0, paper = 0, oak = 0] = ids;
  const tray = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'tray')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_images')
    .values([
      { product_id: tray.id, media_id: back, position: 1 },
      { product_id: tray.id, media_id: front, position: 0 },
    ])
    .execute();
  await db.updateTable('categories').set({ image_id: paper }).where('slug', '=', 'paper').execute();
  await db.updateTable('documents').set({ image_id: oak }).where('slug', '=', 'oak').execute();
  const entries = await sitemapEntries(ctx);
  const getImages = (path: string) =>
    entries.find((entry) => entry.path === path)?.images?.map(({ key }) => key);
  expect(getImages('/product/tray')).toEqual(['tray-front', 'tray-back']);
  expect(getImages('/product-category/paper')).toEqual(['paper-stack']);
  expect(getImages('/journal/oak')).toEqual(['oak-board']);
  expect(getImages('/product/mug')).toEqual([]);
});

test('the sitemap lists what may be found and nothing else', async () => {
  const paths = (await sitemapEntries(ctx)).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/shop', '/product/tray', '/about', '/journal/oak']),
  );
  expect(paths).not.toContain('/product/draft');
  expect(paths).not.toContain('/journal/later');
  expect(paths).not.toContain('/home');
  expect(new Set(paths).size).toBe(paths.length);
});
