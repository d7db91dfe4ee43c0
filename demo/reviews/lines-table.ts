import type { ProductLines } from './bank.ts';

export const tableLines: Record<string, ProductLines> = {
  'oak-serving-tray': {
    family: 'wood',
    count: 26,
    liking: 4.7,
    praise: [
      'Breakfast in bed for two fits on it with room for the newspaper.',
      'The handles are cut so well that a full tray feels light.',
      'The felt dots underneath are a clever touch.',
      'It carries eight glasses without anything sliding.',
      'I like the slight hollow: nothing rolls off.',
    ],
    small: [
      'It does not fit our sink in one go, so washing it takes a bit of turning.',
      'It is too wide for our narrow stairs, we turn it sideways.',
    ],
  },
  'stoneware-mug': {
    family: 'stoneware',
    count: 42,
    liking: 4.6,
    praise: [
      'My coffee stays hot to the last sip.',
      'Three fingers really do fit in the handle.',
      'The bare ring at the foot is my favourite part.',
      'We have one in each colour and nobody mixes up their tea any more.',
      'The large one holds a serious amount of tea.',
      'The small one is perfect for a flat white.',
      'The moss glaze is even better in real life.',
      'Sand is the warmest beige I have ever seen.',
      'It does not wobble and it does not drip.',
      'My lip likes the rim, if that is a thing one may say.',
      'I warm both hands on it in the morning.',
      'The clay one glows next to the window.',
      'Ink is so dark that the milk looks like a moon.',
      'I have given away all my other mugs.',
      'At work nobody dares to borrow it.',
      'It fits under our coffee machine, even the large one.',
    ],
    small: [
      'Please bring clay in the large size too.',
      'Ink has been sold out in small for weeks.',
      'It does get hot in the microwave.',
      'My two are not quite the same height, as the page says.',
    ],
  },
  'breakfast-table': {
    family: 'thing',
    count: 6,
    liking: 4.6,
    praise: [
      'The glazes are all different and still belong together.',
      'We started with one of each and came back for three more.',
      'Breakfast looks like a hotel now, a good one.',
    ],
    small: [
      'I would have liked a plate to go with it.',
      'You have to set the numbers yourself, I nearly ordered one egg cup set for five people.',
    ],
  },
  'stoneware-bowl': {
    family: 'stoneware',
    count: 19,
    liking: 4.6,
    praise: [
      'Deep enough for a proper portion of ramen.',
      'The speckles are all different, I compared our six.',
      'Soup stays warm in it much longer than in our old ones.',
      'They stack four high in the cupboard, just as it says.',
    ],
    small: ['A flat spoon does not reach every corner.', 'It does get hot in the microwave.'],
  },
  'egg-cup-pair': {
    family: 'stoneware',
    count: 10,
    liking: 4.5,
    praise: [
      'Even the giant eggs from our neighbour fit.',
      'The little rim catches the shell, so simple and so good.',
      'Sunday eggs have become a thing here.',
    ],
    small: [
      'One of the two sits a little higher than the other.',
      'The very small eggs from our bantams drop in too deep.',
    ],
  },
  'butter-dish': {
    family: 'stoneware',
    count: 15,
    liking: 4.7,
    praise: [
      'Butter that spreads, all week long.',
      'The knob on the lid is easy to grip with greasy fingers.',
      'The lid is heavy enough that the cat has given up.',
      'A whole block fits, with a bit of room for the knife.',
    ],
    small: [
      'On very hot days the butter goes too soft, but that is the weather.',
      'The lid makes quite a clink when you put it down.',
    ],
  },
  'engraved-cutting-board': {
    family: 'wood',
    count: 34,
    liking: 4.8,
    praise: [
      'The engraving is crisp and deep, and it sits exactly where it should.',
      'We had our names and the year put on it and it looks like it was always there.',
      'They wrote to check a spelling before they started. That is service.',
      'My knives stay sharp on it.',
      'The script letters are lovely, not too curly.',
      'We use the back for chopping and the front for showing off.',
    ],
    small: [
      'Twenty-four characters was just too short for both our surnames.',
      'The engraving is paler than I thought, but it darkens when you oil it.',
      'It took four days and not three.',
    ],
  },
  'honey-jar': {
    family: 'glass',
    count: 16,
    liking: 4.5,
    praise: [
      'The honey tastes of a whole meadow.',
      'The dipper does not drip if you keep turning it. My children have learnt.',
      'I refill the jar from our own beekeeper now and it looks just as good.',
      'The dipper holds just enough for one slice of bread.',
    ],
    small: [
      'It turned firm after a month, but warm water fixed it.',
      'We finished it in a week, so a larger one would be nice.',
    ],
  },
  'salad-servers': {
    family: 'thing',
    count: 9,
    liking: 4.4,
    praise: [
      'The fork really lifts the leaves and does not stab them.',
      'Long enough to reach the dressing at the bottom.',
      'Light, smooth, and they look good in the bowl.',
    ],
    small: ['They take on the colour of beetroot, be warned.', 'A little long for our small bowl.'],
  },
  'carafe-and-glass': {
    family: 'glass',
    count: 7,
    liking: 4.5,
    praise: [
      'The glass fits on the neck with a soft little click.',
      'No more plastic bottle next to the bed.',
      'It pours without a drip, even half asleep.',
    ],
    small: ['The tumbler is small, I fill it twice.', 'You do need a bottle brush for it.'],
  },
};
