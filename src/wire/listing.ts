import * as z from 'zod/mini';
import { LISTING_VIEWS } from '#rules/catalog/listing-view.ts';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { imageRecord } from './image.ts';
import { moneyValue } from './money.ts';
import { namedLink, productCard, swatch } from './product.ts';

/** What a shopper asked a listing for; every address of a listing is one of these. */
export const listingQuery = z.object({
  sort: z.enum(LISTING_SORTS),
  page: z.int(),
  /** The first page shown; less than `page` where more were loaded below it. */
  from: z.int(),
  perPage: z.int(),
  view: z.enum(LISTING_VIEWS),
  search: z.string(),
  /** Category slug, '' for the whole shop. */
  category: z.string(),
  tag: z.string(),
  /** Attribute name (`color`) to the chosen term slugs: any of them. */
  attributes: z.record(z.string(), z.array(z.string())),
  minPrice: z.nullable(moneyValue),
  maxPrice: z.nullable(moneyValue),
  /** Chosen star values, 1 to 5. */
  ratings: z.array(z.int()),
  inStock: z.boolean(),
  onSale: z.boolean(),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const facetTerm = z.object({ swatch, count: z.int(), active: z.boolean(), url: z.string() });
export type FacetTerm = z.infer<typeof facetTerm>;

export const listingFacets = z.object({
  categories: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      count: z.int(),
      active: z.boolean(),
      depth: z.int(),
    }),
  ),
  attributes: z.array(z.object({ name: z.string(), label: z.string(), terms: z.array(facetTerm) })),
  price: z.nullable(z.object({ min: moneyValue, max: moneyValue })),
  ratings: z.array(
    z.object({ stars: z.int(), count: z.int(), active: z.boolean(), url: z.string() }),
  ),
  inStock: z.object({ count: z.int(), active: z.boolean(), url: z.string() }),
  onSale: z.object({ count: z.int(), active: z.boolean(), url: z.string() }),
});
export type ListingFacets = z.infer<typeof listingFacets>;

export const pagination = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  /** First and last item number on this page, 1-based. */
  from: z.int(),
  to: z.int(),
  links: z.array(z.object({ page: z.int(), url: z.string(), gapBefore: z.boolean() })),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
});
export type Pagination = z.infer<typeof pagination>;

export const listingPage = z.object({
  title: z.string(),
  /** Sanitised HTML above the grid. */
  description: z.string(),
  image: z.nullable(imageRecord),
  breadcrumbs: z.array(namedLink),
  /** Address of this listing without any query: the filter form posts there. */
  action: z.string(),
  query: listingQuery,
  /** The query parameters except for the page: a form changes one of them and keeps the rest. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  products: z.array(productCard),
  facets: listingFacets,
  /** Links that each take one active filter away. */
  activeFilters: z.array(z.object({ label: z.string(), url: z.string() })),
  clearUrl: z.string(),
  pagination,
  /** The same listing as a grid and as a list. */
  views: z.array(z.object({ view: z.enum(LISTING_VIEWS), url: z.string() })),
  /** The same listing with other numbers of products on a page. */
  sizes: z.array(z.object({ size: z.int(), url: z.string() })),
  /** Shown where the filters, which name them too, are behind a button. */
  childCategories: z.array(z.object({ name: z.string(), url: z.string(), count: z.int() })),
});
export type ListingPage = z.infer<typeof listingPage>;

export const searchPage = z.extend(listingPage, {
  term: z.string(),
  /** What a misspelt term was taken for; '' where it was not. */
  meant: z.string(),
  /** Pages and journal posts that match. */
  documents: z.array(z.object({ name: z.string(), url: z.string(), excerpt: z.string() })),
  /** Ways on where no product was found; null where there are some, or a filter may be why not. */
  instead: z.nullable(
    z.object({
      near: z.array(namedLink),
      categories: z.array(z.object({ name: z.string(), url: z.string(), count: z.int() })),
      products: z.array(productCard),
    }),
  ),
});
export type SearchPage = z.infer<typeof searchPage>;
