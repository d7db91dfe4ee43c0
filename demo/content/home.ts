import type { DocumentInput } from '#server/content/save-document.ts';
import type { Images } from './images.ts';

/** The home page, block by block. */
export function home(images: Images, publishedAt: number): DocumentInput {
  return {
    kind: 'page',
    slug: 'home',
    title: 'Homeware and gifts, made to be yours',
    excerpt:
      'Stoneware, linen, candles and paper from small workshops. Add a name, a date or a photo, and we make it for you.',
    showTitle: false,
    publishedAt,
    blocks: [
      {
        kind: 'hero',
        settings: {
          eyebrow: 'The breakfast table',
          title: 'Good things for slow mornings',
          text: 'Mugs that sit well in the hand, a tray with room for two, linen that has never seen an iron. Made in small batches, and yours by name if you like.',
          button: { label: 'Shop tableware', url: '/product-category/tableware' },
          secondButton: { label: 'See everything', url: '/shop' },
          imageId: images('hero-wide'),
          phoneImageId: images('hero-phone'),
        },
      },
      {
        kind: 'promises',
        settings: {
          items: [
            {
              icon: 'parcel',
              title: 'Free delivery from $75',
              text: 'Within the United States. A flat $6 below that.',
            },
            {
              icon: 'hand',
              title: 'Made by hand',
              text: 'In batches of ten to forty, by people we know.',
            },
            {
              icon: 'leaf',
              title: 'Paper, not plastic',
              text: 'Boxes, tape and filling all go in the paper bin.',
            },
            {
              icon: 'return',
              title: '30 days to decide',
              text: 'Send back what you do not love, used once or not.',
            },
          ],
        },
      },
      {
        kind: 'category-tiles',
        settings: {
          title: 'Find your corner',
          categories: [
            'tableware',
            'textiles',
            'stationery-prints',
            'candles-scent',
            'plants-pots',
            'gift-sets',
          ],
        },
      },
      {
        kind: 'product-row',
        settings: {
          title: 'New in',
          text: 'Fresh from the kiln, the loom and the press.',
          link: { label: 'All new things', url: '/shop?orderby=date' },
          source: { by: 'listing', sort: 'date', count: 8 },
        },
      },
      {
        kind: 'story',
        settings: {
          eyebrow: 'With your words',
          title: 'A board with a name on it gets used',
          text: '<p>We engrave, print and press initials into paper, one order at a time. You type the words, we set them by hand and send a proof when there is any doubt.</p><p>It takes three to five days longer than taking something off a shelf. People tell us it was worth it.</p>',
          button: { label: 'Personalised gifts', url: '/product-tag/personalised' },
          imageId: images('product-engraved-cutting-board', 2),
          imageSide: 'start',
        },
      },
      {
        kind: 'product-row',
        settings: {
          title: 'Favourites',
          text: 'What people come back for, and then order again for a friend.',
          link: { label: 'All favourites', url: '/shop?orderby=popularity' },
          source: {
            by: 'slugs',
            slugs: [
              'stoneware-mug',
              'oak-serving-tray',
              'linen-tablecloth',
              'engraved-cutting-board',
              'beeswax-pillar-candle',
              'terracotta-pot',
              'soy-candle-jar',
              'waffle-towel',
            ],
          },
        },
      },
      {
        kind: 'product-row',
        settings: {
          title: 'On sale',
          text: 'A little less for a little while.',
          link: { label: 'All offers', url: '/shop?on_sale=1' },
          source: { by: 'listing', sort: 'popularity', onSale: true, count: 8 },
        },
      },
      {
        kind: 'story',
        settings: {
          eyebrow: 'The workshop',
          title: 'Eleven tries for one mug',
          text: '<p>Our first mug was too hot to hold. The fifth was lovely, and tipped over. We kept going, because you pick up a mug two thousand times a year and it should be right each time.</p><p>Everything in the shop has a story like that. Some are longer than others.</p>',
          button: { label: 'About us', url: '/about' },
          imageId: images('story'),
          imageSide: 'end',
        },
      },
      {
        kind: 'journal',
        settings: {
          title: 'From the journal',
          link: { label: 'All stories', url: '/journal' },
          count: 3,
        },
      },
      {
        kind: 'newsletter',
        settings: {
          title: 'One newsletter a month',
          text: 'What came out of the kiln, one recipe, and nothing else. Leave whenever you like.',
          placeholder: 'Your e-mail address',
          button: 'Sign me up',
        },
      },
    ],
  };
}
