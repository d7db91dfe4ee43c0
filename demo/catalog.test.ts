import { describe, expect, it } from 'vitest';
import { GIFT_FIELDS } from '#rules/gift-cards/gift-details.ts';
import { attributes } from './catalog/attributes.ts';
import { categories, tags } from './catalog/categories.ts';
import type { DemoProduct } from './catalog/product-data.ts';
import { products } from './catalog/products.ts';
import { demoSettings } from './content/settings.ts';
import { giftForm } from './gift-options.ts';
import { demoOptions } from './options.ts';

const bySlug = new Map(products.map((product) => [product.slug, product]));
function product(slug: string): DemoProduct {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`no product ${slug}`);
  return found;
}
const getVariations = (slug: string) => product(slug).variations ?? [];

describe('the fixed points of the demo shop', () => {
  it.each([
    ['oak-serving-tray', { kind: 'simple', price: 4800, stock: 120 }],
    ['brass-candle-snuffer', { kind: 'simple', price: 1850, stock: 3 }],
    ['moss-glass-vase', { kind: 'simple', stock: 0 }],
    ['wool-throw', { kind: 'simple', stock: 0, backorders: 'notify' }],
    ['beeswax-pillar-candle', { price: 2200, sale: { price: 1760 } }],
    ['tea-light-box', { price: 600, quantity: { min: 2, max: 20, step: 2 } }],
    ['engraved-cutting-board', { kind: 'simple', price: 3200 }],
    ['linen-by-the-metre', { price: 2800, quantity: { min: 0.5, max: 20, step: 0.5 } }],
    ['made-to-measure-curtain', { price: 3800, quantity: { min: 1, max: 10 } }],
    ['photo-print', { kind: 'simple' }],
    ['party-invitations', { kind: 'simple', price: 120 }],
    ['slow-morning-bundle', { kind: 'bundle' }],
    ['makers-apron', { kind: 'external' }],
  ])('%s is as the docs say', (slug, figures) => {
    expect(product(slug)).toMatchObject(figures);
  });

  it('the out-of-stock vase takes no back-orders', () => {
    expect(product('moss-glass-vase').backorders ?? 'no').toBe('no');
  });

  it('the mug comes in four colours and two sizes, without a large clay one', () => {
    const rows = getVariations('stoneware-mug');
    const named = new Map(rows.map((row) => [`${row.terms.color}/${row.terms.size}`, row]));
    expect([...named.keys()].sort()).toEqual([
      'clay/small',
      'ink/large',
      'ink/small',
      'moss/large',
      'moss/small',
      'sand/large',
      'sand/small',
    ]);
    for (const row of rows) expect(row.price).toBe(row.terms.size === 'small' ? 1400 : 1800);
    expect(named.get('ink/small')?.stock).toBe(0);
    const others = rows.filter((row) => row !== named.get('ink/small'));
    for (const row of others) expect(row.stock).toBeGreaterThan(0);
  });

  it('the tablecloth has 5 colours, 4 sizes and 3 edges, all 60 of them', () => {
    const rows = getVariations('linen-tablecloth');
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map((row) => row.terms.color)).size).toBe(5);
    expect(new Set(rows.map((row) => row.terms.size)).size).toBe(4);
    expect(new Set(rows.map((row) => row.terms.edge)).size).toBe(3);
    expect(new Set(rows.map((row) => JSON.stringify(row.terms))).size).toBe(60);
    expect(new Set(rows.map((row) => row.price)).size).toBeGreaterThan(4);
  });

  it('the breakfast table groups three simple products', () => {
    const { kind, members = [] } = product('breakfast-table');
    expect(kind).toBe('grouped');
    expect(members.map((slug) => product(slug).kind)).toEqual(['simple', 'simple', 'simple']);
  });

  it('the apron links out', () => {
    expect(product('makers-apron').external?.url).toMatch(/^https:\/\/example\.com\//);
  });

  it('the bundle is made of things the shop has', () => {
    for (const slug of ['stoneware-mug', 'oak-serving-tray', 'linen-napkin', 'honey-jar']) {
      expect(bySlug.has(slug)).toBe(true);
    }
  });

  it('the diffuser is on sale for a few more days', () => {
    for (const { price, sale } of getVariations('reed-diffuser')) {
      expect(sale?.price).toBeLessThan(price);
      expect(sale?.startsInDays).toBeLessThan(0);
      expect(sale?.endsInDays).toBeGreaterThan(0);
    }
  });

  it('one product carries custom fields, gifts arrive without a parcel', () => {
    const fields = Object.keys(product('made-to-measure-curtain').customFields ?? {});
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(field).toMatch(/^wcpa_pcf_[a-z_]+$/);
    expect(product('gift-card')).toMatchObject({ virtual: true });
    const { virtual, downloads } = product('slow-sundays-recipes');
    expect(virtual).toBe(true);
    expect(downloads?.downloads).toMatchObject([{ file: '/downloads/slow-sundays.pdf' }]);
  });

  it('the gift card is one: the shop makes its code, untaxed, for whom its form asks', () => {
    const card = product('gift-card');
    expect(card.categories).toContain(demoSettings['giftCards.category']);
    expect(card.taxed).toBe(false);
    const [part] = giftForm(() => 1).sections;
    expect(part?.fields.map(({ id }) => id).toSorted()).toEqual(
      Object.values(GIFT_FIELDS).toSorted(),
    );
    // The form of the other gift sets asks for words on paper, and a day for the parcel.
    const place = (slug: string) => products.findIndex((each) => each.slug === slug);
    const forms = demoOptions({ product: place, picture: () => '' });
    const greeting = forms.find(({ title }) => title === 'Card in a gift set');
    const ids = greeting?.belongsTo.kind === 'products' ? greeting.belongsTo.ids : [];
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => products[id]?.virtual !== undefined)).toEqual([]);
  });
});

