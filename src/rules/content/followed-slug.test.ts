import { expect, test } from 'vitest';
import { followedSlug } from './followed-slug.ts';

test.each([
  ['Untitled', 'untitled', 'draft', 'Opening hours', 'opening-hours'],
  ['Untitled', 'untitled-2', 'draft', 'Opening hours', 'opening-hours'],
  ['Opening hours', 'opening-hours', 'pending', 'Opening hours in May', 'opening-hours-in-may'],
  // Typed by hand.
  ['Untitled', 'hours', 'draft', 'Opening hours', null],
  ['Untitled', 'untitled-draft', 'draft', 'Opening hours', null],
  ['***', 'page', 'draft', 'Opening hours', null],
  // Once it is public, its address stays.
  ['Hours', 'hours', 'publish', 'Opening hours', null],
  ['Hours', 'hours', 'private', 'Opening hours', null],
  // A title that makes no address leaves it as it is.
  ['Untitled', 'untitled-2', 'draft', '***', 'untitled-2'],
  ['Untitled', 'untitled-2', 'draft', '', 'untitled-2'],
])('%s at %s (%s) renamed %s has the address %s', (title, slug, status, renamed, expected) => {
  expect(followedSlug({ title, slug, status }, renamed)).toBe(expected);
});

const stored = { title: 'Untitled', slug: 'untitled-2', status: 'draft' };

test.each([
  [{ title: '', slug: 'untitled-2' }, 'O', 'o'],
  [{ title: 'O', slug: 'o' }, 'Op', 'op'],
  [{ title: 'Op', slug: 'by-hand' }, 'Ope', null],
  [{ title: 'Untitled', slug: '' }, 'Untitled!', null],
])('a form that holds %j and is typed into %s has the address %s', (edited, title, expected) => {
  expect(followedSlug(stored, title, edited)).toBe(expected);
});
