import { expect, test } from 'vitest';
import { type ContentSources, loadContent } from './load-content.ts';

const places: ContentSources = {
  find: (id) => (id === 'sizes' ? { innerHTML: '<p>Sizes</p>' } : null),
  async fetch(address) {
    if (address === '/offline') throw new TypeError('Failed to fetch');
    return { ok: address === '/care', text: async () => '<main><p>Care</p></main>' };
  },
  mainPart: (html) => html.replace(/<\/?main>/g, ''),
};

test('inline and fetched content is found', async () => {
  expect(await loadContent({ kind: 'inline', id: 'sizes' }, places)).toEqual({
    ok: true,
    html: '<p>Sizes</p>',
  });
  expect(await loadContent({ kind: 'fetched', address: '/care' }, places)).toEqual({
    ok: true,
    html: '<p>Care</p>',
  });
});

test('inline content that is not in the page is missing [PP-34]', async () => {
  expect(await loadContent({ kind: 'inline', id: 'nothing' }, places)).toEqual({
    ok: false,
    problems: [{ code: 'missing' }],
  });
});

test.each(['/gone', '/offline'])('fetched content at %s has failed [PP-35]', async (address) => {
  expect(await loadContent({ kind: 'fetched', address }, places)).toEqual({
    ok: false,
    problems: [{ code: 'failed' }],
  });
});
