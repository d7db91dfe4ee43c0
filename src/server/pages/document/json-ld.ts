import type { StockStatus } from '#rules/catalog/product.ts';
import type { SearchDetails } from '#server/catalog/product/search-details.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { PostPage } from '#wire/content.ts';
import { imageUrl } from '#wire/image.ts';
import type { NamedLink, PriceRecord, ProductRecord } from '#wire/product.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { amount } from './amount.ts';
import { getExcerpt } from './excerpt.ts';
import { type OfferTerms, offerTermsJsonLd } from './offer-terms.ts';

/** Structured data for search engines. Addresses are paths; `absoluteAddresses` completes them. */
export type JsonLd = Record<string, unknown>;

const SCHEMA = 'https://schema.org';
const ADDRESS_KEYS = new Set(['url', 'item', 'image', '@id', 'urlTemplate', 'mainEntityOfPage']);

const AVAILABILITY: Record<StockStatus, string> = {
  instock: `${SCHEMA}/InStock`,
  outofstock: `${SCHEMA}/OutOfStock`,
  onbackorder: `${SCHEMA}/BackOrder`,
};

/** A search result shows one picture of a product; some more let it choose the shape it needs. */
const IMAGES = 3;
/** The page itself shows all of them. */
const REVIEWS = 3;

/** What is known of a product beside its record. */
export interface OfferDetails {
  /** They accompany the rating: both come from the same counts. */
  newest?: readonly ReviewRecord[];
  details?: Pick<SearchDetails, 'gtin' | 'mpn' | 'brand'>;
  terms?: OfferTerms;
}

export function productJsonLd(
  product: ProductRecord,
  settings: Settings,
  { newest = [], details, terms }: OfferDetails = {},
): JsonLd {
  const { gtin = '', mpn = '', brand = '' } = details ?? {};
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${product.url}#product`,
    name: product.name,
    url: product.url,
    description: getExcerpt(product.shortDescription || product.description),
    ...(product.sku && { sku: product.sku }),
    ...(gtin && { gtin }),
    ...(mpn && { mpn }),
    ...(product.gallery.length > 0 && { image: product.gallery.slice(0, IMAGES).map(imageUrl) }),
    ...(product.categories[0] && { category: product.categories[0].name }),
    // What has no brand of its own is made or chosen by the shop.
    brand: { '@type': 'Brand', name: brand || settings['shop.name'] },
    ...(product.price && {
      offers: {
        ...offer(product, product.price, settings),
        ...(terms && offerTermsJsonLd(terms, settings)),
      },
    }),
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(newest.length > 0 && { review: newest.slice(0, REVIEWS).map(reviewJsonLd) }),
  };
}

/** A scale from one to five is what readers assume where a rating names none. */
function reviewJsonLd({ author, stars, title, text, writtenAt }: ReviewRecord): JsonLd {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: new Date(writtenAt).toISOString().slice(0, 10),
    ...(title && { name: title }),
    reviewBody: text,
    ...(stars > 0 && { reviewRating: { '@type': 'Rating', ratingValue: stars } }),
  };
}

/** One price is an Offer; a range over variations or members is an AggregateOffer. */
function offer(product: ProductRecord, price: PriceRecord, settings: Settings): JsonLd {
  const shared = {
    priceCurrency: settings['currency.code'],
    availability: AVAILABILITY[product.stock.status],
    url: product.url,
  };
  const parts = product.kind === 'grouped' ? product.members : product.variations;
  const count = product.combinations?.rows.length ?? parts.filter((part) => part.price).length;
  if (count > 1 && price.min !== price.max) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: amount(price.min, settings),
      highPrice: amount(price.max, settings),
      offerCount: count,
      ...shared,
    };
  }
  return {
    '@type': 'Offer',
    price: amount(price.min, settings),
    ...(price.saleEndsAt !== null && {
      priceValidUntil: new Date(price.saleEndsAt).toISOString().slice(0, 10),
    }),
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(product.quantity.min !== 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.quantity.min },
    }),
    seller: { '@type': 'Organization', name: settings['shop.name'] },
    ...shared,
  };
}

/** The last crumb is the page itself and needs no address. */
export function breadcrumbJsonLd(crumbs: NamedLink[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  };
}

export function webSiteJsonLd(settings: Settings): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: settings['shop.name'],
    description: settings['shop.tagline'],
    url: settings['routes.home'],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${address(settings, 'routes.search')}?s={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function postJsonLd(post: PostPage['post'], updatedAt: number, settings: Settings): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: post.url,
    mainEntityOfPage: post.url,
    datePublished: new Date(post.publishedAt).toISOString(),
    dateModified: new Date(Math.max(updatedAt, post.publishedAt)).toISOString(),
    ...(post.image && { image: [imageUrl(post.image)] }),
    author: { '@type': 'Organization', name: settings['shop.name'] },
    publisher: { '@type': 'Organization', name: settings['shop.name'] },
  };
}

/** absoluteAddresses({ url: '/shop' }, 'https://shop.example') is { url: 'https://shop.example/shop' }. */
export function absoluteAddresses(item: JsonLd, origin: string): JsonLd {
  return Object.fromEntries(
    Object.entries(item).map(([key, part]) => [key, absolute(part, origin, ADDRESS_KEYS.has(key))]),
  );
}

function absolute(value: unknown, origin: string, isAddress: boolean): unknown {
  if (typeof value === 'string') {
    return isAddress && value.startsWith('/') && !value.startsWith('//') ? origin + value : value;
  }
  if (Array.isArray(value)) return value.map((part) => absolute(part, origin, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return absoluteAddresses({ ...value }, origin);
}
