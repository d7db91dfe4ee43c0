import type { BlockInput } from '#server/content/blocks/blocks.ts';
import type { DocumentInput } from '#server/content/save-document.ts';
import { imageBlocks } from './blocks-page-images.ts';
import type { Images } from './images.ts';

/** What a page of every block needs beside pictures. */
export interface BlockParts {
  /** Address of a video of the shop's own. */
  video: string;
  /** Number of blocks that pages share. */
  sharedSet: number;
  /** A minute on the shop's clock that lies ahead. */
  until: string;
}

/** Every kind of block once, in an order in which they could stand on a page. */
export function blocksPage(images: Images, publishedAt: number, parts: BlockParts): DocumentInput {
  return {
    kind: 'page',
    slug: 'blocks',
    title: 'What our pages are made of',
    excerpt: 'Every block of the page builder once: pictures, products, questions, figures, forms.',
    publishedAt,
    blocks: [
      {
        kind: 'text',
        settings: {
          html: '<p>Each part of this page is a block. Editors put them together in the admin, by form or on the canvas, and see there what you see here.</p>',
        },
      },
      ...imageBlocks(images, parts.video),
      ...productBlocks(parts),
      ...wordBlocks(images),
      ...smallBlocks(parts),
    ],
  };
}

function productBlocks({ until }: BlockParts): BlockInput[] {
  return [
    {
      kind: 'category-tiles',
      settings: { title: 'Tiles of categories', categories: [] },
    },
    {
      kind: 'product-row',
      settings: {
        title: 'A row of products',
        text: 'Chosen one by one, or by a rule.',
        link: { label: 'All of them', url: '/shop' },
        source: { by: 'listing', sort: 'popularity', count: 8 },
      },
    },
    {
      kind: 'product-grid',
      settings: {
        title: 'Products by a rule',
        columns: '4',
        rule: { category: 'tableware', sort: 'rating', count: 4 },
      },
    },
    { kind: 'product', settings: { slug: 'oak-serving-tray' } },
    {
      kind: 'countdown',
      settings: { title: 'The next kiln opens in', until, message: 'The kiln is open.' },
    },
  ];
}

function wordBlocks(images: Images): BlockInput[] {
  const logo = (slug: string, name: string) => ({
    imageId: images(`category-${slug}`),
    name,
    url: '',
  });
  return [
    {
      kind: 'tabs',
      settings: {
        title: 'Tabs',
        items: [
          {
            title: 'Stoneware',
            html: '<p>Dishwasher, yes. Microwave, yes. Oven, with patience.</p>',
          },
          {
            title: 'Linen',
            html: '<p>Wash at 40 degrees and hang it wet. It irons itself, nearly.</p>',
          },
          {
            title: 'Oak',
            html: '<p>A damp cloth, then a dry one. Oil it when it looks thirsty.</p>',
          },
        ],
      },
    },
    {
      kind: 'accordion',
      settings: {
        title: 'Questions and answers',
        open: 1,
        items: [
          {
            title: 'Do you send abroad?',
            html: '<p>Yes, to the countries that the checkout offers. Delivery is priced there before you pay.</p>',
          },
          {
            title: 'Can I change my order?',
            html: '<p>Until it is packed. Write to us with its number and we hold it back.</p>',
          },
          {
            title: 'What if something breaks?',
            html: '<p>Send us a photo. We send another one, or the money, whichever you like.</p>',
          },
        ],
      },
    },
    {
      kind: 'testimonials',
      settings: {
        title: 'Testimonials',
        quotes: [
          {
            text: 'The tray has not left the table since.',
            author: 'Marta',
            about: 'Portland',
            stars: 5,
          },
          {
            text: 'Heavier than I thought, in a good way.',
            author: 'Jonas',
            about: 'Austin',
            stars: 4,
          },
          {
            text: 'They asked before they cut. Twice.',
            author: 'Priya',
            about: 'Chicago',
            stars: 5,
          },
        ],
      },
    },
    {
      kind: 'count-up',
      settings: {
        title: 'Figures',
        figures: [
          { number: 9, text: 'people' },
          { number: 6, text: 'workshops' },
          { number: 1240, text: 'mugs a year', before: 'about ' },
        ],
      },
    },
    {
      kind: 'logos',
      settings: {
        title: 'Logos',
        logos: [
          logo('tableware', 'The pottery'),
          logo('textiles', 'The weavers'),
          logo('plants-pots', 'The nursery'),
          logo('stationery-prints', 'The press'),
        ],
      },
    },
    {
      kind: 'table',
      settings: {
        title: 'A table',
        hasHead: true,
        rows: 'Size | Holds | Weighs\nSmall | 250 ml | 280 g\nLarge | 350 ml | 350 g',
      },
    },
    {
      kind: 'columns',
      settings: {
        title: 'Columns',
        columns: '2',
        cells: [
          { title: 'On the left', html: '<p>Words and a picture, or other blocks.</p>' },
          {
            blocks: [
              {
                kind: 'text',
                settings: { html: '<h3>On the right</h3><p>Two blocks in a cell.</p>' },
              },
              {
                kind: 'button',
                settings: { button: { label: 'Ask us', url: '/contact' }, variant: 'secondary' },
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'journal',
      settings: { title: 'From the journal', link: { label: 'All posts', url: '/journal' } },
    },
    {
      kind: 'reviews',
      settings: {
        title: 'Reviews',
        widget: { style: 'slider', cols: 4, per_page: 8, sort: 'photos', filter: 'off' },
      },
    },
  ];
}

function smallBlocks({ sharedSet }: BlockParts): BlockInput[] {
  return [
    {
      kind: 'map',
      settings: {
        title: 'A map',
        address: '12 Mill Lane, Portland, OR 97201, United States',
        text: 'The old mill, second door. Collect from Tuesday to Saturday.',
      },
    },
    { kind: 'divider', settings: { line: 'dotted' } },
    {
      kind: 'html',
      settings: { code: '<p>Plain HTML, made safe: <strong>bold</strong>, <em>slanted</em>.</p>' },
    },
    {
      kind: 'button',
      settings: { button: { label: 'A button', url: '/shop' }, align: 'center' },
    },
    { kind: 'spacer', settings: { size: 'small' } },
    { kind: 'reusable', settings: { setId: sharedSet } },
    {
      kind: 'contact',
      settings: { title: 'A contact form', text: 'It reaches a person, most often the same day.' },
    },
    {
      kind: 'newsletter',
      settings: {
        title: 'Keep in touch',
        text: 'Once a month, written at the packing table.',
        placeholder: 'Your e-mail address',
        button: 'Sign me up',
      },
    },
  ];
}
