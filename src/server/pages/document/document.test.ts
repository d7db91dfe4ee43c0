import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { type CompactJson, expand } from '#wire/compact-json.ts';
import { pageConfig } from '#wire/shop-config.ts';
import { type DocumentParts, htmlDocument } from './document.ts';
import { htmlPart, htmlText } from './html-part.ts';
import { shopConfig } from './shop-config.ts';

const nonces = { coupon: 'c', public: 'p', review: 'v', rest: 'r', store: 's' };
const image = {
  id: 1,
  key: 'tray-0123456789',
  width: 1200,
  height: 1500,
  alt: 'A tray',
  caption: '',
};

function parts(change: Partial<DocumentParts['head']> = {}): DocumentParts {
  return {
    head: {
      title: 'Oak tray',
      description: 'A tray',
      canonical: '/product/oak-tray',
      type: 'product',
      image,
      index: true,
      jsonLd: [],
      preload: { image, sizes: '100vw' },
      ...change,
    },
    bodyClasses: ['single-product'],
    body: ['<main></main>'],
    config: shopConfig('product', defaultSettings(), nonces),
    envelope: {
      page: 'not-found',
      path: '',
      data: { address: '</script><script>alert(1)</script>' },
      now: 0,
    },
    sharedAddress: '/shared/product-0123456789ab.json',
    theme: { sheet: null, unusedFonts: [] },
    assets: {
      start: '/assets/s.js',
      entry: '/assets/b.js',
      scripts: ['/assets/p.js'],
      styles: ['/assets/a.css'],
      fonts: [],
      islandStyles: new Map(),
    },
    shopName: 'Hearth & Hand',
    noticeId: null,
    origin: 'https://shop.example',
  };
}

const toText = (of: DocumentParts) => htmlText(htmlDocument(of));

function toJson(html: string, id: string): unknown {
  const text = html.match(new RegExp(`id="${id}">(.*?)</script>`, 's'))?.[1];
  return JSON.parse(text ?? 'null');
}

describe('the document', () => {
  test('the page type is given by the body, the settings of the calls by shop-config [PP-01, RE-03]', () => {
    const html = toText(parts());
    expect(html).toContain('<body class="single-product" data-page-type="not-found">');
    const config = pageConfig.parse(toJson(html, 'shop-config'));
    expect(config.ajax_url).toBe('/wp-admin/admin-ajax.php');
    expect(config.wc_ajax_url).toBe('/?wc-ajax=%%endpoint%%');
    expect(config.rest_url).toBe('/wp-json/');
    expect(config.nonces).toEqual(nonces);
  });

  test('settings and messages are not in the page', () => {
    expect(Object.keys(toJson(toText(parts()), 'shop-config') as object)).toEqual([
      'ajax_url',
      'wc_ajax_url',
      'rest_url',
      'nonces',
    ]);
  });

  test('every icon that the page uses is a symbol of the document, once', () => {
    const use = (name: string) => `<svg><use href="#i-${name}"></use></svg>`;
    const part = htmlPart(`${use('close')}<use href=#i-search>`);
    const body = [use('close'), part, `${use('close')}${use('unknown')}`];
    const symbols = toText({ ...parts(), body }).match(/<symbol id="[^"]*"/g);
    expect(symbols).toEqual(['<symbol id="i-close"', '<symbol id="i-search"']);
  });

  test('nothing in the data can close its script element', () => {
    const html = toText(parts());
    expect(html).not.toContain('<script>alert');
    expect(expand(toJson(html, 'page-data') as CompactJson)).toMatchObject({
      data: { address: '</script><script>alert(1)</script>' },
    });
  });

  test('a page with a store notice knows before the first paint whether it was dismissed', () => {
    const scripts = (html: string) => html.match(/<script data-notice[^>]*>try\{/)?.[0];
    expect(scripts(toText(parts()))).toBeUndefined();
    expect(scripts(toText({ ...parts(), noticeId: 'may' }))).toBe('<script data-notice="may">try{');
  });

  test('titles and descriptions are escaped', () => {
    const html = toText(parts({ title: '</title><img src=x>', description: '"><b>' }));
    expect(html).toContain('<title>&lt;/title&gt;&lt;img src=x&gt;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
  });

  test('addresses in the head are absolute and the first picture is preloaded in its widths', () => {
    const html = toText(parts());
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/oak-tray">');
    expect(html).toContain('content="https://shop.example/media/tray-0123456789/1200.jpeg"');
    expect(html).toContain('/media/tray-0123456789/960.avif 960w');
  });

  test('a shared link shows the picture, the price and whether it is in stock', () => {
    const offer = {
      amount: '48.00',
      currency: 'USD',
      availability: 'in stock' as const,
      sku: 'T"1',
    };
    const wide = { ...image, width: 3200, height: 4000 };
    const html = toText(parts({ offer, image: wide }));
    for (const tag of [
      '<meta property="og:type" content="product">',
      '<meta property="og:url" content="https://shop.example/product/oak-tray">',
      '<meta property="og:image" content="https://shop.example/media/tray-0123456789/1600.jpeg">',
      '<meta property="og:image:width" content="1600">',
      '<meta property="og:image:height" content="2000">',
      '<meta property="product:price:amount" content="48.00">',
      '<meta property="product:price:currency" content="USD">',
      '<meta property="product:availability" content="in stock">',
      '<meta property="product:retailer_item_id" content="T&quot;1">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(html).toContain(tag);
    }
    const plain = toText(parts({ image: null, type: 'website' }));
    expect(plain).toContain('<meta name="twitter:card" content="summary">');
    expect(plain).not.toMatch(/og:image|product:/);
  });

  test('a post says when it was written', () => {
    const article = { publishedAt: 0, updatedAt: 1000 };
    const html = toText(parts({ type: 'article', article }));
    expect(html).toContain('property="article:published_time" content="1970-01-01T00:00:00.000Z"');
    expect(html).toContain('property="article:modified_time" content="1970-01-01T00:00:01.000Z"');
  });

  test('one small script is in the page, and it names the others', () => {
    const html = toText(parts());
    expect(html).toContain(
      'id="start" src="/assets/s.js" data-entry="/assets/b.js" data-scripts="/assets/p.js"',
    );
    expect(html).toContain('data-shared="/shared/product-0123456789ab.json"');
    expect(html).not.toContain('modulepreload');
  });

  test('a page excluded from search engines says so', () => {
    expect(toText(parts({ index: false }))).toContain('content="noindex, follow"');
    expect(toText(parts())).not.toContain('noindex');
  });

  test('a right-to-left shop turns the whole document', () => {
    const input = parts();
    const html = toText({ ...input, config: { ...input.config, dir: 'rtl' } });
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('<body class="single-product rtl"');
  });

  test('a theme comes after the built-in style, and fonts it does not use are left out', () => {
    const { assets, ...others } = parts();
    const fonts = [
      '/assets/figtree-latin-wght-normal-1.woff2',
      '/assets/fraunces-latin-wght-normal-2.woff2',
    ];
    const html = toText({
      ...others,
      assets: { ...assets, fonts },
      theme: { sheet: '/shared/theme-0123456789ab.css', unusedFonts: ['fraunces'] },
    });
    expect([...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/assets/a.css',
      '/shared/theme-0123456789ab.css',
    ]);
    expect(html).toContain(`as="font" type="font/woff2" href="${fonts[0]}"`);
    expect(html).not.toContain(fonts[1]);
    expect(toText(parts())).not.toContain('/shared/theme-');
  });
});
