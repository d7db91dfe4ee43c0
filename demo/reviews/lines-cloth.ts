import type { ProductLines } from './bank.ts';

export const clothLines: Record<string, ProductLines> = {
  'linen-tablecloth': {
    family: 'linen',
    count: 30,
    liking: 4.6,
    praise: [
      'We took the longest one and it covers both tables with drop to spare.',
      'The scalloped edge is so well cut that people think it is antique.',
      'The fringe is knotted by hand, you can tell.',
      'Rust looks wonderful with white plates.',
      'Moss hides everything a toddler can do to a table.',
      'The corners are folded and sewn like an envelope, really neat.',
      'Oat is the colour of good bread.',
    ],
    small: [
      'The fringe tangles in the wash unless you use a bag.',
      'I should have measured the drop first, mine is a little short.',
      'Ink shows every crumb.',
    ],
  },
  'linen-napkin': {
    family: 'linen',
    count: 22,
    liking: 4.6,
    praise: [
      'Large enough to cover a lap, unlike most.',
      'Being able to buy seven and not six or eight made my day.',
      'The little loop in the corner means that each of us has a hook.',
      'We have not bought paper napkins since.',
    ],
    small: ['Tomato leaves a shadow if you wait too long.', 'I wish there were more colours.'],
  },
  'wool-throw': {
    family: 'soft',
    count: 17,
    liking: 4.7,
    praise: [
      'The warmest throw I have ever owned, and it does not scratch.',
      'I waited three weeks for the new batch and it was worth it.',
      'The herringbone is subtle and the ink stripes are just enough.',
      'We had to buy a second one to keep the peace on film nights.',
      'It smells faintly of sheep for a day, and then of nothing.',
    ],
    small: [
      'It came five weeks after I ordered it. They did keep me posted.',
      'It is not small: check that your basket can hold it.',
    ],
  },
  'made-to-measure-curtain': {
    family: 'soft',
    count: 14,
    liking: 4.5,
    notAGift: true,
    praise: [
      'It fits our odd old window to the centimetre.',
      'The blackout lining does what it says, we slept until nine.',
      'It ends exactly one finger above the floor, as I had asked.',
      'They called because my drop looked wrong, and it was.',
      'The linen lets just the right amount of light through.',
    ],
    small: [
      'It took closer to three weeks.',
      'You have to hang it up damp, or the creases stay for a while.',
      'Hooks are not part of it.',
    ],
  },
  'waffle-towel': {
    family: 'linen',
    count: 20,
    liking: 4.5,
    praise: [
      'It drinks up water like nothing else.',
      'Dry again in an hour, even in our bathroom without a window.',
      'It takes up half the space of our old towels.',
      'The sky blue is exactly the colour of a winter morning.',
    ],
    small: [
      'It shrinks in the first wash, but they tell you so.',
      'If you like fluffy, this is not for you.',
    ],
  },
  'patchwork-cushion': {
    family: 'soft',
    count: 8,
    liking: 4.5,
    praise: [
      'Every triangle meets its neighbour at a sharp point.',
      'I love that it is made from the offcuts.',
      'The wool filling is firm and springs back.',
      'Clay and oat is a braver pair than I usually choose, and I am glad.',
    ],
    small: ['The zip is a little stiff.', 'The filling is firmer than I am used to.'],
  },
  'market-tote': {
    family: 'kitchen',
    count: 12,
    liking: 4.6,
    praise: [
      'Leeks do stand upright in it. I checked.',
      'The flat bottom means that nothing gets squashed.',
      'The handles go over a winter coat.',
      'I carried twelve kilos of apples home in it.',
    ],
    small: [
      'The inside pocket could be deeper.',
      'The canvas is pale and shows where it has been.',
    ],
  },
  'oven-mitt': {
    family: 'kitchen',
    count: 10,
    liking: 4.4,
    praise: [
      'I can hold a cast-iron lid without dancing.',
      'Long enough to save my wrists at the back of the oven.',
      'It fits my left hand just as well.',
    ],
    small: ['Rather wide for a small hand.', 'I would have liked a pair.'],
  },
};
