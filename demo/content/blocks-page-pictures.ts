import type { BlockInput } from '#server/content/blocks/blocks.ts';
import type { Pictures } from './pictures.ts';

/** Of the page of every block, those that are mostly pictures. `video` is an address of the shop's own. */
export function pictureBlocks(pictures: Pictures, video: string): BlockInput[] {
  const shown = (name: string, number = 0) => pictures(`product-${name}`, number);
  return [
    {
      kind: 'hero',
      settings: {
        eyebrow: 'Hero',
        title: 'A large picture, a few words, two ways on',
        text: 'It opens a page. Phones get a picture of their own.',
        button: { label: 'To the shop', url: '/shop' },
        secondButton: { label: 'To the journal', url: '/journal' },
        imageId: pictures('hero-wide'),
        phoneImageId: pictures('hero-phone'),
      },
    },
    {
      kind: 'promises',
      settings: {
        items: [
          { icon: 'parcel', title: 'Sent in two days', text: 'What is on the shelf, that is.' },
          { icon: 'hand', title: 'Made by hand', text: 'In batches of ten to forty.' },
          { icon: 'leaf', title: 'No plastic', text: 'Paper, card and wood wool.' },
          { icon: 'return', title: '30 days', text: 'To send back what does not fit.' },
        ],
      },
    },
    {
      kind: 'image',
      settings: {
        imageId: pictures('story', 1),
        caption: 'A picture with a caption: curtains and table linen, cut when they are ordered.',
      },
    },
    {
      kind: 'gallery',
      settings: {
        title: 'A gallery',
        columns: '4',
        pictures: [
          { imageId: shown('stoneware-mug') },
          { imageId: shown('linen-tablecloth') },
          { imageId: shown('beeswax-pillar-candle') },
          { imageId: shown('hanging-planter') },
        ],
      },
    },
    {
      kind: 'slider',
      settings: {
        title: 'A slider',
        slides: [
          {
            imageId: pictures('journal-a-table-for-ten'),
            title: 'A table for ten',
            text: 'How we lay one without matching anything.',
            url: '/journal/a-table-for-ten',
          },
          {
            imageId: pictures('journal-how-we-glaze'),
            title: 'How we glaze',
            text: 'Three buckets, one brush and a lot of waiting.',
            url: '/journal/how-we-glaze',
          },
          {
            imageId: pictures('journal-candle-care'),
            title: 'Candle care',
            text: 'The first hour decides.',
            url: '/journal/candle-care',
          },
        ],
      },
    },
    {
      kind: 'video',
      settings: {
        title: 'A video',
        url: video,
        imageId: pictures('review-beeswax-pillar-candle'),
      },
    },
    {
      kind: 'banner',
      settings: {
        title: 'A banner',
        text: 'A picture with words on it, and somewhere to go.',
        button: { label: 'See the candles', url: '/product-category/candles-scent' },
        imageId: pictures('category-candles-scent'),
        height: 'middle',
      },
    },
    {
      kind: 'story',
      settings: {
        eyebrow: 'Story',
        title: 'A picture beside some words',
        text: '<p>For what needs two paragraphs and a picture to be believed.</p>',
        button: { label: 'Our own', url: '/about' },
        imageId: pictures('story'),
        imageSide: 'end',
      },
    },
  ];
}
