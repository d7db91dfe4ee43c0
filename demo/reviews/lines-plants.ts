import type { ProductLines } from './bank.ts';

export const plantLines: Record<string, ProductLines> = {
  'terracotta-pot': {
    family: 'pot',
    count: 20,
    liking: 4.6,
    praise: [
      'The saucer really matches, and it does not sweat.',
      'The collar makes it easy to carry, even the large one.',
      'All three sizes in a row on the steps look wonderful.',
      'My rosemary had been sulking in plastic. It stopped.',
    ],
    small: [
      'White marks showed up after a month. I have come to like them.',
      'The large one is heavy once it is full, so choose the place first.',
      'It needs soaking first, do not skip it.',
    ],
  },
  'hanging-planter': {
    family: 'pot',
    count: 10,
    liking: 4.4,
    praise: [
      'Nothing drips on the sofa.',
      'The brass ring is a lovely detail.',
      'My string of pearls finally has somewhere to go.',
      'The three cords are the same length, so it hangs straight.',
    ],
    small: ['The jute sheds a little when you put it up.', 'I needed a stronger hook than I had.'],
  },
  'moss-glass-vase': {
    family: 'glass',
    count: 14,
    liking: 4.7,
    praise: [
      'Five tulips stand up straight in it, no tape needed.',
      'The green is like looking into a forest pond.',
      'Knowing that it used to be bottles makes me like it even more.',
      'I bought mine before they sold out and would buy another at once.',
    ],
    small: [
      'When will it be back? I need a second one.',
      'It is heavy when full, lift it with both hands.',
    ],
  },
  'herb-seed-kit': {
    family: 'thing',
    count: 12,
    liking: 4.4,
    praise: [
      'First leaves after nine days, as the card says.',
      'We failed once with the dill and there was seed left to try again.',
      'The basil has been cut four times already.',
      'My daughter wrote the labels and waters them every day after school.',
    ],
    small: [
      'The thyme took its time. Four weeks.',
      'Three herbs and two pots, you see the problem.',
    ],
  },
  'watering-can': {
    family: 'tool',
    count: 12,
    liking: 4.5,
    praise: [
      'The water goes exactly where I point it.',
      'It pours without a drip, even when full.',
      'The moss green looks lovely among the plants.',
      'Slim enough to get in between the pots.',
    ],
    small: [
      'A litre and a half means two walks for my jungle.',
      'The enamel chipped when I dropped it on stone.',
    ],
  },
  'plant-mister': {
    family: 'thing',
    count: 9,
    liking: 4.4,
    praise: [
      'A real mist and not a jet.',
      'I took the pump apart to clean it, and it went back together.',
      'The ferns have stopped going brown at the tips.',
    ],
    small: [
      'It takes five pumps before it starts.',
      'The brass got spots where it is wet all the time.',
    ],
  },
  'olive-tree': {
    family: 'green',
    count: 7,
    liking: 4.6,
    praise: [
      'It came upright, in damp soil, with not one leaf lost.',
      'It has put out new shoots already.',
      'Sent on a Monday, here on a Wednesday.',
    ],
    small: [
      'It dropped some leaves in the first week and then settled.',
      'A plain pot, I have put it into a nicer one.',
    ],
  },
  'bud-vase-trio': {
    family: 'thing',
    count: 11,
    liking: 4.6,
    praise: [
      'One daisy in each and the table is done.',
      'The three heights look as if they were having a conversation.',
      'They do not tip over, even with a long branch.',
      'I gave one away and kept two, and I regret it.',
    ],
    small: [
      'The cream one is whiter than I thought.',
      'The necks are narrow, so you need a thin brush.',
    ],
  },
  'potting-scoop': {
    family: 'tool',
    count: 7,
    liking: 4.6,
    praise: [
      'The high sides keep the soil in, it is that simple.',
      'No more soil on the kitchen floor.',
      'The brass ring between blade and grip is a lovely touch.',
    ],
    small: ['The tip is quite pointed, mind the roots.', 'The oak grip needed a drop of oil.'],
  },
};
