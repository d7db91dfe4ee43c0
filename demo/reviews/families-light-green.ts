import type { Family } from './bank.ts';

export const candle: Family = {
  praise: [
    'It burns evenly and does not drip.',
    'No soot at all, even by the window.',
    'The light is warm and steady.',
    'It lasts far longer than the ones I used to buy.',
    'You can tell that it is real wax.',
    'The flame is calm and does not flicker.',
    'Clean burn right down to the end.',
  ],
  use: [
    'We light it at supper every evening.',
    'After {time} of evenings there is still plenty left.',
    '{who} asked for the name of the shop.',
    'I keep two in the cupboard now, just in case.',
    'It saw us through a power cut.',
  ],
  small: [
    'The wick was long and needed trimming before I lit it.',
    'It tunnelled a bit until I let it burn for a good hour.',
    'The label was hard to get off.',
  ],
  bad: [
    'The wick drowned after an hour and will not stay lit.',
    'It came broken and left wax on my cloth.',
  ],
  goodTitles: [
    'Burns beautifully',
    'Warm light',
    'Clean and slow',
    'My favourite candle',
    'Lasts and lasts',
  ],
  mixedTitles: ['Good once trimmed', 'Nice but tunnels', 'Hmm'],
};

export const scent: Family = {
  praise: [
    'The scent is there but never too much.',
    'It smells like plants and not like a perfume shop.',
    'Gentle enough for a small room.',
    'It makes coming home nicer.',
    'A clean, green smell that everyone notices.',
    'I usually get a headache from scented things, not from this.',
  ],
  use: [
    'Guests always comment on it.',
    '{who} wants one for the bathroom.',
    'It has lasted for {time} and there is some left.',
    'A little is enough, so it will last.',
  ],
  small: ['I would have liked it a bit stronger.', 'The scent fades faster near an open window.'],
  bad: [
    'I could hardly smell it at all.',
    'The box had been crushed on the way, and the rest of the mail smelt of it.',
  ],
  goodTitles: ['Smells wonderful', 'Soft, natural scent', 'Not too strong', 'Fresh and calm'],
  mixedTitles: ['A bit faint', 'Nice but fades', 'Not for large rooms'],
};

export const tool: Family = {
  praise: [
    'Beautifully made.',
    'Balanced so well that it does the work by itself.',
    'The finish is flawless.',
    'A tool you are glad to pick up.',
    'Nothing wobbles, nothing rattles.',
    'It will outlive me.',
  ],
  use: [
    'I have used it for {time} and it looks better than on the first day.',
    '{who} thought it had cost far more.',
    'I did not know that I needed it, and now I do.',
    'It stays out where everyone can see it.',
  ],
  small: [
    'It marks easily.',
    'The handle could be a bit longer.',
    'It came with no box, which matters for a gift.',
  ],
  bad: ['The handle was loose from the start.', 'It arrived scratched, as if it had been used.'],
  goodTitles: ['Beautiful tool', 'Feels right', 'Just right', 'Made to last'],
  mixedTitles: ['Nice but marks', 'Good, not cheap', 'Expected a box'],
};

export const pot: Family = {
  praise: [
    'Thick, even and nicely shaped.',
    'My plants look twice as good in it.',
    'The colour is warm and natural.',
    'It has the look of an old pot without the wait.',
    'Well fired, with a clear ring when you tap it.',
    'The proportions are just right.',
  ],
  use: [
    'My plant has doubled in size in {time}.',
    'I have had it for {time} and it is ageing well.',
    '{who} has ordered three after seeing mine.',
  ],
  small: [
    'It took a wipe to get the dust off.',
    'A bit heavier than I thought.',
    'The rim was not quite even.',
  ],
  bad: ['It cracked on the first cold night.', 'It leaked and left a ring on the floor.'],
  goodTitles: ['A proper pot', 'Plants love it', 'Looks lovely', 'Great shape'],
  mixedTitles: ['Nice but heavy', 'Good pot, rough rim', 'So-so'],
};

export const green: Family = {
  praise: [
    'Fresh, healthy and well packed.',
    'Clear instructions, even for someone like me.',
    'It brings so much life to a dull corner.',
    'Much fuller than I expected.',
    'It arrived in perfect shape after four days on the road.',
  ],
  use: [
    'Everything is still going strong after {time}.',
    '{who} talks to it every morning.',
    'It stands in our kitchen, and I smile each time I walk by.',
    'Even I have not managed to kill it.',
  ],
  small: [
    'A few bits had come loose in the box.',
    'It is a little smaller than in the picture, but it will grow on me.',
    'It needed a good shake when it came.',
  ],
  bad: [
    'Half of it was brown when I opened the box.',
    'The box was crushed, and so was what was in it.',
  ],
  goodTitles: ['Happy and healthy', 'A bit of green', 'So pretty', 'Lovely surprise'],
  mixedTitles: ['Nice but small', 'Some of it was damaged', 'Took a while'],
};

export const digital: Family = {
  praise: [
    'It was there within minutes.',
    'Nicely laid out and easy to use.',
    'No fuss at all.',
    'A good idea, well done.',
    'It looks lovely printed out.',
  ],
  use: [
    '{who} was delighted.',
    'I bought a second one {time} later.',
    'Perfect when you remember at the last minute.',
  ],
  small: ['The mail landed in my spam folder at first.', 'I would have liked more to choose from.'],
  bad: [
    'It took a whole day until the mail came, and by then the party was over.',
    'The file would not open on my old tablet.',
  ],
  goodTitles: ['Quick and lovely', 'Saved the day', 'Very handy', 'Well made'],
  mixedTitles: ['Handy, but slow mail', 'Fine', 'Useful enough'],
};

/** For things that no other family fits: nothing in here depends on what the thing is. */
export const thing: Family = {
  praise: [
    'Even nicer than in the pictures.',
    'You can see the care that went into it.',
    'Exactly what I had hoped for.',
    'Simple, useful and good to look at.',
    'The quality is really good for the price.',
    'I was not sure about it online, and I was wrong to doubt.',
    'It feels special without being precious.',
  ],
  use: [
    'We have had it for {time} and would not give it back.',
    '{who} asked me for the address of the shop.',
    'It has found a place where I see it every day.',
    'I have already bought another one as a present.',
    'It gets used a lot more than I thought it would.',
  ],
  small: [
    'A little smaller than I had pictured.',
    'The colour is a shade off from the photo, but I like it.',
    'Not cheap, though I do not regret it.',
    'The instructions could be a bit longer.',
  ],
  bad: [
    'Mine came damaged and I had to ask twice for a new one.',
    'It does not look like the picture at all.',
  ],
  goodTitles: [
    'Lovely',
    'Very happy with it',
    'So glad I bought it',
    'Just what I wanted',
    'Charming',
    'Ten out of ten',
  ],
  mixedTitles: ['It is all right', 'Nice idea', 'Not quite for me'],
};
