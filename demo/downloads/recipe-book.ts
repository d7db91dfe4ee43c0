import type { PdfPage } from './make-pdf.ts';

/** The recipe book the demo shop sells: a few of its spreads. */
export const recipeBook: readonly PdfPage[] = [
  {
    title: 'Slow Sundays',
    lines: ['Recipes that take their time.', '', 'Hearth & Hand'],
  },
  {
    title: 'Overnight bread',
    lines: [
      '400 g flour, 8 g salt, 1 g dry yeast, 320 g water.',
      '',
      'Stir in the evening, cover, leave on the table.',
      'Fold once in the morning and let it rise for an hour.',
      'Bake in a hot pot with its lid at 240 C for 30 minutes,',
      'then 15 minutes without the lid.',
    ],
  },
  {
    title: 'Long-cooked beans',
    lines: [
      '500 g white beans, soaked overnight. Two onions,',
      'four cloves of garlic, a bay leaf, olive oil, salt.',
      '',
      'Cover with water by two fingers and simmer on the',
      'lowest heat for three hours. Salt at the end.',
    ],
  },
  {
    title: 'Soup from what is left',
    lines: [
      'A carrot, the heel of the cheese, the outer leaves',
      "of the leek, yesterday's bread.",
      '',
      'Cook the vegetables soft with the rind, thicken with',
      'the bread, finish with oil and pepper.',
    ],
  },
];
