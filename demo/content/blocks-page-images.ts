import type { BlockInput } from '#server/content/blocks/blocks.ts';
import type { Images } from './images.ts';

/** Of the page of every block, those that are mostly pictures. `video` is an address of the shop's own. */
export function imageBlocks(images: Images, video: string): BlockInput[] {
  const productImages = (name: string, number = 0) => images(`product-${name}`, number);
  return [
    {
      kind: 'hero',
      settings: {
        eyebrow: 'Hero',
        title: 'A large picture, a few words, two ways on',
        text: 'It opens a page. Phones get a picture of their own.',
        button: { label: 'To the shop', url: '/shop' },
        secondButton: { label: 'To the journal', url: '/journal' },
        imageId: images('hero-wide'),
        phoneImageId: images('hero-phone'),
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
        imageId: images('story', 1),
        caption: 'A picture with a caption: curtains and table linen, cut when they are ordered.',
      },
    },
    {
      kind: 'gallery',
      settings: {
        title: 'A gallery',
        columns: '4',
        pictures: [
          { imageId: productImages('stoneware-mug') },
          { imageId: productImages('linen-tablecloth') },
          { imageId: productImages('beeswax-pillar-candle') },
          { imageId: productImages('hanging-planter') },
        ],
      },
    },
    {
      kind: 'slider',
      settings: {
        title: 'A slider',
        slides: [
          {
            imageId: images('journal-a-table-for-ten'),
            title: 'A table for ten',
            text: 'How we lay one without matching anything.',
            url: '/journal/a-table-for-ten',
          },
          {
            imageId: images('journal-how-we-glaze'),
            title: 'How we glaze',
            text: 'Three buckets, one brush and a lot of waiting.',
            url: '/journal/how-we-glaze',
          },
          {
            imageId: images('journal-candle-care'),
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
        imageId: images('review-beeswax-pillar-candle'),
      },
    },
    {
      kind: 'banner',
      settings: {
        title: 'A banner',
        text: 'A picture with words on it, and somewhere to go.',
        button: { label: 'See the candles', url: '/product-category/candles-scent' },
        imageId: images('category-candles-scent'),
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
        imageId: images('story'),
        imageSide: 'end',
      },
    },
  ];
}
