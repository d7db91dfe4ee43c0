export interface DemoComment {
  author: string;
  text: string;
  /** How long after the post, in hours. */
  after: number;
  byShop?: true;
  replies?: DemoComment[];
}

/** Comments of readers, by the post's slug. */
export const journalComments: Readonly<Record<string, readonly DemoComment[]>> = {
  'how-we-glaze': [
    {
      author: 'Marta L.',
      text: 'I always wondered why no two of my bowls have the same edge. Now I look at them differently.',
      after: 9,
      replies: [
        {
          author: 'Hearth & Hand',
          text: 'The edge is where the glaze is thinnest, so it shows the clay and the hand most.',
          after: 26,
          byShop: true,
          replies: [
            {
              author: 'Marta L.',
              text: 'Then I shall keep the crooked one for myself.',
              after: 31,
            },
          ],
        },
      ],
    },
    {
      author: 'Joost',
      text: 'Is the moss glaze safe for the dishwasher? The sand one has held up for three years here.',
      after: 50,
      replies: [
        {
          author: 'Hearth & Hand',
          text: 'It is, and for the microwave too. Only sudden cold after the oven is bad for it.',
          after: 70,
          byShop: true,
        },
      ],
    },
    {
      author: 'Priya',
      text: 'Could you show the kiln one day? A short film would be lovely.',
      after: 120,
    },
  ],
  'caring-for-linen': [
    {
      author: 'Agnes',
      text: 'The tip with the damp cloth under the iron works. Twenty years of linen and I did not know.',
      after: 14,
    },
    {
      author: 'Tom B.',
      text: 'Does it get softer if I leave the softener out altogether?',
      after: 40,
      replies: [
        {
          author: 'Agnes',
          text: 'It does. It takes four or five washes, then it stays that way.',
          after: 44,
        },
      ],
    },
  ],
  'a-table-for-ten': [
    {
      author: 'Helen',
      text: 'We did this for my mother’s seventieth, with two tablecloths side by side. Nobody saw the seam.',
      after: 30,
    },
  ],
};
