import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import { saveDocument } from '#server/content/save-document.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The time at which the tests of pages run. */
export const NOW = Date.UTC(2026, 5, 1);

// A shop just large enough to test pages with: two categories, a mug in two colours, a tray, a set of
// both kinds of trouble, fourteen cards at 1.00 to 14.00 (two pages), a page, two posts.
export async function fillSmallShop(db: Db): Promise<void> {
  const tableware = await saveCategory(db, {
    slug: 'tableware',
    name: 'Tableware',
    description: '<p>For the table.</p>',
  });
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups', parentId: tableware });
  const paper = await saveCategory(db, { slug: 'paper', name: 'Paper & print' });
  const gift = await saveTag(db, { slug: 'gift', name: 'Gift' });
  const color = await saveAttribute(db, { name: 'color', label: 'Colour', swatchKind: 'colour' });
  for (const [slug, name, hex] of [
    ['sand', 'Sand', '#d8c3a0'],
    ['ink', 'Ink', '#223344'],
    ['rust', 'Rust', '#a04020'],
  ] as const) {
    await saveTerm(db, { attributeId: color, slug, name, colours: [hex] });
  }

  const shared = { publishedAt: NOW - 86_400_000, manageStock: true, stockQuantity: 20 };
  await saveProduct(
    db,
    {
      ...shared,
      kind: 'variable',
      slug: 'mug',
      name: 'Stoneware mug',
      shortDescription: '<p>Sits well in the hand.</p>',
      categories: [cups],
      attributes: [{ attribute: 'color', terms: ['sand', 'ink', 'rust'], forVariations: true }],
      variations: [
        { attributes: { color: 'sand' }, regularPrice: 1400, manageStock: true, stockQuantity: 5 },
        { attributes: { color: 'ink' }, regularPrice: 1800, manageStock: true, stockQuantity: 0 },
      ],
    },
    NOW,
  );
  const tray = await saveProduct(
    db,
    {
      ...shared,
      slug: 'tray',
      name: 'Oak tray',
      regularPrice: 4800,
      categories: [tableware],
      tags: [gift],
    },
    NOW,
  );
  const lights = await saveProduct(
    db,
    {
      ...shared,
      slug: 'tea-lights',
      name: 'Tea lights',
      regularPrice: 600,
      salePrice: 500,
      minQuantity: 2,
      maxQuantity: 20,
      quantityStep: 2,
      categories: [tableware],
    },
    NOW,
  );
  await saveProduct(
    db,
    {
      ...shared,
      kind: 'grouped',
      slug: 'set',
      name: 'Evening set',
      categories: [tableware],
      members: [tray, lights],
    },
    NOW,
  );
  await saveProduct(
    db,
    {
      ...shared,
      kind: 'external',
      slug: 'apron',
      name: 'Apron',
      regularPrice: 3900,
      externalUrl: 'https://maker.example/apron',
      categories: [tableware],
    },
    NOW,
  );
  await saveProduct(
    db,
    { ...shared, slug: 'draft', name: 'Draft', status: 'draft', regularPrice: 100 },
    NOW,
  );
  for (let number = 1; number <= 14; number += 1) {
    await saveProduct(
      db,
      {
        ...shared,
        slug: `card-${number}`,
        name: `Card ${number}`,
        regularPrice: number * 100,
        menuOrder: number,
        categories: [paper],
      },
      NOW,
    );
  }
  await fillDocuments(db);
}

async function fillDocuments(db: Db): Promise<void> {
  await saveDocument(db, {
    kind: 'page',
    slug: 'home',
    title: 'Welcome',
    excerpt: 'A small shop.',
    showTitle: false,
    publishedAt: 0,
    blocks: [
      {
        kind: 'hero',
        settings: { title: 'Slow mornings', button: { label: 'Shop', url: '/shop' } },
      },
      { kind: 'category-tiles', settings: { title: 'Corners', categories: ['paper', 'gone'] } },
      {
        kind: 'product-row',
        settings: { title: 'Picked', source: { by: 'slugs', slugs: ['tray', 'draft', 'mug'] } },
      },
      {
        kind: 'product-row',
        settings: { title: 'Sale', source: { by: 'listing', onSale: true, count: 4 } },
      },
      { kind: 'journal', settings: { title: 'Journal', link: { label: 'All', url: '/journal' } } },
      { kind: 'newsletter', settings: { title: 'Letter', button: 'Sign up' } },
    ],
  });
  await saveDocument(db, {
    kind: 'page',
    slug: 'about',
    title: 'About us',
    excerpt: 'Eleven tries for one mug.',
    publishedAt: 0,
    blocks: [
      { kind: 'text', settings: { html: '<p>Hello<script>alert(1)</script></p>' } },
      { kind: 'newsletter', settings: { title: 'Letter', button: 'Sign up' } },
    ],
  });
  await saveDocument(db, {
    kind: 'page',
    slug: 'contact',
    title: 'Contact',
    excerpt: 'Write to us.',
    publishedAt: 0,
    blocks: [{ kind: 'contact', settings: { title: 'Write to us' } }],
  });
  for (const [slug, title, publishedAt] of [
    ['linen', 'Caring for linen', NOW - 3000],
    ['oak', 'Oiling oak', NOW - 2000],
    ['later', 'Not yet', NOW + 1000],
  ] as const) {
    const blocks = [{ kind: 'text' as const, settings: { html: `<p>${'word '.repeat(500)}</p>` } }];
    await saveDocument(db, {
      kind: 'post',
      slug,
      title,
      excerpt: `${title}.`,
      publishedAt,
      blocks,
    });
  }
}
