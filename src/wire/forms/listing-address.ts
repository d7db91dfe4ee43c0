import { firstVisiblePage, LISTING_VIEWS, pageSizes } from '#rules/catalog/listing-view.ts';
import { LISTING_SORTS, type ListingSort } from '#rules/catalog/product.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { ListingQuery } from '../listing.ts';

/**
 * A listing's URL and its query are two forms of the same:
 * `?filter_color=sand,moss&min_price=12.50&orderby=price&page=2` is attributes { color: ['moss',
 * 'sand'] }, minPrice 1250, sort 'price', page 2. Unknown parameters are dropped, so that every URL
 * has one canonical form.
 */
export interface ListingAddressRules {
  defaultSort: ListingSort;
  /** Products on a page unless the address says otherwise. */
  defaultPerPage: number;
  /** Digits after the decimal point of the shop's currency. */
  decimals: number;
  /** Search text and category are in the query only where the path does not contain them. */
  readsSearch: boolean;
  readsCategory: boolean;
}

const MAX_PAGES = 100_000;
const MAX_ATTRIBUTES = 12;
const MAX_TERMS = 24;
const MAX_SEARCH_LENGTH = 100;
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u;

export function parseListingQuery(
  params: URLSearchParams,
  rules: ListingAddressRules,
): ListingQuery {
  const low = parsePrice(params.get('min_price'), rules.decimals);
  const high = parsePrice(params.get('max_price'), rules.decimals);
  const swapped = low !== null && high !== null && low > high;
  const page = parseNumber(params.get('page') ?? params.get('paged'), MAX_PAGES) ?? 1;
  const from = parseNumber(params.get('from'), MAX_PAGES);
  const perPage = parsePerPage(params.get('per_page'), rules.defaultPerPage);
  const category = (params.get('product_cat') ?? '').trim().toLowerCase();
  return {
    sort: LISTING_SORTS.find((sort) => sort === params.get('orderby')) ?? rules.defaultSort,
    page,
    from: firstVisiblePage(from, page, perPage),
    perPage,
    view: LISTING_VIEWS.find((view) => view === params.get('view')) ?? LISTING_VIEWS[0],
    search: rules.readsSearch ? parseSearch(params.get('s')) : '',
    category: rules.readsCategory && slugPattern.test(category) ? category : '',
    tag: '',
    attributes: parseAttributes(params),
    minPrice: swapped ? high : low,
    maxPrice: swapped ? low : high,
    ratings: parseList(params.getAll('rating_filter'))
      .filter((stars) => /^[1-5]$/.test(stars))
      .map(Number),
    inStock: params.get('stock') === 'instock',
    onSale: params.get('on_sale') === '1',
  };
}

export function printListingQuery(
  query: ListingQuery,
  rules: ListingAddressRules,
): URLSearchParams {
  const params = new URLSearchParams();
  if (rules.readsSearch && query.search) params.set('s', query.search);
  if (rules.readsCategory && query.category) params.set('product_cat', query.category);
  for (const name of Object.keys(query.attributes).sort()) {
    const terms = query.attributes[name] ?? [];
    if (terms.length > 0) params.set(`filter_${name}`, [...terms].sort().join(','));
  }
  if (query.minPrice !== null) params.set('min_price', printPrice(query.minPrice, rules.decimals));
  if (query.maxPrice !== null) params.set('max_price', printPrice(query.maxPrice, rules.decimals));
  if (query.ratings.length > 0) params.set('rating_filter', [...query.ratings].sort().join(','));
  if (query.inStock) params.set('stock', 'instock');
  if (query.onSale) params.set('on_sale', '1');
  if (query.sort !== rules.defaultSort) params.set('orderby', query.sort);
  if (query.view !== LISTING_VIEWS[0]) params.set('view', query.view);
  if (query.perPage !== rules.defaultPerPage) params.set('per_page', String(query.perPage));
  if (query.page > 1) params.set('page', String(query.page));
  if (query.from < query.page) params.set('from', String(query.from));
  return params;
}

/** listingAddress('/shop', query, rules) is "/shop?orderby=price", or "/shop" when nothing is asked. */
export function listingAddress(
  path: string,
  query: ListingQuery,
  rules: ListingAddressRules,
): string {
  // Commas are allowed in a query, and an address with them can be read aloud.
  const text = printListingQuery(query, rules).toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** 12.50 is "12.50", 12.00 is "12": what a shopper would type. */
export function printPrice(amount: Money, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0');
  const integer = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return /^0*$/.test(fraction) ? integer : `${integer}.${fraction}`;
}

/** "12.5" is 1250; digits below the smallest coin are cut off, and anything else is no price. */
function parsePrice(text: string | null, decimals: number): Money | null {
  const match = /^\s*(\d{1,9})(?:[.,](\d{1,20}))?\s*$/.exec(text ?? '');
  if (!match) return null;
  const fraction = (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0');
  return money(Number(`${match[1]}${fraction}`));
}

/** A whole number from 1 to `most`; null for anything that is no number. */
function parseNumber(text: string | null, limit: number): number | null {
  if (!/^\d{1,15}$/.test(text ?? '')) return null;
  return Math.min(Math.max(Number(text), 1), limit);
}

function parsePerPage(text: string | null, perPage: number): number {
  return pageSizes(perPage).find((size) => String(size) === text) ?? perPage;
}

function parseSearch(text: string | null): string {
  // Control characters mean nothing in a search and break logs and headers.
  const plain = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...plain].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

function parseAttributes(params: URLSearchParams): Record<string, string[]> {
  const names = new Set<string>();
  for (const key of params.keys()) {
    if (key.startsWith('filter_') && slugPattern.test(key.slice(7))) names.add(key.slice(7));
  }
  const attributes: [string, string[]][] = [];
  for (const name of [...names].sort().slice(0, MAX_ATTRIBUTES)) {
    const terms = parseList(params.getAll(`filter_${name}`)).filter((term) =>
      slugPattern.test(term),
    );
    if (terms.length > 0) attributes.push([name, terms.slice(0, MAX_TERMS)]);
  }
  return Object.fromEntries(attributes);
}

/** A form sends the same name several times, a link joins the values with commas: both are read. */
function parseList(values: string[]): string[] {
  const parts = values.flatMap((value) => value.split(',')).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))].sort();
}
