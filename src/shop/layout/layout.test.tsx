import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Layout as LayoutData, MenuItem } from '#wire/layout.ts';
import { render, testConfig, testImage } from '../testing/test-shop.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { Layout } from './layout.tsx';
import { MenuPanel } from './main-nav/menu-panel.tsx';
import { NavBar } from './main-nav/nav-bar.tsx';
import { MenuLevels } from './mobile-menu/menu-levels.tsx';
import { MenuTree } from './mobile-menu/menu-tree.tsx';

let lastId = 0;
function entry(label: string, changes: Partial<MenuItem> = {}): MenuItem {
  lastId += 1;
  const url = `/${label.toLowerCase().replaceAll(' ', '-')}`;
  return { id: lastId, label, url, mega: false, image: null, children: [], ...changes };
}

const layout: LayoutData = {
  shopName: 'Hearth & Hand',
  tagline: 'Made to be yours',
  logo: null,
  arrangement: { header: 'beside', topBar: true, categoryBar: true, footer: 'columns' },
  topBar: { text: 'Free delivery from $75', links: [entry('Delivery')] },
  mainMenu: [
    entry('Shop', {
      mega: true,
      image: testImage,
      children: [entry('Kitchen', { children: [entry('Mugs'), entry('Bowls')] })],
    }),
    entry('Journal'),
  ],
  wideMenu: [entry('Tableware'), entry('Textiles')],
  footerMenus: [{ title: 'Help', items: [entry('Contact')] }],
  newsletter: { label: 'Our newsletter', button: 'Subscribe', consent: 'Once a month.' },
  storeNotice: null,
  searchCategories: [{ slug: 'textiles', name: 'Textiles' }],
  year: 2026,
};

const page = render(
  <Layout layout={layout} path="/textiles">
    <p>Words</p>
  </Layout>,
);

const bar = render(<NavBar data={{ items: layout.mainMenu, path: '/journal' }} />);
const levels = render(<MenuLevels data={{ items: layout.mainMenu, links: [], path: '' }} />);

test('the page has a sticky header, a top bar, a main and a wide navigation [TH-01]', () => {
  expect(page).toMatch(/<header class="header[ "]/);
  expect(page).toMatch(/<div class="top-bar[ "][\s\S]*Free delivery from \$75/);
  expect(page).toMatch(
    /<nav aria-label="Main menu" class="main-nav[ "][^>]*><div data-island="navBar"/,
  );
  expect(bar).toMatch(/<a href="\/journal"[^>]*aria-current="page"/);
  expect(page).toMatch(/<nav aria-label="Categories" class="wide-nav[ "][\s\S]*href="\/tableware"/);
  expect(page).toMatch(/<div class="header-wrapper[ "]/);
  const css = readFileSync(new URL('./header.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.wrapper \{[^}]*position: sticky;[^}]*inset-block-start: 0;/);
});

test('a mega entry opens columns with heads and a picture [TH-05]', () => {
  const panel = bar.match(/aria-controls="([^"]+)"/)?.[1] ?? '';
  const open = bar.slice(bar.indexOf(`id="${panel}"`));
  for (const address of ['/kitchen', '/mugs', '/bowls', '/shop']) {
    expect(open).toContain(`href="${address}"`);
  }
  expect(open).toContain(`/media/${testImage.key}/`);
  expect(bar).toMatch(/aria-label="Open Shop" aria-expanded="false"/);
});

test('the picture of a mega entry names what it shows and leads there', () => {
  const gifts = entry('Gift sets', { image: testImage, children: [entry('Hampers')] });
  const kitchen = entry('Kitchen', { children: [entry('Mugs')] });
  const shop = entry('Shop', { mega: true, children: [kitchen, gifts] });
  const html = render(<MenuPanel id="panel" item={shop} />);
  expect(html).toMatch(
    /<a href="\/gift-sets"[^>]*><picture[\s\S]*?<\/picture><span[^>]*>Gift sets<\/span>/,
  );
});

test('the drawer of narrow screens is an off-canvas mobile sidebar with the same entries [TH-12]', () => {
  const drawer = page.match(/<dialog[\s\S]*<\/dialog>/)?.[0] ?? '';
  expect(drawer).toMatch(/class="off-canvas [^"]*mobile-sidebar"/);
  expect(drawer).toContain('data-island="menuLevels"');
  expect(levels).toContain('href="/journal"');
  expect(levels).not.toContain('href="/mugs"');
  expect(page).toContain('commandfor="mobile-menu"');
});

test('search works as a plain form', () => {
  const form = page.match(/<form[^>]*action="\/search"[\s\S]*?<\/form>/)?.[0] ?? '';
  expect(form).toContain('method="get"');
  expect(form).toContain('name="s"');
  expect(form).toMatch(/<select[^>]*name="product_cat"[\s\S]*value="textiles"/);
});

