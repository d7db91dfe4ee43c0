import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { NOTICE_SCRIPT, SCHEME_SCRIPT } from './first-paint-script.ts';

/** What a script writes on the document of a visitor. */
function getMarks(script: string, { cookie = '', notice = '', scheme = '' }): object {
  const dataset = {};
  runInNewContext(script, {
    document: { documentElement: { dataset }, currentScript: { dataset: { notice } }, cookie },
    localStorage: { getItem: () => scheme || null },
  });
  return dataset;
}

test.each([
  ['nothing stored', 'may', '', {}],
  ['dismissed', 'may', 'a=1; store_noticemay=hidden', { notice: 'hidden' }],
  ['dismissed without an id', '', 'store_notice=hidden', { notice: 'hidden' }],
  ['another one dismissed', 'june', 'store_noticemay=hidden', {}],
  ['an id that begins the same', 'ma', 'store_noticemay=hidden', {}],
  ['another value', 'may', 'store_noticemay=shown', {}],
])('a notice before the first paint: %s [TH-45]', (_what, notice, cookie, marks) => {
  expect(getMarks(NOTICE_SCRIPT, { notice, cookie })).toEqual(marks);
});

test('the chosen colours are there before the first paint', () => {
  expect(getMarks(SCHEME_SCRIPT, { scheme: 'dark' })).toEqual({ scheme: 'dark' });
  expect(getMarks(SCHEME_SCRIPT, {})).toEqual({});
});

test.each([SCHEME_SCRIPT, NOTICE_SCRIPT])(
  'a browser that forbids storage shows the page as it is',
  (script) => {
    expect(() => runInNewContext(script, { document: {} })).not.toThrow();
  },
);
