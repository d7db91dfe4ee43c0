import type { ProductLines } from './bank.ts';

export const paperLines: Record<string, ProductLines> = {
  'photo-print': {
    family: 'print',
    count: 18,
    liking: 4.7,
    praise: [
      'A phone photo from the beach, and it looks like a painting.',
      'They told me that my file was too small for the large size and I could change it. Very fair.',
      'Skin tones came out natural, which is rare.',
      'My grandparents, from a scan of an old slide. I cried a bit.',
      'No filters, no surprises, just my picture on good paper.',
    ],
    small: [
      'Black and white came out a touch warm.',
      'I had not thought of the white border and lost a bit at the side.',
    ],
  },
  'party-invitations': {
    family: 'paper',
    count: 16,
    liking: 4.6,
    notAGift: true,
    praise: [
      'I ordered exactly 43, because that is how many people we like.',
      'The proof came the same evening.',
      'The flowers on the front are charming and not too sweet.',
      'Half our guests brought theirs along to the party.',
      'They spotted that I had the wrong weekday. Phew.',
    ],
    small: [
      'The proof took two rounds, partly my fault.',
      'I would have liked ten spare envelopes.',
      'They misread one word in my text and printed them again for free.',
    ],
  },
  'botanical-print': {
    family: 'print',
    count: 9,
    liking: 4.6,
    praise: [
      'The pencil lines still show, that is what makes it.',
      'The A3 is large enough to carry a wall by itself.',
      'It has the calm of an old field book.',
    ],
    small: [
      'I would love a second plant to hang beside it.',
      'The A5 is really small, more of a card.',
    ],
  },
  'letterpress-card-set': {
    family: 'paper',
    count: 12,
    liking: 4.7,
    praise: [
      'The leaf card works for anything, even for condolences.',
      'I run my thumb over every card before I send it.',
      'The thank-you card is now my standard.',
      'Eight cards, eight different moments, no glitter.',
    ],
    small: ['I used up the two birthdays in a week.', 'There is no card for saying sorry.'],
  },
  'desk-calendar': {
    family: 'desk',
    count: 8,
    liking: 4.4,
    praise: [
      'A calendar that never expires, finally.',
      'All the family birthdays are in it, once and for ever.',
      'I look forward to turning the card each month.',
    ],
    small: [
      'Without weekdays you have to think a bit.',
      'The slot holds one card well and three cards badly.',
    ],
  },
  'pocket-notebook': {
    family: 'desk',
    count: 18,
    liking: 4.6,
    praise: [
      'It lies flat, really flat, from the first page.',
      'It fits my back pocket and survives being sat on.',
      'The terrazzo cover is my favourite, fern is a close second.',
      'Dots on one side and nothing on the other is a clever idea.',
      'My fountain pen does not bleed through.',
    ],
    small: [
      'Sixty-four pages go by quickly.',
      'The cover softens at the corners after a few weeks.',
    ],
  },
  'wrapping-paper-roll': {
    family: 'wrapping',
    count: 9,
    liking: 4.5,
    notAGift: true,
    praise: [
      'You can fold it twice and it does not tear.',
      'The fern one looks good with any ribbon.',
      'The three rolls did our whole Christmas.',
    ],
    small: [
      'It keeps curling back, you need a weight on the corner.',
      'I like two of the patterns and am not so sure about the third.',
    ],
  },
  'pencil-set': {
    family: 'desk',
    count: 9,
    liking: 4.6,
    praise: [
      'They smell like my first day at school.',
      'The leads are soft and do not break when you sharpen them.',
      'The moss and the clay are exactly the colours of my mugs.',
      'They blend like paint if you press a little.',
    ],
    small: ['I would have liked a plain grey one too.', 'No sharpener with it.'],
  },
  'monogram-writing-set': {
    family: 'paper',
    count: 7,
    liking: 4.7,
    praise: [
      'The double ring around the initials looks like an old seal.',
      'The sealing wax made my children want to write letters.',
      'I have written more letters this month than in the last ten years.',
    ],
    small: ['Twenty sheets are gone in no time.', 'It took a week to make, so order early.'],
  },
};
