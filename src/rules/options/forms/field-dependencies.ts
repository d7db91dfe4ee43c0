import { requestedFields } from '../formulas/condition.ts';
import { type Formula, fieldsRead } from '../formulas/formula.ts';
import type { LiveText, OptionForm } from '../option-form.ts';

// Which field of a form depends on which others, and by what.
// Example: the lettering shows by the engraving: { id: 'font', on: [{ id: 'engraving', by: 'rule' }] }.

export interface Dependency {
  id: string;
  by: 'rule' | 'price' | 'text';
}

export interface FieldDependencies {
  id: string;
  on: readonly Dependency[];
}

/** Fields that depend on none are left out. The quantity is the field `quantity` of the form itself. */
export function fieldDependencies(form: OptionForm): FieldDependencies[] {
  const fields = form.sections.flatMap((section) =>
    section.fields.map((field) => ({
      id: field.id,
      on: [
        ...named([...requestedFields(section.rule), ...requestedFields(field.rule)], 'rule'),
        ...named(read(field.price?.formula ?? null), 'price'),
        ...named(
          [field.label, field.help, 'content' in field ? field.content : []].flatMap(readInText),
          'text',
        ),
      ].filter(({ id }) => id !== field.id),
    })),
  );
  const quantity = { id: 'quantity', on: named(read(form.quantity), 'price') };
  return [...fields, quantity].filter(({ on }) => on.length > 0);
}

function named(ids: readonly string[], by: Dependency['by']): Dependency[] {
  return [...new Set(ids)].map((id) => ({ id, by }));
}

function read(formula: Formula | null): string[] {
  return formula ? [...fieldsRead(formula)] : [];
}

function readInText(text: LiveText): string[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : read(part)));
}
