import { money } from '#rules/money/money.ts';
import { printListingQuery } from '../forms/listing-address.ts';
import type { ListingPage, ListingQuery } from '../listing.ts';
import { sampleCard, sampleSwatch } from './product.ts';

export function sampleQuery(change: Partial<ListingQuery> = {}): ListingQuery {
  return {
    sort: 'menu_order',
    page: 1,
    from: change.page ?? 1,
    perPage: 12,
    view: 'grid',
    search: '',
    category: '',
    tag: '',
    attributes: {},
    minPrice: null,
    maxPrice: null,
    ratings: [],
    inStock: false,
    onSale: false,
    ...change,
  };
}

/** A category of two products with one colour to filter by. */
export function sampleListing(change: Partial<ListingPage> = {}): ListingPage {
  const query = change.query ?? sampleQuery({ category: 'tableware' });
  const rules = {
    defaultSort: 'menu_order',
    defaultPerPage: 12,
    decimals: 2,
    readsSearch: false,
    readsCategory: false,
  } as const;
  return {
    title: 'Tableware',
    description: '<p>For the table.</p>',
    image: null,
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Tableware', url: '/product-category/tableware' },
    ],
    action: '/product-category/tableware',
    query,
    fields: [...printListingQuery({ ...query, page: 1 }, rules)],
    products: [sampleCard(1), sampleCard(2)],
    facets: {
      categories: [
        { name: 'Tableware', url: '/shop', count: 2, active: true, depth: 0 },
        { name: 'Textiles', url: '/product-category/textiles', count: 9, active: false, depth: 0 },
      ],
      attributes: [
        {
          name: 'color',
          label: 'Colour',
          terms: [
            {
              swatch: sampleSwatch('sand', 'Sand'),
              count: 2,
              active: false,
              url: '?filter_color=sand',
            },
            {
              swatch: sampleSwatch('rust', 'Rust'),
              count: 0,
              active: false,
              url: '?filter_color=rust',
            },
          ],
        },
      ],
      price: { min: money(600), max: money(4800) },
      ratings: [{ stars: 5, count: 1, active: false, url: '?rating_filter=5' }],
      inStock: { count: 2, active: false, url: '?stock=instock' },
      onSale: { count: 0, active: false, url: '?on_sale=1' },
    },
    activeFilters: [],
    clearUrl: '/product-category/tableware',
    pagination: {
      page: 1,
      pages: 1,
      total: 2,
      from: 1,
      to: 2,
      links: [{ page: 1, url: '/product-category/tableware', gapBefore: false }],
      previous: null,
      next: null,
    },
    views: [
      { view: 'grid', url: '/product-category/tableware' },
      { view: 'list', url: '/product-category/tableware?view=list' },
    ],
    sizes: [
      { size: 12, url: '/product-category/tableware' },
      { size: 24, url: '/product-category/tableware?per_page=24' },
    ],
    childCategories: [],
    ...change,
  };
}
