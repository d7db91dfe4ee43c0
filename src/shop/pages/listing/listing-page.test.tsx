import { expect, test, vi } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { ListingPage } from '#wire/listing.ts';
import { sampleListing, sampleQuery } from '#wire/samples/listing.ts';
import { FilterPanel } from '../../listing/filter-panel.tsx';
import { sendOther } from '../../listing/listing-sort.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { ListingPageView } from './listing-page.tsx';

const render = (change: Partial<ListingPage> = {}) =>
  renderPage(<ListingPageView data={sampleListing(change)} />);

test('the sort selector is a real form that keeps the other filters [SE-11]', () => {
  const query = sampleQuery({
    sort: 'price',
    page: 3,
    attributes: { color: ['sand'] },
    minPrice: money(1250),
  });
  const html = render({ query });
  const form = /<form[^>]*woocommerce-ordering.*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* action="\/product-category\/tableware" method="get">/);
  expect(form).toContain('<input type="hidden" name="filter_color" value="sand"/>');
  expect(form).toContain('<input type="hidden" name="min_price" value="12.50"/>');
  expect(form).not.toContain('name="page"');
  expect(form.match(/<option value="([^"]+)"/g)).toHaveLength(6);
  expect(form).toContain('<option value="price" selected="">Price: low to high</option>');
  expect(form).toMatch(/<noscript>.*Apply/);
});

test('an order chosen before script ran is sent when it runs; the shown one is not [SE-11]', () => {
  const form = { requestSubmit: vi.fn() };
  sendOther({ value: 'price', form }, 'price');
  sendOther(null, 'price');
  expect(form.requestSubmit).not.toHaveBeenCalled();
  sendOther({ value: 'date', form }, 'price');
  expect(form.requestSubmit).toHaveBeenCalledTimes(1);
  // So that what differs was chosen by a person, and not filled in by the browser on the way back.
  expect(render()).toMatch(/<select[^>]*name="orderby"[^>]*autoComplete="off"/i);
});

test('the grid asks for three, three and two columns unless the shop says otherwise [SE-12]', () => {
  expect(render()).toMatch(
    /<ul class="products[^"]*" data-large="3" data-medium="3" data-small="2"/,
  );
});

test('filters are links, and what would find nothing is left out', () => {
  const html = renderPage(<FilterPanel data={sampleListing()} />);
  expect(html).toContain('href="?filter_color=sand"');
  expect(html).not.toContain('filter_color=rust');
  expect(html).not.toContain('on_sale=1');
  expect(html).toMatch(/href="\/shop"[^>]*aria-current="true"/);
});

test('each filter in force can be taken away, and all of them at once', () => {
  const html = render({
    activeFilters: [{ label: 'Colour: Sand', url: '/back' }],
    clearUrl: '/all',
  });
  expect(html).toMatch(/href="\/back"[^>]*>.*Remove filter Colour: Sand/);
  expect(html).toContain('href="/all"');
});

test('more products are one link away, and counted', () => {
  const { pagination } = sampleListing();
  const html = render({
    pagination: { ...pagination, pages: 3, total: 30, to: 12, next: '/shop?page=2' },
  });
  expect(html).toMatch(/href="\/shop\?page=2"[^>]*>.*Show more/);
  expect(html).toMatch(/role="status"[^>]*>Products 1 to 12 of 30</);
  const last = render({ pagination: { ...pagination, pages: 3, total: 30, to: 30 } });
  expect(last).not.toContain('Show more');
  expect(render()).not.toContain('Products 1 to');
});

test('a grid or a list, and 12 or more on a page, are links', () => {
  const { pagination } = sampleListing();
  const many = { pagination: { ...pagination, pages: 3, total: 30 } };
  const grid = render(many);
  expect(grid).toMatch(/aria-label="Grid"[^>]*aria-current="true"/);
  expect(grid).toMatch(/href="[^"]*view=list" aria-label="List"/);
  expect(grid).toMatch(/href="[^"]*per_page=24"[^>]*aria-label="24 per page"/);
  const list = render({ query: sampleQuery({ view: 'list' }) });
  expect(list).toMatch(/<ul class="products[^"]*" data-large="1" data-medium="1" data-small="1"/);
  // Two products fit on any page.
  expect(list).not.toContain('per page');
});

test('what was loaded below the first page keeps the head as it was', () => {
  const loaded = render({ query: sampleQuery({ page: 3, from: 1 }) });
  expect(loaded).toContain('For the table.');
  expect(render({ query: sampleQuery({ page: 3 }) })).not.toContain('For the table.');
});

test('nothing found says what to do next', () => {
  const html = render({
    products: [],
    activeFilters: [{ label: 'On sale', url: '/back' }],
    pagination: { ...sampleListing().pagination, total: 0, from: 0, to: 0 },
  });
  expect(html).toContain('Nothing matches these filters.');
  expect(html).toContain('See all products');
});

test('a name with markup in it is only ever text', () => {
  const html = render({ title: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});
