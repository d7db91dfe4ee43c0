import { afterEach, expect } from 'vitest';
import './locators.ts';
import './network.ts';
import { unexpectedTrouble } from './trouble.ts';

/** What a test leaves behind would be where the next one begins: they share a page. */
afterEach(() => {
  const trouble = unexpectedTrouble();
  localStorage.clear();
  sessionStorage.clear();
  expect(trouble, 'errors of the browser').toEqual([]);
});
