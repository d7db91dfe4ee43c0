import type { Family } from './bank.ts';

export const stoneware: Family = {
  praise: [
    'The glaze has a depth to it that the pictures only hint at.',
    'Solid without being heavy.',
    'You can see that somebody made this, and I mean that kindly.',
    'The weight is just right in the hand.',
    'No sharp edges on the foot, so it does not scratch our table.',
    'The shape is simple and that is what I like about it.',
    'It feels like something that will still be here in ten years.',
    'The colour is calm and goes with everything we already had.',
  ],
  use: [
    'It has been through the dishwasher every day for {time} and looks like new.',
    'We use it every single morning.',
    '{who} took one look and asked where it was from.',
    'It survived a fall from the counter, which is more than I can say for the tile.',
    'It feels at home on our table.',
    'It comes out of the cupboard before any other.',
    'Washed, dropped, washed again, and not a mark.',
  ],
  small: [
    'The base was a bit rough, so I gave it a quick rub with sandpaper.',
    'A shade darker than on my screen.',
    'There is a tiny pinhole in the glaze underneath. It does not bother me.',
  ],
  bad: [
    'It came with a hairline crack and started to leak within a week.',
    'The glaze chipped at the rim after a few washes.',
    'It sits crooked and rocks on a flat table.',
  ],
  goodTitles: [
    'Lovely to hold',
    'Better than the picture',
    'Simple and well made',
    'Used every day',
    'Proper pottery',
    'Made with care',
  ],
  mixedTitles: ['Nice, with one flaw', 'Pretty but not perfect', 'Good, not great'],
};

export const wood: Family = {
  praise: [
    'The grain is beautiful and runs all the way through.',
    'Sanded so smoothly that I keep touching it.',
    'It smells of oil and wood, in a good way.',
    'Clearly one solid piece, not strips glued together.',
    'The edges are rounded just enough.',
    'It looks far more expensive than it was.',
    'Good honest wood, nicely finished.',
  ],
  use: [
    'After {time} of daily use it has only got better.',
    'I oil it when I remember to, and it forgives me when I do not.',
    'It lives on the counter because it is too good for a drawer.',
    '{who} keeps borrowing it, so I am ordering a second.',
    'It has already been to two picnics and a birthday.',
  ],
  small: [
    'It needed a coat of oil straight out of the box.',
    'The colour is lighter than I had thought.',
    'There is a small knot on one side. I like it, but you should know.',
    'I wish it could go in the dishwasher, though I understand why not.',
  ],
  bad: [
    'It warped after a month, and I was careful with water.',
    'A split opened along the grain within two weeks.',
    'The surface was rough and I got a splinter.',
  ],
  goodTitles: [
    'Beautiful wood',
    'Solid',
    'A joy to use',
    'Worth every cent',
    'Will last for years',
  ],
  mixedTitles: ['Good, needs oil', 'Nice but heavy', 'Expected a little more'],
};

export const glass: Family = {
  praise: [
    'The glass is thick and clear, with a few small bubbles that I love.',
    'It catches the afternoon light in the nicest way.',
    'Elegant without being fussy.',
    'It looks good even when it is empty.',
    'Much sturdier than it looks.',
    'Everything fits together just so.',
  ],
  use: [
    'It has been standing on my window sill for {time} and I still look at it.',
    'Easy to clean, which I did not expect.',
    '{who} noticed it at once.',
    'It is in use every day and has not a scratch on it.',
  ],
  small: [
    'A bit smaller than I imagined, so do look at the measurements.',
    'Fingerprints show.',
    'You need a brush to get right to the bottom.',
  ],
  bad: [
    'It arrived in pieces, with very little paper around it.',
    'There was a chip on the rim, and I cut my finger on it.',
  ],
  goodTitles: [
    'So pretty',
    'Lovely glass',
    'Catches the light',
    'A quiet favourite',
    'Very pleased',
  ],
  mixedTitles: ['Smaller than expected', 'Pretty but delicate', 'Fine'],
};

export const box: Family = {
  praise: [
    'Opening it felt like Christmas.',
    'Everything inside is something you would buy by itself.',
    'The tissue, the ribbon and the handwritten card made it special.',
    'No filler, only good things.',
    'It looks generous and it is.',
    'Put together by someone with taste.',
  ],
  use: [
    'It went straight to a friend and I got a very happy call.',
    'I meant to give it away and kept it.',
    'The box itself now holds our letters.',
    'We have used everything in it within {time}.',
  ],
  small: [
    'I would have liked to choose the colours.',
    'The box was a bit dented at one corner, the contents were fine.',
    'A little pricey, though you do get a lot.',
  ],
  bad: [
    'One of the things was missing, and a gift with a gap is awkward.',
    'It came three days after the date I needed it.',
  ],
  goodTitles: [
    'The perfect gift',
    'They loved it',
    'Beautifully packed',
    'A happy surprise',
    'So generous',
  ],
  mixedTitles: ['Nice gift, late', 'Good but pricey', 'Almost perfect'],
};
