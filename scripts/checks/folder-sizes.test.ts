import { expect, test } from 'vitest';
import { folderSizeProblems } from './folder-sizes.mjs';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test('40 files beside each other are the most', () => {
  expect(folderSizeProblems(files('src/shop/ui', 40))).toEqual([]);
  expect(folderSizeProblems(files('src/shop/ui', 41))).toEqual([
    'src/shop/ui: 41 files beside each other, at most 40',
  ]);
});

test('files of folders inside do not count', () => {
  expect(folderSizeProblems([...files('src/a', 40), ...files('src/a/b', 40)])).toEqual([]);
});
