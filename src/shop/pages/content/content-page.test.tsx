import { expect, test } from 'vitest';
import type { ContentBlock, ContentPage } from '#wire/content.ts';
import { sampleCard, sampleImage } from '#wire/samples/product.ts';
import { RailIsland } from '../../rails/rail-island.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { ContentPageView } from './content-page.tsx';

const button = { label: 'Shop', url: '/shop' };
const hero: ContentBlock = {
  kind: 'hero',
  id: 1,
  eyebrow: 'Autumn',
  title: 'Slow mornings',
  text: 'Mugs.',
  button,
  secondButton: null,
  image: sampleImage(1),
  phoneImage: sampleImage(2),
};
const newsletter: ContentBlock = {
  kind: 'newsletter',
  id: 9,
  title: 'One letter a month',
  text: '',
  placeholder: '',
  button: 'Sign me up',
  notice: null,
  typed: '',
};
const everyKind: ContentBlock[] = [
  hero,
  { kind: 'promises', id: 2, items: [{ icon: 'leaf', title: 'Paper', text: 'No plastic.' }] },
  {
    kind: 'category-tiles',
    id: 3,
    title: 'Corners',
    tiles: [{ name: 'Textiles', url: '/product-category/textiles', count: 9, image: null }],
  },
  {
    kind: 'product-row',
    id: 4,
    title: 'New in',
    text: '',
    link: button,
    products: [sampleCard(1), sampleCard(2)],
  },
  {
    kind: 'story',
    id: 5,
    eyebrow: '',
    title: 'Eleven tries',
    text: '<p>The first mug.</p>',
    button: null,
    image: null,
    imageSide: 'end',
  },
  {
    kind: 'journal',
    id: 6,
    title: 'From the journal',
    link: button,
    posts: [
      {
        slug: 'linen',
        url: '/journal/linen',
        title: 'Caring for linen',
        excerpt: 'Wash it cold.',
        image: null,
        publishedAt: Date.UTC(2026, 2, 3),
        categories: [],
      },
    ],
  },
  newsletter,
  { kind: 'text', id: 8, html: '<p>Plain words.</p>' },
];

function render(change: Partial<ContentPage> = {}): string {
  const data = { title: 'Home', showTitle: false, breadcrumbs: [], blocks: everyKind, ...change };
  return renderPage(<ContentPageView data={data} />);
}

test('every kind of block is rendered, in order', () => {
  const html = render();
  const words = [
    'Slow mornings',
    'No plastic.',
    'Textiles',
    'Thing 1',
    'The first mug.',
    'March 3, 2026',
    'Sign me up',
    'Plain words.',
  ];
  const places = words.map((word) => html.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([
  ['a hero that leads', { showTitle: false }, /<h1[^>]*>Slow mornings<\/h1>/],
  ['a title', { showTitle: true }, /<h1[^>]*>Home<\/h1>/],
  ['neither', { showTitle: false, blocks: [newsletter] }, /<h1[^>]*>Home<\/h1>/],
])('a page with %s has exactly one first heading', (_, change, heading) => {
  const html = render(change);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(heading);
});

test('phones get their own crop of the hero', () => {
  expect(render()).toMatch(/<source media="\(max-width: 549\.98px\)"[^>]*picture-2/);
});

test('the newsletter form shows what was wrong and keeps what was typed', () => {
  const notice = { kind: 'error' as const, text: 'Please enter an e-mail address.' };
  const html = render({ blocks: [{ ...newsletter, notice, typed: 'ada@' }] });
  expect(html).toMatch(/name="newsletter_email"[^>]*value="ada@"/);
  expect(html).toContain('Please enter an e-mail address.');
  expect(html).toMatch(/<form[^>]* action="#newsletter-9" method="post">/);
});

test('the newsletter form gives way to the thanks', () => {
  const notice = { kind: 'success' as const, text: 'Thank you.' };
  const html = render({ blocks: [{ ...newsletter, notice }] });
  expect(html).toContain('Thank you.');
  expect(html).not.toContain('<form');
});

test('a row of a single product is left out, on pages and in rails', () => {
  const row = (count: number): ContentBlock => ({
    kind: 'product-row',
    id: 4,
    title: 'New in',
    text: '',
    link: null,
    products: Array.from({ length: count }, (_, at) => sampleCard(at + 1)),
  });
  expect(render({ blocks: [hero, row(1)] })).not.toContain('New in');
  expect(render({ blocks: [hero, row(2)] })).toContain('New in');
  const rail = (count: number) =>
    renderPage(
      <RailIsland
        id="related"
        title="Related"
        products={Array.from({ length: count }, (_, at) => sampleCard(at + 1))}
      />,
    );
  expect(rail(1)).toBe('');
  expect(rail(2)).toContain('data-island="rail"');
});

test('a page without blocks says so', () => {
  expect(render({ blocks: [], showTitle: true })).toContain('Nothing here yet.');
});

test('effects are loaded only by pages with a marked element', () => {
  const pageWith = (html: string) => render({ blocks: [{ kind: 'text', id: 1, html }] });
  expect(pageWith('<p data-animate="fadeIn">Oak</p>')).toContain('data-island="effects"');
  expect(pageWith('<p><strong data-count-up>9</strong></p>')).toContain('data-island="effects"');
  expect(pageWith('<p>Oak</p>')).not.toContain('data-island');
});

test('what a block was given beside its settings becomes classes, and no inline style', () => {
  const display = {
    spacing: 'none',
    width: 'narrow',
    background: 'dark',
    devices: 'not-phone',
  } as const;
  const html = render({ blocks: [{ kind: 'text', id: 1, html: '<p>Oak</p>', display }] });
  const [, classes = ''] = /data-block="1" class="([^"]*)"/.exec(html) ?? [];
  expect(classes.split(' ')).toHaveLength(4);
  expect(html).not.toContain('style=');
  expect(render()).toContain('<div data-block="1">');
});
