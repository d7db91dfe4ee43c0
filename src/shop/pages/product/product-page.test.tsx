import { expect, test } from 'vitest';
import type { ProductPage } from '#wire/product-page.ts';
import { sampleCard, sampleMug, sampleProduct, sampleStock } from '#wire/samples/product.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProductPageView } from './product-page.tsx';

function render(change: Partial<ProductPage> = {}): string {
  const data: ProductPage = {
    product: sampleProduct(),
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Oak serving tray', url: '/product/oak-serving-tray' },
    ],
    related: [],
    upsells: [],
    reviews: { form: null },
    tools: {
      id: 1,
      name: 'Oak serving tray',
      url: '/product/oak-serving-tray',
      compare: '/compare',
    },
    notice: null,
    posted: {},
    ...change,
  };
  return renderPage(<ProductPageView data={data} />);
}

test('the main picture and its thumbnails are slides reached by plain links [PP-12]', () => {
  const html = render();
  expect(html.match(/<li id="slide-\d"/g)).toEqual(['<li id="slide-1"', '<li id="slide-2"']);
  expect(html.match(/href="#slide-\d"/g)).toEqual(['href="#slide-1"', 'href="#slide-2"']);
  expect(html).toContain('aria-label="Pictures of Oak serving tray"');
});

test.each([
  [{ form: null }, 'tab-description'],
  [{ form: null, isOpen: true as const }, 'tab-reviews'],
])('with %j the server marks %s as the open tab [PP-07] [PP-10]', (reviews, id) => {
  const html = render({ reviews });
  const selected = [...html.matchAll(/href="#([\w-]+)" role="tab" aria-selected="true"/g)];
  expect(selected.map((found) => found[1])).toEqual([id]);
});

test('one picture needs no thumbnails', () => {
  const product = sampleProduct({ gallery: sampleProduct().gallery.slice(0, 1) });
  expect(render({ product })).not.toContain('#slide-1');
});

test('each picture says its large address, width, height, alt and caption [PP-13]', () => {
  const html = render();
  const slide = html.slice(
    html.indexOf('id="slide-2"'),
    html.indexOf('</figure>', html.indexOf('id="slide-2"')),
  );
  expect(slide).toContain('data-large_image="/media/picture-2/1200.jpeg"');
  expect(slide).toContain('data-large_image_width="1200"');
  expect(slide).toContain('data-large_image_height="1500"');
  expect(slide).toContain('data-caption="The handle"');
  expect(slide).toContain('alt="View 2"');
  expect(slide).toContain('The handle</figcaption>');
});

test('a simple product has a form that posts a quantity', () => {
  const html = render();
  expect(html).toMatch(
    /<form id="buy-form" class="cart [^"]*" action="\/product\/oak-serving-tray#buy" method="post">/,
  );
  expect(html).toMatch(/<input type="number"[^>]*name="quantity"/);
  expect(html).toContain('Add to basket');
});

test('a variable product asks for every attribute and keeps what was posted', () => {
  const html = render({
    product: sampleMug(),
    posted: { attribute_pa_color: 'ink', quantity: '4' },
    notice: { kind: 'error', texts: ['Please choose Size first.'] },
  });
  expect(html).toContain('name="attribute_pa_color"');
  expect(html).toContain('name="attribute_pa_size"');
  expect(html).toContain('<option value="ink" selected="">Ink</option>');
  expect(html).toContain('value="4"');
  expect(html).toMatch(/role="alert"[\s\S]*Please choose Size first\./);
});

test('a set asks for a quantity of each member that can be had', () => {
  const members = [sampleCard(3), sampleCard(4, { stock: sampleStock({ status: 'outofstock' }) })];
  const html = render({ product: sampleProduct({ kind: 'grouped', members }) });
  expect(html).toContain('name="quantity[3]"');
  expect(html).not.toContain('name="quantity[4]"');
  expect(html).not.toContain('name="quantity"');
});

test('a product sold elsewhere is a link out and no form', () => {
  const external = { url: 'https://maker.example/apron', buttonText: 'See it there' };
  const html = render({ product: sampleProduct({ kind: 'external', external }) });
  expect(html).toContain('href="https://maker.example/apron"');
  expect(html).not.toContain('<form');
});