test('the first link skips to the content, and the current entry is marked', () => {
  expect(page).toMatch(/^<a href="#content"/);
  expect(page).toContain('<main id="content"');
  expect(page).toMatch(/href="\/textiles"[^>]*aria-current="page"/);
  expect(page.match(/aria-current/g)).toHaveLength(1);
});

test('nothing in the header belongs to one visitor', () => {
  expect(page).toMatch(/href="\/cart"[\s\S]*?<span class="cart-count[^>]*hidden=""><\/span>/);
  expect(page).toContain('href="/my-account"');
});

test('the store notice is there only when the shop has one [TH-44]', () => {
  const notice = { id: 'summer', text: 'Closed on Monday' };
  expect(page).not.toContain('store-notice');
  const html = render(<Layout layout={{ ...layout, storeNotice: notice }}>{null}</Layout>);
  expect(html).toMatch(/class="store-notice[^>]*data-notice-id="summer"[\s\S]*Closed on Monday/);
  expect(html).toMatch(/Closed on Monday<\/p><button type="button"[^>]*>Dismiss/);
});

test('the header says how it behaves on scrolling', () => {
  const { header } = testConfig;
  expect(page).toMatch(/<div class="header-wrapper[^>]*data-mode="sticky"/);
  const still = render(<Layout layout={layout}>{null}</Layout>, {
    header: { ...header, mode: 'static' },
  });
  expect(still).toMatch(/<div class="header-wrapper[^>]*data-mode="static"/);
});

test('the entries of the sliding menu say whether their level is open [TH-19]', () => {
  expect(levels).toMatch(/aria-label="Open Shop" aria-expanded="false"/);
});

test('the menu of narrow screens can be a tree', () => {
  const html = render(<Layout layout={layout}>{null}</Layout>, {
    header: { ...testConfig.header, mobileMenu: 'accordion' },
  });
  const drawer = html.match(/<dialog[\s\S]*<\/dialog>/)?.[0] ?? '';
  expect(drawer).toContain('data-island="menuTree"');
});

test.each([
  ['sliding', MenuLevels],
  ['unfolding', MenuTree],
])('the %s menu ends with the account and the links of the top bar', (_name, Menu) => {
  const html = render(<Menu data={{ items: [], links: layout.topBar.links, path: '' }} />);
  expect(html).toContain('href="/my-account"');
  expect(html).toContain('href="/delivery"');
});

test('the footer has its links and a plain form for the newsletter, and no script of its own', () => {
  expect(page).toContain('data-island="footer"');
  const columns = { ...layout, arrangement: 'columns' } as const;
  const footer = render(<FooterColumns data={columns} />);
  expect(footer).toContain('href="/contact"');
  const form = footer.match(/<form[\s\S]*<\/form>/)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* action="\/newsletter" method="post"/);
  expect(form).toMatch(/<input(?=[^>]* required="")[^>]* name="newsletter_email"/);
  expect(form).toMatch(/aria-hidden="true"><input[^>]* name="website"/);
  expect(form).toContain('Once a month.');
  expect(render(<FooterColumns data={{ ...columns, newsletter: null }} />)).not.toContain('<form');
});

const usual = layout.arrangement;
const arranged = (changes: Partial<LayoutData['arrangement']>, others: Partial<LayoutData> = {}) =>
  render(
    <Layout layout={{ ...layout, ...others, arrangement: { ...usual, ...changes } }}>
      <p>Words</p>
    </Layout>,
  );

test('top bar, bar of categories and the columns of the footer can be left out', () => {
  expect(arranged({ topBar: false })).not.toContain('top-bar');
  expect(arranged({ categoryBar: false })).not.toContain('wide-nav');
  const slim = arranged({ footer: 'slim' });
  expect(slim).not.toContain('data-island="footer"');
  expect(slim).toContain('back-to-top');
  expect(arranged({ header: 'centred' })).toContain('data-layout="centred"');
});

test('a logo of the shop replaces the mark, and the name where it is not shown beside it', () => {
  const renderLogo = (showsName: boolean, darkImage: typeof testImage | null = null) =>
    arranged({}, { logo: { image: testImage, darkImage, showsName } }).match(
      /<a href="[^"]*" class="logo[\s\S]*?<\/a>/,
    )?.[0] ?? '';
  expect(renderLogo(false)).toContain('alt="Hearth &amp; Hand"');
  expect(renderLogo(false)).not.toContain('<svg');
  expect(renderLogo(false)).not.toContain('<span>');
  expect(renderLogo(true)).toContain('alt=""');
  expect(renderLogo(true)).toContain('<span>Hearth &amp; Hand</span>');
  // The one that the scheme hides must not be loaded.
  expect(renderLogo(false, testImage).match(/loading="lazy"/g)).toHaveLength(2);
});
