import { describe, expect, test } from 'vitest';
import { checkBlocks, type StoredBlock } from './stored-blocks.ts';

const text = (html: string): StoredBlock => ({ kind: 'text', settings: { html } });
const columns = (...blocks: StoredBlock[]): StoredBlock => ({
  kind: 'columns',
  settings: { cells: [{}, { blocks }] },
});

test.each([
  [{ kind: 'tabs', settings: { items: [{ title: '' }] } }, 'This is missing.'],
  [{ kind: 'text', settings: {} }, 'This is missing.'],
  [
    { kind: 'button', settings: { button: { label: 'Go', url: 'javascript:x' } } },
    'This is not a valid link. Start with / for a page of the shop, or with https://.',
  ],
])('%j is refused in words for a person', (block, reason) => {
  expect(checkBlocks([block])).toMatchObject({ ok: false, problems: [{ reason }] });
});

describe('blocks in cells', () => {
  test('are read by their own schemas and made safe', () => {
    const checked = checkBlocks([columns(text('<p>Oak</p><script>steal()</script>'))]);
    expect(checked).toMatchObject({
      ok: true,
      blocks: [{ settings: { cells: [{ blocks: [] }, { blocks: [text('<p>Oak</p>')] }] } }],
    });
  });

  test.each([
    [{ kind: 'columns', settings: {} }, '[0][settings][cells][1][blocks][0][kind]'],
    [{ kind: 'reusable', settings: { setId: 1 } }, '[0][settings][cells][1][blocks][0][kind]'],
    [{ kind: 'hologram', settings: {} }, '[0][settings][cells][1][blocks][0][kind]'],
    [{ kind: 'text', settings: {} }, '[0][settings][cells][1][blocks][0][settings][html]'],
  ])('%j is refused', (inner, path) => {
    expect(checkBlocks([columns(inner)])).toMatchObject({ ok: false, problems: [{ path }] });
  });

  test('that are stored stay, also where this version does not know them', () => {
    const newer = { kind: 'hologram', settings: { depth: 3 } };
    const block = columns(newer, text('<p>New words</p>'));
    const checked = checkBlocks([block], { stored: [columns(newer)] });
    expect(checked).toMatchObject({ ok: true, blocks: [{ settings: { cells: [{}, {}] } }] });
    expect(JSON.stringify(checked)).toContain('"depth":3');
  });

  test('count towards the hundred of a page', () => {
    const many = Array.from({ length: 80 }, () => text('<p>x</p>'));
    const inner = Array.from({ length: 20 }, () => text('<p>y</p>'));
    expect(checkBlocks([...many.slice(1), columns(...inner)]).ok).toBe(true);
    expect(checkBlocks([...many, columns(...inner)])).toMatchObject({
      ok: false,
      problems: [{ code: 'block.tooMany', block: 80 }],
    });
  });
});
