import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LayoutHtml } from '#shop/layout/layout-html.ts';
import { ShopApp } from '#shop/shop-app.tsx';
import { testConfig } from '#shop/testing/test-shop.tsx';
import { IslandHtml, type RenderIsland } from '#shop/ui/island/island-html.ts';
import type { Layout, MenuItem } from '#wire/layout.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { htmlText } from './html-part.ts';
import { layoutParts } from './layout-parts.tsx';

const entry = (id: number, label: string): MenuItem => {
  return { id, label, url: `/${label.toLowerCase()}`, mega: false, image: null, children: [] };
};

const createLayout = (changes: Partial<Layout> = {}): Layout => ({
  shopName: 'Hearth & Hand',
  tagline: 'Made to be yours',
  logo: null,
  arrangement: { header: 'beside', topBar: true, categoryBar: true, footer: 'columns' },
  topBar: { text: 'Free delivery', links: [entry(1, 'Delivery')] },
  mainMenu: [entry(2, 'Shop'), entry(3, 'Journal')],
  wideMenu: [entry(4, 'Tableware')],
  footerMenus: [],
  newsletter: null,
  storeNotice: { id: 'may', text: 'Closed in May' },
  searchCategories: [{ slug: 'textiles', name: 'Textiles' }],
  year: 2026,
  ...changes,
});

const renderIsland: RenderIsland = (island, id, data) =>
  `<i data-id="${id}">${island.name} ${JSON.stringify(data).length}</i>`;

function inputFor(layout: Layout, path: string, config: ShopConfig = testConfig, now = 0) {
  const envelope = { page: 'not-found', path, data: { address: '/' }, now } as const;
  return { layout, config, envelope, renderIsland };
}
type Input = ReturnType<typeof inputFor>;

/** Its ids depend on its place in the tree. */
const Page = () => <p>Words &amp; more</p>;

function renderPage(input: Input, htmlOf: ((part: 'header' | 'footer') => string) | null): string {
  return renderToString(
    <IslandHtml value={renderIsland}>
      <LayoutHtml value={htmlOf}>
        <ShopApp {...input} Page={Page} />
      </LayoutHtml>
    </IslandHtml>,
  );
}

function fromParts(input: Input): string {
  const parts = layoutParts(input);
  return renderPage(input, (part) => `[${part}]`)
    .replace('[header]', () => htmlText([parts.header]))
    .replace('[footer]', () => htmlText([parts.footer]));
}

test.each(['', '/journal', '/tableware', '/product/tray'])(
  'with its parts put in, the page at "%s" is what the browser hydrates',
  (path) => {
    const layout = createLayout();
    expect(fromParts(inputFor(layout, path))).toBe(renderPage(inputFor(layout, path), null));
    // From what was rendered before, too.
    expect(fromParts(inputFor(layout, path))).toBe(renderPage(inputFor(layout, path), null));
  },
);

test('pages that no menu names share their parts', () => {
  const layout = createLayout();
  const first = layoutParts(inputFor(layout, '/product/tray'));
  expect(layoutParts(inputFor(layout, '/product/mug'))).toBe(first);
  expect(layoutParts(inputFor(layout, '/journal'))).not.toBe(first);
});

test('other menus, other categories and other messages are rendered anew', () => {
  const text = (input: Input) => {
    const { header, footer } = layoutParts(input);
    return htmlText([header, footer]);
  };
  const layout = createLayout();
  expect(text(inputFor(layout, ''))).toContain('Tableware');
  const renamed = createLayout({ wideMenu: [entry(4, 'Kitchen')], shopName: 'Hut' });
  expect(text(inputFor(renamed, ''))).toContain('Kitchen');
  expect(text(inputFor(renamed, ''))).not.toContain('Hearth');
  const messages = { ...testConfig.messages, 'layout.backToTop': 'Nach oben' };
  expect(text(inputFor(layout, '', { ...testConfig, messages }))).toContain('Nach oben');
  expect(text(inputFor(layout, ''))).not.toContain('Nach oben');
});

test('neither nonces nor the time are in them', () => {
  const nonces = { coupon: '1', public: '2', review: '3', rest: '4', store: '5' };
  const later = inputFor(createLayout(), '', { ...testConfig, nonces }, 86_400_000);
  const { header, footer } = layoutParts(inputFor(createLayout(), ''));
  expect(layoutParts(later)).toEqual({ header, footer });
});
