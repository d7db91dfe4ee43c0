export interface DemoCategory {
  slug: string;
  name: string;
  description: string;
  children: { slug: string; name: string; description: string }[];
}

/** The six top categories, each with its subcategories. */
export const categories: DemoCategory[] = [
  {
    slug: 'tableware',
    name: 'Tableware',
    description:
      '<p>Plates, mugs and boards for the meals you eat every day. Thrown, turned and glazed in small batches, so no two are quite alike.</p>',
    children: [
      {
        slug: 'cups-bowls',
        name: 'Cups & bowls',
        description:
          '<p>Stoneware with a quiet glaze. It stacks, and it goes in the dishwasher.</p>',
      },
      {
        slug: 'serving',
        name: 'Boards & serving',
        description: '<p>Wood, glass and clay to carry food from the kitchen to the table.</p>',
      },
    ],
  },
  {
    slug: 'textiles',
    name: 'Textiles',
    description:
      '<p>Washed linen, soft cotton and good wool. Cut and sewn to last, and better after the tenth wash than the first.</p>',
    children: [
      {
        slug: 'table-linen',
        name: 'Table linen',
        description: '<p>Cloths and napkins in colours that get along with each other.</p>',
      },
      {
        slug: 'living-textiles',
        name: 'Throws, cushions & curtains',
        description: '<p>Warm things for sofas, beds and windows.</p>',
      },
      {
        slug: 'kitchen-textiles',
        name: 'Kitchen & bath',
        description: '<p>Towels, aprons and bags that are meant to be used hard.</p>',
      },
    ],
  },
  {
    slug: 'stationery-prints',
    name: 'Stationery & Prints',
    description:
      '<p>Paper with some weight to it. Cards, notebooks and prints, many of them with your own words or your own picture.</p>',
    children: [
      {
        slug: 'prints',
        name: 'Prints',
        description: '<p>Pictures for the wall, printed to order on cotton paper.</p>',
      },
      {
        slug: 'cards-paper',
        name: 'Cards & paper',
        description: '<p>Invitations, letters and wrapping for the people you like.</p>',
      },
      {
        slug: 'desk',
        name: 'For the desk',
        description: '<p>Notebooks, pencils and a calendar that keeps its place.</p>',
      },
    ],
  },
  {
    slug: 'candles-scent',
    name: 'Candles & Scent',
    description:
      '<p>Beeswax and soy, cotton wicks, and scents that stay in the background. We pour them ourselves, on Tuesdays and Thursdays.</p>',
    children: [
      {
        slug: 'candles',
        name: 'Candles',
        description: '<p>Pillars, jars and tea lights that burn clean and slow.</p>',
      },
      {
        slug: 'home-scent',
        name: 'Home scent',
        description: '<p>Diffusers, mists and incense for rooms that need a little air.</p>',
      },
      {
        slug: 'candle-tools',
        name: 'Candle tools',
        description: '<p>Small brass and glass helpers for wick and flame.</p>',
      },
    ],
  },
  {
    slug: 'plants-pots',
    name: 'Plants & Pots',
    description:
      '<p>Pots that breathe, vases that stand up straight, and tools that fit the hand. For window sills as much as gardens.</p>',
    children: [
      {
        slug: 'pots-planters',
        name: 'Pots & planters',
        description: '<p>Terracotta and jute, in sizes from a seedling to a small tree.</p>',
      },
      {
        slug: 'vases',
        name: 'Vases',
        description: '<p>For one stem or for an armful.</p>',
      },
      {
        slug: 'garden-tools',
        name: 'Growing & care',
        description: '<p>Seeds, cans, misters and scoops.</p>',
      },
    ],
  },
  {
    slug: 'gift-sets',
    name: 'Gift Sets',
    description:
      '<p>Boxes we have packed many times and would be glad to open ourselves. Add a card with your own words and we write it out by hand.</p>',
    children: [
      {
        slug: 'gift-boxes',
        name: 'Boxes & hampers',
        description: '<p>Chosen, wrapped in tissue and ready to give.</p>',
      },
      {
        slug: 'kits-cards',
        name: 'Kits, cards & downloads',
        description: '<p>Something to make, or something that arrives at once.</p>',
      },
      {
        slug: 'gift-cards',
        name: 'Gift cards',
        description:
          '<p>For when they would rather choose themselves. Sent by e-mail, on the day you like.</p>',
      },
    ],
  },
];

export const tags: { slug: string; name: string }[] = [
  { slug: 'handmade', name: 'Handmade' },
  { slug: 'personalised', name: 'Personalised' },
  { slug: 'under-20', name: 'Under $20' },
  { slug: 'wedding', name: 'Wedding' },
  { slug: 'new-home', name: 'New home' },
  { slug: 'for-the-host', name: 'For the host' },
  { slug: 'letterbox', name: 'Fits a letterbox' },
  { slug: 'made-to-order', name: 'Made to order' },
  { slug: 'natural-dye', name: 'Natural dye' },
  { slug: 'slow-living', name: 'Slow living' },
];
