import type { Family } from './bank.ts';

export const linen: Family = {
  praise: [
    'Soft from the first day and softer with each wash.',
    'The colour is rich but not loud.',
    'You can feel that this is proper linen.',
    'The stitching is straight and strong.',
    'I love that it does not need an iron.',
    'It has a lovely weight and hangs well.',
    'The creases look just right, relaxed and not messy.',
  ],
  use: [
    'It has been washed a good many times in {time} and the colour has held.',
    'Red wine came out with salt and cold water, as promised.',
    'We use it on ordinary days, and it makes them less ordinary.',
    '{who} asked where I had found it.',
    'It dries in no time.',
  ],
  small: [
    'It shed a little fluff in the first wash.',
    'The colour is somewhat warmer than on my screen.',
    'It came out a touch shorter than stated after washing.',
    'I had hoped for a slightly thicker cloth.',
  ],
  bad: [
    'A seam came open in the second wash.',
    'It faded in stripes after a summer by the window.',
  ],
  goodTitles: [
    'Beautiful linen',
    'Soft and strong',
    'The real thing',
    'Well woven',
    'So happy with it',
  ],
  mixedTitles: ['Nice, but shrank a bit', 'Good cloth, odd colour', 'Decent'],
};

export const soft: Family = {
  praise: [
    'Warm, soft and well sewn.',
    'It pulls the whole room together.',
    'The colours are even better in daylight.',
    'You can tell that the material is good the moment you touch it.',
    'Neatly finished on the inside too.',
    'It makes the room feel finished.',
  ],
  use: [
    'The cat claimed it within the hour.',
    'It has been in our living room for {time} and still looks fresh.',
    '{who} noticed it before saying hello.',
    'We moved house and it was the first thing I unpacked.',
  ],
  small: [
    'There was a faint smell when I unpacked it, gone after a day of airing.',
    'It sheds a little at first.',
    'A bit heavier than I expected.',
  ],
  bad: [
    'A thread pulled on the second day and it has been unravelling since.',
    'The colour has nothing to do with the one I chose.',
  ],
  goodTitles: [
    'So cosy',
    'Just what the room needed',
    'Warm and lovely',
    'Really well sewn',
    'Lovely fabric',
  ],
  mixedTitles: ['Nice but sheds', 'Okay for the price', 'Mixed feelings'],
};

export const kitchen: Family = {
  praise: [
    'Sturdy stuff, made to be used.',
    'The seams look as if they could take anything.',
    'Practical and still nice to look at.',
    'Simple, strong and washable.',
    'Somebody thought about how this is used.',
  ],
  use: [
    'It has been to the wash every week for {time} with no complaint.',
    'It hangs on its hook and gets used every day.',
    '{who} has already tried to take it home.',
    'I use it far more often than I thought I would.',
  ],
  small: [
    'Stiff at first, fine after a wash.',
    'I would love it in more colours.',
    'It was a bit crumpled when it came.',
  ],
  bad: [
    'It shrank a lot, although I washed it as the label says.',
    'A seam gave way in the first month.',
  ],
  goodTitles: ['Does the job nicely', 'Strong and simple', 'Made to be used', 'Very practical'],
  mixedTitles: ['Good after a wash', 'Fine, but stiff', 'Not bad'],
};

export const print: Family = {
  praise: [
    'The paper is thick and has a lovely soft surface.',
    'The print is sharp down to the smallest line.',
    'The colours are true and quiet.',
    'It looks like something from a gallery.',
    'The white border sets it off well.',
  ],
  use: [
    'It is framed and hangs in our hall.',
    '{who} stood in front of it for a full minute.',
    'I have had it up for {time} and it has not faded at all.',
    'It fitted a ready-made frame without any cutting.',
  ],
  small: [
    'One corner had a slight bend. It flattened out under a book.',
    'A touch darker than on my screen.',
    'I would have liked a frame with it.',
  ],
  bad: [
    'It was bent right across the middle when it came.',
    'The print has a line across it, as if the printer had slipped.',
  ],
  goodTitles: ['Gorgeous print', 'Looks great framed', 'Lovely paper', 'Sharp and true'],
  mixedTitles: ['Nice, a bit dark', 'Good print, bent corner', 'All right'],
};

export const paper: Family = {
  praise: [
    'The paper feels expensive.',
    'Beautifully printed, you can feel the letters.',
    'The envelopes are just as nice as what goes inside.',
    'Crisp, clean and not at all kitschy.',
    'It makes you want to write by hand again.',
    'The colours are soft and grown-up.',
  ],
  use: [
    'I have had several people ask where it came from.',
    '{who} kept one on the fridge for weeks.',
    'My fountain pen does not bleed through it.',
    'I ordered again after {time}, because I had used it all up.',
  ],
  small: [
    'One envelope was creased.',
    'I wish there were more in a pack.',
    'The fold was not quite in the middle on a couple of them.',
  ],
  bad: ['The ink smudged on half of them.', 'The printing was pale on some of them.'],
  goodTitles: ['Such good paper', 'Elegant', 'Everyone asked about it', 'A pleasure to write on'],
  mixedTitles: ['Nice but few', 'Good, small slips', 'Okay'],
};

export const desk: Family = {
  praise: [
    'A small thing that makes my desk nicer.',
    'Well thought out and well made.',
    'The details are lovely when you look closely.',
    'Natural materials, no plastic.',
    'Just the right size.',
  ],
  use: [
    'It has been on my desk for {time} and I use it every day.',
    '{who} has the same one now.',
    'It still looks new.',
    'I bought one for work as well.',
  ],
  small: [
    'A bit dearer than I would normally pay.',
    'The box was nicer than it needed to be.',
    'It picks up marks quickly.',
  ],
  bad: ['It came apart after a few weeks.', 'It was scratched when I took it out of the box.'],
  goodTitles: ['A little luxury', 'On my desk every day', 'Well thought out', 'Just right'],
  mixedTitles: ['Nice but small', 'Fine', 'Does what it should'],
};

export const wrapping: Family = {
  praise: [
    'Thick enough that you cannot read the box through it.',
    'It folds crisply and holds a sharp edge.',
    'Almost too nice to tear open.',
    'It goes with everything and looks like I tried.',
  ],
  use: [
    'I wrapped eleven presents and there is still some left.',
    '{who} folded it up and kept it.',
    'I use the scraps as gift tags.',
  ],
  small: ['One roll was a bit dented at the end.', 'Ordinary tape does not hold on it very well.'],
  bad: ['The rolls were damp on one side when they came.', 'The print rubs off on your hands.'],
  goodTitles: [
    'Almost too nice to tear',
    'Lovely paper',
    'My new standard paper',
    'Strong and pretty',
  ],
  mixedTitles: ['Nice but curly', 'All right'],
};
