import { expect, test } from 'vitest';
import { breakingChanges, type Catalog, type CatalogTable } from './breaking-changes.ts';

const required = { type: 'text', isNullable: false, hasDefault: false };
const optional = { ...required, isNullable: true };
const defaulted = { ...required, hasDefault: true };
const unique = (...columns: string[]) => ({ kind: 'unique key', columns });

const notes: CatalogTable = {
  columns: { id: required, text: optional, kind: defaulted },
  constraints: [unique('id')],
};
const before: Catalog = { notes };

function after(changed: Partial<CatalogTable>): Catalog {
  return { notes: { ...notes, ...changed }, other: { columns: {}, constraints: [] } };
}

test.each<[string, Catalog]>([
  ['another table', after({})],
  ['a column that may be null', after({ columns: { ...notes.columns, by: optional } })],
  ['a column with a default', after({ columns: { ...notes.columns, by: defaulted } })],
  ['a default', after({ columns: { ...notes.columns, id: defaulted } })],
  [
    'a unique key of a new column that may be null',
    after({
      columns: { ...notes.columns, by: optional },
      constraints: [unique('id'), unique('by')],
    }),
  ],
])('%s disturbs nobody', (_, now) => {
  expect(breakingChanges(before, now)).toEqual([]);
});

test.each<[Catalog, string]>([
  [{}, 'table notes is gone'],
  [after({ columns: { id: required, kind: defaulted } }), 'column notes.text is gone'],
  [
    after({ columns: { ...notes.columns, id: { ...required, type: 'integer' } } }),
    'column notes.id was text and is integer',
  ],
  [
    after({ columns: { ...notes.columns, text: required } }),
    'column notes.text may no longer be null',
  ],
  [after({ columns: { ...notes.columns, id: optional } }), 'column notes.id may be null'],
  [after({ columns: { ...notes.columns, kind: required } }), 'column notes.kind lost its default'],
  [
    after({ columns: { ...notes.columns, by: required } }),
    'column notes.by is new, may not be null and has no default',
  ],
  [after({ constraints: [unique('id'), unique('text')] }), 'unique key of notes (text) is new'],
  [
    after({
      columns: { ...notes.columns, by: defaulted },
      constraints: [unique('id'), unique('by')],
    }),
    'unique key of notes (by) is new',
  ],
])('%j is noticed: %s', (now, problem) => {
  expect(breakingChanges(before, now)).toEqual([problem]);
});
