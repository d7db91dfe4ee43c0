import type { BundleInput } from '#wire/catalog/bundle-input.ts';

/** Those that docs and tests rely on come first. */
export function demoBundles(product: (slug: string) => number): BundleInput[] {
  return [
    {
      productId: product('slow-morning-bundle'),
      items: [
        { id: 'mug', productId: product('stoneware-mug'), quantity: { min: 1, max: 4 } },
        { id: 'tray', productId: product('oak-serving-tray'), quantity: { min: 1, max: 1 } },
        { id: 'napkin', productId: product('linen-napkin'), quantity: { min: 1, max: 6 } },
        { id: 'honey', productId: product('honey-jar'), quantity: { min: 1, max: 4 } },
      ],
      discount_rules: [
        { minimum: 2, discount: '5' },
        { minimum: 3, discount: '10' },
        { minimum: 4, discount: '15' },
      ],
      texts: {
        title: 'What goes on the tray',
        intro: 'Take all four, or leave out what you have.',
        button: '',
      },
    },
    {
      productId: product('new-home-box'),
      base: 'added',
      discount_type: 'percent',
      items: [
        {
          id: 'candle',
          productId: product('beeswax-pillar-candle'),
          required: true,
          quantity: { min: 1, max: 3 },
        },
        { id: 'vases', productId: product('bud-vase-trio'), quantity: { min: 1, max: 1 } },
        { id: 'honey', productId: product('honey-jar'), quantity: { min: 1, max: 4 } },
        {
          id: 'napkins',
          productId: product('linen-napkin'),
          quantity: { first: 2, min: 1, max: 8 },
          discount: '10',
        },
        {
          id: 'board',
          productId: product('engraved-cutting-board'),
          chosen: false,
          quantity: { min: 1, max: 1 },
        },
        {
          id: 'towel',
          productId: product('waffle-towel'),
          chosen: false,
          quantity: { min: 1, max: 4 },
        },
      ],
      minItems: 2,
      discount_rules: [
        { minimum: 3, discount: '$4' },
        { minimum: 4, discount: '$8' },
        { minimum: 6, discount: '12' },
      ],
      fields: [
        { id: 'card', type: 'textarea', label: 'Words for the card' },
        { id: 'email', type: 'email', label: 'E-mail of who moves in, for the delivery day' },
        { id: 'phone', type: 'tel', label: 'Phone for the carrier' },
      ],
      texts: {
        title: 'Pack the box',
        intro:
          'The candle is always in it. The box itself, with wood wool and ribbon, is 6 dollars.',
        button: '',
      },
    },
  ];
}