describe('the catalogue as a whole', () => {
  it('has 48 products or more in 6 categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(categories.map((category) => category.slug)).toEqual([
      'tableware',
      'textiles',
      'stationery-prints',
      'candles-scent',
      'plants-pots',
      'gift-sets',
    ]);
  });

  it('has every kind of product and of swatch', () => {
    expect(new Set(products.map((one) => one.kind))).toEqual(
      new Set(['simple', 'variable', 'grouped', 'external', 'bundle']),
    );
    const used = new Set(
      products
        .flatMap((one) =>
          (one.attributes ?? []).flatMap(({ name, terms }) => {
            const shared = attributes.find((attribute) => attribute.name === name);
            return (shared?.terms ?? []).filter(({ slug }) => terms.includes(slug));
          }),
        )
        .map((term) => term.kind),
    );
    expect(used).toEqual(new Set(['colour', 'dual-colour', 'image', 'label']));
  });

  it('uses no slug and no article number twice', () => {
    const slugs = products.map((one) => one.slug);
    const skus = products.flatMap((one) => [
      one.sku,
      ...(one.variations ?? []).map((row) => row.sku),
    ]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(skus).size).toBe(skus.length);
    const categoriesOf = categories.flatMap(({ slug, children }) => [
      slug,
      ...children.map((child) => child.slug),
    ]);
    expect(new Set(categoriesOf).size).toBe(categoriesOf.length);
  });

  it.each(products.map((one) => [one.slug, one] as const))(
    '%s refers only to what exists',
    (slug, one) => {
      const links = [...(one.upsells ?? []), ...(one.crossSells ?? []), ...(one.members ?? [])];
      for (const link of links) expect(bySlug.has(link), `${slug} links to ${link}`).toBe(true);
      expect(links).not.toContain(slug);
      const categoriesOf = categories
        .flatMap((top) => [top, ...top.children])
        .map((each) => each.slug);
      expect(one.categories.length).toBeGreaterThan(0);
      for (const category of one.categories) expect(categoriesOf).toContain(category);
      for (const tag of one.tags) expect(tags.map((each) => each.slug)).toContain(tag);
      const expected = [
        ...(one.attributes ?? []).filter((each) => !each.custom),
        { name: 'material', terms: one.materials },
      ];
      for (const { name, terms } of expected) {
        const known = attributes.find((attribute) => attribute.name === name)?.terms ?? [];
        for (const term of terms) expect(known.map((each) => each.slug)).toContain(term);
      }
    },
  );

  it.each(products.map((one) => [one.slug, one] as const))(
    '%s has words, a price where it needs one, and sensible figures',
    (_slug, one) => {
      expect(one.name.length).toBeGreaterThan(3);
      expect(one.short.length).toBeGreaterThan(30);
      expect(one.long).toMatch(/^<p>.*<\/(p|ul)>$/);
      expect(`${one.short} ${one.long}`).not.toMatch(/lorem|ipsum|undefined|TODO|\bxxx\b/i);
      const rows = one.variations ?? [];
      if (one.kind === 'variable') expect(rows.length).toBeGreaterThan(1);
      if (one.kind === 'simple') expect(one.price).toBeGreaterThan(0);
      for (const { price = 0, sale } of [one, ...rows]) {
        expect(Number.isInteger(price)).toBe(true);
        if (sale) expect(sale.price).toBeLessThan(price);
      }
      expect(one.ageDays).toBeGreaterThan(0);
    },
  );

  it('puts every term it declares to use', () => {
    const used = new Set(
      products.flatMap((one) => [
        ...(one.attributes ?? []).flatMap(({ name, terms }) =>
          terms.map((term) => `${name}:${term}`),
        ),
        ...one.materials.map((term) => `material:${term}`),
      ]),
    );
    const declared = attributes.flatMap(({ name, terms }) =>
      terms.map(({ slug }) => `${name}:${slug}`),
    );
    expect(declared.filter((term) => !used.has(term))).toEqual([]);
  });

  it('has new things, favourites and offers for the rows of the home page', () => {
    expect(products.filter((one) => one.ageDays < 30).length).toBeGreaterThanOrEqual(4);
    expect(products.filter((one) => one.featured).length).toBeGreaterThanOrEqual(8);
    const onSale = products.filter((one) => one.sale || one.variations?.some((row) => row.sale));
    expect(onSale.length).toBeGreaterThanOrEqual(4);
  });
});
