import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FIRST_PAINT_SCRIPT } from './first-paint-script.ts';

interface Visit {
  cookie?: string;
  /** Id of the notice that the page has; undefined without one. */
  notice?: string;
  scheme?: string;
}

/** What the script writes on the document of a visitor. */
function marksOf({ cookie = '', notice, scheme }: Visit): Record<string, string> {
  const dataset: Record<string, string> = {};
  const currentScript = { dataset: notice === undefined ? {} : { notice } };
  runInNewContext(FIRST_PAINT_SCRIPT, {
    document: { documentElement: { dataset }, currentScript, cookie },
    localStorage: { getItem: () => scheme ?? null },
  });
  return dataset;
}

test.each<[string, Visit, Record<string, string>]>([
  ['nothing stored', { notice: 'may' }, {}],
  ['dismissed', { notice: 'may', cookie: 'a=1; store_noticemay=hidden' }, { notice: 'hidden' }],
  ['dismissed without an id', { notice: '', cookie: 'store_notice=hidden' }, { notice: 'hidden' }],
  ['another one dismissed', { notice: 'june', cookie: 'store_noticemay=hidden' }, {}],
  ['an id that begins the same', { notice: 'ma', cookie: 'store_noticemay=hidden' }, {}],
  ['another value', { notice: 'may', cookie: 'store_noticemay=shown' }, {}],
  ['a page without a notice', { cookie: 'store_notice=hidden' }, {}],
  ['a scheme', { scheme: 'dark' }, { scheme: 'dark' }],
])('before the first paint, %s [TH-45]', (_what, visit, marks) => {
  expect(marksOf(visit)).toEqual(marks);
});

test('a browser that forbids storage shows the page as it is', () => {
  expect(() =>
    runInNewContext(FIRST_PAINT_SCRIPT, {
      document: { documentElement: { dataset: {} }, currentScript: { dataset: {} }, cookie: '' },
    }),
  ).not.toThrow();
});
