import type { ProductLines } from './bank.ts';

export const giftLines: Record<string, ProductLines> = {
  'slow-morning-bundle': {
    family: 'box',
    count: 14,
    liking: 4.7,
    praise: [
      'All that was missing was the toast.',
      'The tray alone would have been a gift.',
      'We gave it to new parents, who need slow mornings most.',
      'My wife chose the moss mug and has not shared it since.',
    ],
    small: [
      'I would have liked two mugs in it.',
      'The honey is gone and the rest will stay for years.',
    ],
  },
  'tea-for-two-set': {
    family: 'box',
    count: 12,
    liking: 4.6,
    praise: [
      'The pot truly does not dribble.',
      'The tea is good as well, not just there to fill the box.',
      'The cups are small and get refilled, so you talk for longer.',
      'The strainer is fine enough for rooibos.',
    ],
    small: [
      'Cups without handles take some getting used to.',
      'The lid of the pot is a little loose when you pour the last drop.',
    ],
  },
  'new-home-box': {
    family: 'box',
    count: 11,
    liking: 4.6,
    praise: [
      'A light, a vase, something sweet: my grandmother would approve.',
      'The box with the ribbon looked so good that we nearly did not open it.',
      'They wrote my card by hand and it was better writing than mine.',
    ],
    small: [
      'The vase is small, more for a twig than for a bunch.',
      'There was wood wool everywhere when we unpacked it.',
    ],
  },
  'candle-making-kit': {
    family: 'thing',
    count: 10,
    liking: 4.5,
    praise: [
      'We did it on a rainy Sunday, and two good candles came out.',
      'The thermometer makes all the difference.',
      'Enough wax left for a third candle in an old cup.',
      'My twelve-year-old did it nearly alone.',
    ],
    small: ['The waiting really is the hardest part.', 'Cover your stove. Trust me.'],
  },
  'gardener-gift-box': {
    family: 'box',
    count: 8,
    liking: 4.5,
    praise: [
      'My father has every tool there is, and he still uses this scoop.',
      'The can alone would have made her happy.',
      'The basil from the box is already on the sill.',
    ],
    small: ['I would have liked gloves in it too.', 'The pot is really small, fine for seedlings.'],
  },
  'gift-card': {
    family: 'digital',
    count: 8,
    liking: 4.7,
    notAGift: true,
    praise: [
      'My nephew split it over three orders and it worked each time.',
      'No end date, which is rare and decent.',
      'The printed version folds into an envelope, very neat.',
    ],
    small: [
      'I would have liked to enter my own amount.',
      'It would be nice to pick the day on which it is sent.',
    ],
  },
  'host-hamper': {
    family: 'box',
    count: 6,
    liking: 4.7,
    praise: [
      'Our friends who cook for everyone were speechless for once.',
      'The basket has been to the park twice already.',
      'Oil, bread, honey and linen, nothing silly in between.',
    ],
    small: ['It is a big parcel, so tell them that it is coming.', 'The straps are a bit stiff.'],
  },
  'slow-sundays-recipes': {
    family: 'digital',
    count: 8,
    liking: 4.6,
    praise: [
      'The overnight bread worked the first time.',
      'Large type and one recipe to a spread: somebody cooks from their own book.',
      'I have made the beans four times now.',
      'The drawings are so good that I framed one.',
    ],
    small: [
      'I would buy it on paper in a heartbeat.',
      'No pictures of the finished dishes, only drawings.',
    ],
  },
  'letterbox-flowers': {
    family: 'green',
    count: 8,
    liking: 4.5,
    praise: [
      'They came through the letterbox while I was at work. No note from the courier, no queue.',
      'The colours are soft and dusty, like late summer.',
      'Three bunches out of one box, if you cut them short.',
    ],
    small: [
      'Some stems had snapped, so I made a small wreath of those.',
      'They shed a little when you take them out.',
    ],
  },
};
