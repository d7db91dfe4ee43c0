import type { ProductLines } from './bank.ts';

export const candleLines: Record<string, ProductLines> = {
  'beeswax-pillar-candle': {
    family: 'candle',
    count: 28,
    liking: 4.7,
    praise: [
      'The smell of honey is faint and real.',
      'I kept count: fifty-eight hours.',
      'The colour is a deep, warm yellow that looks good unlit too.',
      'I bought six for the long table and they burnt down at the same pace.',
      'The bloom rubbed off with a cloth, just as the page says.',
    ],
    small: [
      'It grew a white bloom in the cupboard. It came off with a cloth.',
      'It needs a wide dish, mine was too narrow.',
    ],
  },
  'brass-candle-snuffer': {
    family: 'tool',
    count: 13,
    liking: 4.7,
    praise: [
      'No smoke, no wax on the cloth, and the children fight over who may do it.',
      'The little bell swings so that you can reach into a jar.',
      'It has started to darken where I hold it and I love that.',
      'I never thought I would be pleased by putting a candle out.',
    ],
    small: [
      'The bell is a bit narrow for a thick wick.',
      'I had to wait for the next batch of ten.',
    ],
  },
  'tea-light-box': {
    family: 'candle',
    count: 20,
    liking: 4.5,
    praise: [
      'The flame is small and steady, even with the window open.',
      'Four hours is no lie.',
      'The box closes well, so they keep their smell.',
      'Forty of them down the aisle at our wedding, and not one went out.',
    ],
    small: [
      'You can only buy them in twos, which is fine, but still.',
      'One of the twelve had a wick that leaned over.',
    ],
  },
  'soy-candle-jar': {
    family: 'candle',
    count: 26,
    liking: 4.5,
    praise: [
      'Fig leaf smells green and a bit milky, like the real tree.',
      'Cedar smoke is like sitting next to a fire that somebody else has to look after.',
      'Orange and clove is winter in a jar, without the sugar.',
      'So glad that there is an unscented one.',
      'The empty jar now holds our toothbrushes.',
      'The scent stays in the background, where it belongs.',
    ],
    small: [
      'I find the lavender a bit shy.',
      'The scent is only there while it burns.',
      'Lavender and hay has been sold out for a while.',
    ],
  },
  'reed-diffuser': {
    family: 'scent',
    count: 15,
    liking: 4.3,
    praise: [
      'The first thing people say when they come in is that it smells good here.',
      'The large amber bottle looks like it came from an old pharmacy.',
      'The small one lasted nine weeks in our bathroom.',
      'I turn the reeds when I water the plants and that is all it needs.',
    ],
    small: [
      'It took a day or two before I could smell anything.',
      'The reeds could be a little longer for the large bottle.',
    ],
  },
  'incense-bundle': {
    family: 'scent',
    count: 8,
    liking: 4.3,
    praise: [
      'It smells of a walk in the woods, not of a dorm room.',
      'One stick lasts as long as a bath, that is true.',
      'Very little ash, and it stays where it should.',
    ],
    small: [
      'The sticks are a bit uneven, but they all burn.',
      'The smoke is thicker than I am used to.',
    ],
  },
  'ceramic-oil-burner': {
    family: 'thing',
    count: 7,
    liking: 4.4,
    praise: [
      'The glow in the little arch is the best part.',
      'The dish is deep enough that I need not watch it all the time.',
      'It looks like a tiny chapel at night.',
    ],
    small: [
      'It gets hot, so put something underneath.',
      'The opening is just wide enough for a tea light and no more.',
    ],
  },
  'linen-mist': {
    family: 'scent',
    count: 9,
    liking: 4.4,
    praise: [
      'One spray on the pillow and I am gone.',
      'No marks on white cotton, I checked.',
      'It rescued a coat that had been next to a barbecue.',
    ],
    small: ['It is gone again after an hour or so.', 'The nozzle spits at the very end.'],
  },
  'match-cloche': {
    family: 'thing',
    count: 6,
    liking: 4.6,
    praise: [
      'We finally know where the matches are.',
      'The strip underneath still strikes after a whole box.',
      'The long matches reach down into a jar.',
    ],
    small: [
      'Only sixty matches, but any long ones fit.',
      'The glass bell has no knob, you lift it by its waist.',
    ],
  },
};
