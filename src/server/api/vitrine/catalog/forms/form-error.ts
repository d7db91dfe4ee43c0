import type { FormProblem } from '#rules/options/forms/read-form.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import type { RestError } from '../../../rest/rest-error.ts';
import { type FieldProblem, fieldProblems, paramName } from '../field-problems.ts';

// What is wrong with a form, at the place in what was sent, so that a builder can show it there.

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

export function formRefused(problems: readonly FormProblem[], form: FormInput): RestError {
  return fieldProblems(problems.map((problem) => named(problem, form)));
}

function named({ code, place, found }: FormProblem, form: FormInput): FieldProblem {
  if (code === 'options.save.invalid') {
    const param = paramName(place);
    return { code, param, field: '', message: `${param} ${found ?? 'is not valid.'}` };
  }
  const [field = place] = place.split(', ');
  const param = positionOf(field, form) ?? field;
  const words = WORDS[code] ?? 'is not valid.';
  const what = found ?? (words.endsWith(':') ? place : '');
  const isField = param !== field;
  return {
    code,
    param,
    field: isField ? field : '',
    message: `${isField ? `${param} (${field})` : param} ${words}${what && ` ${what}`}`,
  };
}

/** Null for what is neither a field nor a section. */
function positionOf(id: string, { sections }: FormInput): string | null {
  for (const [at, section] of sections.entries()) {
    // The second one of two with the same id is the one to change.
    const field = section.fields.findLastIndex((each) => each.id === id);
    if (field >= 0) return `sections[${at}][fields][${field}]`;
  }
  const section = sections.findLastIndex((each) => each.id === id);
  return section >= 0 ? `sections[${section}]` : null;
}
