import type { FormProblem } from '#rules/options/forms/read-form.ts';
import { formProblemWords } from '#wire/catalog/form-problem.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { type FieldProblem, fieldProblems, paramName } from '../../../rest/field-problems.ts';
import type { RestError } from '../../../rest/rest-error.ts';

// What is wrong with a form, at the place in what was sent, so that a builder can show it there.

export function formRefused(problems: readonly FormProblem[], form: FormInput): RestError {
  return fieldProblems(problems.map((problem) => named(problem, form)));
}

function named(problem: FormProblem, form: FormInput): FieldProblem {
  const { code, place } = problem;
  const words = formProblemWords(problem);
  if (code === 'options.save.invalid') {
    const param = paramName(place);
    return { code, param, field: '', message: `${param} ${words}` };
  }
  const [field = place] = place.split(', ');
  const param = getPosition(field, form) ?? field;
  const isField = param !== field;
  return {
    code,
    param,
    field: isField ? field : '',
    message: `${isField ? `${param} (${field})` : param} ${words}`,
  };
}

/** Null for what is neither a field nor a section. */
function getPosition(id: string, { sections }: FormInput): string | null {
  for (const [at, section] of sections.entries()) {
    // The second one of two with the same id is the one to change.
    const field = section.fields.findLastIndex((each) => each.id === id);
    if (field >= 0) return `sections[${at}][fields][${field}]`;
  }
  const section = sections.findLastIndex((each) => each.id === id);
  return section >= 0 ? `sections[${section}]` : null;
}
