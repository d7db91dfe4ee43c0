import { expect, test } from 'vitest';
import { blockPlaceText } from './block-place.ts';

test.each([
  ['[0][settings][url]', 'video', 'Block 1 (Video), Address'],
  ['[1][settings][items][0][title]', 'tabs', 'Block 2 (Tabs), Entries 1, Title'],
  ['[2][settings]', 'hero', 'Block 3 (Hero)'],
  ['[2]', 'columns', 'Block 3 (Columns or grid)'],
  ['[4][kind]', 'hologram', 'Block 5 (hologram)'],
  ['[0][settings][button][label]', 'button', 'Block 1 (Button), Button, Words'],
  ['[0][settings][cells][1][blocks][0][settings][url]', 'video', 'Block 1.2.1 (Video), Address'],
  ['[0][settings][cells][1][blocks][2][kind]', 'columns', 'Block 1.2.3 (Columns or grid)'],
  ['[0][settings][cells][1][title]', 'columns', 'Block 1 (Columns or grid), Cells 2, Title'],
])('%s of %s is named to an editor as %s', (path, kind, text) => {
  expect(blockPlaceText(path, kind)).toBe(text);
});
