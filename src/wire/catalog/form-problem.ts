import type { FormProblem } from '#rules/options/forms/read-form.ts';

// What is wrong with a form, in words: the API's refusals and the builder say the same.

const WORDS: Readonly<Record<string, string>> = {
  'options.save.twice': 'has an id that another one has already.',
  'options.save.reserved': 'has an id that the product form uses itself.',
  'options.save.cycle': 'shows by a condition that leads back to itself:',
  'options.save.priceCycle': 'has a price that is computed from itself:',
  'options.save.unknownField': 'asks for a field that the form does not have:',
  'options.save.formulaField': 'has a formula with a field that the form does not have:',
  'options.save.formulaPlaceholder': 'has a formula with a name that does not exist:',
  'options.save.formulaWord': 'has a formula with a word that is not understood:',
  'options.save.formulaRead': 'has a formula that cannot be read, at character',
  'options.save.formulaCompute': 'has a formula that can never be computed:',
  'options.save.formulaLength': 'has a formula that is too long; the most is',
  'options.save.formulaDepth': 'has a formula with too many brackets; the most is',
  'options.save.pattern': 'has a pattern that is not one.',
  'options.save.patternSlow': 'has a pattern that could take too long.',
  'options.save.sameOption': 'has two choices with the same value.',
  'options.save.unknownProduct': 'names a product that does not exist:',
  'options.save.unknownCategory': 'names a category that does not exist:',
  'options.save.tooMany': 'have too many fields or offer too many products.',
  'options.save.unknown': 'is not the id of a form.',
};

/** Without the subject: "has a formula with a field that the form does not have: height". */
export function formProblemWords({ code, place, found }: FormProblem): string {
  if (code === 'options.save.invalid') return found ?? 'is not valid.';
  const words = WORDS[code] ?? 'is not valid.';
  const what = found ?? (words.endsWith(':') ? place : '');
  return `${words}${what && ` ${what}`}`;
}
