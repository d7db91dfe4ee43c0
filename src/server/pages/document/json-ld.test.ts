import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { imageUrl } from '#wire/image.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import {
  sampleImage,
  sampleMug,
  samplePrice,
  sampleProduct,
  sampleStock,
} from '#wire/samples/product.ts';
import {
  absoluteAddresses,
  breadcrumbJsonLd,
  postJsonLd,
  productJsonLd,
  webSiteJsonLd,
} from './json-ld.ts';

const settings = defaultSettings();

describe('a product', () => {
  test('with one price is an offer, in plain decimals', () => {
    const item = productJsonLd(sampleProduct({ price: samplePrice(123_456) }), settings);
    expect(item).toMatchObject({
      '@type': 'Product',
      name: 'Oak serving tray',
      sku: 'TRAY-1',
      description: 'For two.',
      image: ['/media/picture-1/1200.jpeg', '/media/picture-2/1200.jpeg'],
      offers: {
        '@type': 'Offer',
        price: '1234.56',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
    });
  });

  test('sold from half a metre says so', () => {
    const quantity = { min: 0.5, max: 20, step: 0.5 };
    expect(productJsonLd(sampleProduct({ quantity }), settings)).toMatchObject({
      offers: { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 0.5 } },
    });
  });

  test('with a range of prices is an offer over all its variations', () => {
    const numbers = { gtin: '4006381333931', mpn: 'OST-1' };
    const details = { ...numbers, brand: '' };
    expect(productJsonLd(sampleMug(), settings, { details })).toMatchObject(numbers);
    expect(productJsonLd(sampleMug(), settings)).not.toHaveProperty('gtin');
    expect(productJsonLd(sampleMug(), settings)).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '14.00', highPrice: '18.00', offerCount: 3 },
    });
  });

  test('says until when a sale runs', () => {
    const price = samplePrice(1760, {
      regularMin: money(2200),
      onSale: true,
      saleEndsAt: Date.UTC(2026, 11, 24, 12),
    });
    expect(productJsonLd(sampleProduct({ price }), settings)).toMatchObject({
      offers: { price: '17.60', priceValidUntil: '2026-12-24' },
    });
  });

  test.each([
    ['outofstock', 'https://schema.org/OutOfStock'],
    ['onbackorder', 'https://schema.org/BackOrder'],
  ] as const)('that is %s says so', (status, availability) => {
    const product = sampleProduct({ stock: sampleStock({ status }) });
    expect(productJsonLd(product, settings)).toMatchObject({ offers: { availability } });
  });

  test('carries its newest reviews beside the rating', () => {
    const review: ReviewRecord = {
      id: 1,
      author: 'Ada',
      stars: 4,
      title: 'Lovely',
      text: 'Good.',
      verified: true,
      writtenAt: Date.UTC(2026, 5, 1),
      media: [],
      votes: { up: 0, down: 0 },
      replies: [],
      variation: null,
      product: null,
    };
    expect(productJsonLd(sampleProduct(), settings, { newest: [review] })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
      review: [
        {
          '@type': 'Review',
          author: { name: 'Ada' },
          datePublished: '2026-06-01',
          name: 'Lovely',
          reviewBody: 'Good.',
          reviewRating: { '@type': 'Rating', ratingValue: 4 },
        },
      ],
    });
    expect(productJsonLd(sampleProduct(), settings)).not.toHaveProperty('review');
    const many = Array.from({ length: 5 }, (_, at) => ({ ...review, id: at, author: `Ada ${at}` }));
    expect(productJsonLd(sampleProduct(), settings, { newest: many }).review).toMatchObject(
      ['Ada 0', 'Ada 1', 'Ada 2'].map((name) => ({ author: { name } })),
    );
  });

  test('is of its brand, or of the shop', () => {
    const details = { gtin: '', mpn: '', brand: 'Kiln & Co' };
    expect(productJsonLd(sampleProduct(), settings, { details })).toMatchObject({
      brand: { '@type': 'Brand', name: 'Kiln & Co' },
    });
    expect(productJsonLd(sampleProduct(), settings)).toMatchObject({
      brand: { name: settings['shop.name'] },
    });
  });

  test('says what its delivery costs, how long it takes, and how long it may be sent back', () => {
    const terms = {
      delivery: { cost: money(600), handling: [1, 2] as const, transit: [4, 2] as const },
      returnDays: 30,
    };
    expect(productJsonLd(sampleProduct(), settings, { terms })).toMatchObject({
      offers: {
        '@type': 'Offer',
        shippingDetails: {
          shippingRate: { value: '6.00', currency: 'USD' },
          shippingDestination: { addressCountry: 'US' },
          deliveryTime: {
            handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
            transitTime: { minValue: 2, maxValue: 4 },
          },
        },
        hasMerchantReturnPolicy: {
          applicableCountry: 'US',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
    });
  });

  test.each([
    [0, { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
    [null, undefined],
  ])('that may be sent back for %s days has the policy %j', (returnDays, policy) => {
    const { offers } = productJsonLd(sampleProduct(), settings, {
      terms: { delivery: null, returnDays },
    });
    expect(offers).not.toHaveProperty('shippingDetails');
    if (policy) expect(offers).toMatchObject({ hasMerchantReturnPolicy: policy });
    else expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('names the first three of its pictures', () => {
    const gallery = [1, 2, 3, 4].map((id) => sampleImage(id));
    expect(productJsonLd(sampleProduct({ gallery }), settings).image).toEqual(
      gallery.slice(0, 3).map(imageUrl),
    );
  });

  test('without a price or reviews promises neither', () => {
    const product = sampleProduct({ price: null, rating: { average: 0, count: 0 } });
    const item = productJsonLd(product, settings);
    expect(item).not.toHaveProperty('offers');
    expect(item).not.toHaveProperty('aggregateRating');
  });
});

test('the trail is numbered from one', () => {
  const item = breadcrumbJsonLd([
    { name: 'Home', url: '/' },
    { name: 'Shop', url: '/shop' },
  ]);
  expect(item).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: '/' },
      { position: 2, name: 'Shop', item: '/shop' },
    ],
  });
});

test('the site says where to search', () => {
  expect(webSiteJsonLd(settings)).toMatchObject({
    url: '/',
    potentialAction: { target: { urlTemplate: '/search?s={search_term_string}' } },
  });
});

test('a post is never older than its first day', () => {
  const post = {
    slug: 'a',
    url: '/journal/a',
    title: 'A',
    excerpt: 'B',
    image: null,
    publishedAt: 2000,
    categories: [],
    tags: [],
    blocks: [],
    readingMinutes: 1,
  };
  expect(postJsonLd(post, 1000, settings)).toMatchObject({
    datePublished: '1970-01-01T00:00:02.000Z',
    dateModified: '1970-01-01T00:00:02.000Z',
  });
});

test('addresses become absolute, words that look like paths do not', () => {
  const item = {
    url: '/shop',
    image: ['/a.jpeg'],
    name: '/shop',
    deep: { item: '/x' },
    '@id': '//y',
  };
  expect(absoluteAddresses(item, 'https://shop.example')).toEqual({
    url: 'https://shop.example/shop',
    image: ['https://shop.example/a.jpeg'],
    name: '/shop',
    deep: { item: 'https://shop.example/x' },
    '@id': '//y',
  });
});