test('what is gone cannot be put in the basket', () => {
  const html = render({
    product: sampleProduct({ stock: sampleStock({ status: 'outofstock', left: 0 }) }),
  });
  expect(html).not.toContain('<form');
  expect(html).toMatch(/<button[^>]*disabled/);
});

test('where it is gone, what can be had instead is beside it, of its own category first', () => {
  const category = { name: 'Trays', url: '/product-category/trays' };
  const gone = sampleStock({ status: 'outofstock', left: 0 });
  const related = [
    sampleCard(3, { name: 'Far away', category: null }),
    sampleCard(4, { name: 'Gone as well', category, stock: gone }),
    sampleCard(5, { name: 'Close by', category }),
  ];
  const page = (stock = gone) =>
    render({ product: sampleProduct({ stock, categories: [category] }), related });
  const list = /<section[^>]*product-alternatives.*?<\/section>/s.exec(page())?.[0] ?? '';
  expect(list.indexOf('Close by')).toBeGreaterThan(0);
  expect(list.indexOf('Far away')).toBeGreaterThan(list.indexOf('Close by'));
  expect(list).not.toContain('Gone as well');
  expect(page(sampleStock())).not.toContain('product-alternatives');
});

test('whoever finds it sold out can ask for an email when it is back', () => {
  const alerts = { action: '/stock-alert', days: 180 };
  const gone = sampleStock({ status: 'outofstock', left: 0 });
  const form = 'data-island="stockAlert"';
  expect(render({ alerts, product: sampleProduct({ stock: gone }) })).toContain(form);
  expect(render({ alerts, product: sampleProduct() })).not.toContain(form);
  // Without a price it is not for sale, and will not be back.
  expect(render({ alerts, product: sampleProduct({ stock: gone, price: null }) })).not.toContain(
    form,
  );
});

test('of a variation only once it is chosen', () => {
  const alerts = { action: '/stock-alert', days: 180 };
  const gone = sampleStock({ status: 'outofstock', left: 0 });
  const [first, ...others] = sampleMug().variations;
  if (!first) throw new Error('no variation');
  const product = { ...sampleMug(), variations: [{ ...first, stock: gone }, ...others] };
  const form = 'data-island="stockAlert"';
  expect(render({ alerts, product })).not.toContain(form);
  expect(render({ alerts, product, posted: first.attributes })).toContain(form);
  const other = others.find(({ stock }) => stock.status === 'instock');
  expect(render({ alerts, product, posted: other?.attributes ?? {} })).not.toContain(form);
});

test('delivery, returns, payment, rating and quotes come before the article number', () => {
  const html = render({
    assurance: {
      delivery: 'Arrives Nov 18',
      returns: '30 days',
      returnsUrl: '/delivery',
      payment: 'Payment: Cheque',
      marks: ['cheque'],
    },
    quotes: { items: [{ id: 1, author: 'Ada', stars: 5, text: 'A fine tray.' }], happy: 92 },
  });
  const places = ['Arrives Nov 18', 'href="/delivery"', 'Payment: Cheque', '92%', 'A fine tray.'];
  const at = places.map((text) => html.indexOf(text));
  expect(at.every((place) => place > html.indexOf('single_add_to_cart_button'))).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(html.indexOf('product_meta')).toBeGreaterThan(at.at(-1) ?? 0);
});

test('the sections have the addresses other pages link to', () => {
  const html = render({ product: sampleProduct({ weight: '900 g' }) });
  expect(html).toContain('id="tab-description"');
  expect(html).toContain('id="tab-additional_information"');
  expect(render()).not.toContain('id="tab-additional_information"');
});

test('a shop without reviews has neither their tab nor a word of them', () => {
  const off = { average: 0, count: 0, off: true } as const;
  const html = render({ product: sampleProduct({ rating: off }) });
  expect(html).not.toContain('tab-reviews');
  expect(html).not.toContain('No reviews yet');
  expect(render()).toContain('tab-reviews');
  const bare = sampleProduct({ rating: off, description: '', attributes: [] });
  expect(render({ product: bare })).not.toContain('woocommerce-tabs');
});
