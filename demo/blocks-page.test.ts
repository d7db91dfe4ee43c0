import { expect, test } from 'vitest';
import { storedKinds } from '#server/content/blocks/blocks.ts';
import { checkBlocks } from '#server/content/stored-blocks.ts';
import { blocksPage } from './content/blocks-page.ts';
import { menus } from './content/menus.ts';

const parts = { video: '/media/videos/0f.webm', sharedSet: 1, until: '2036-01-01T12:00' };
const page = blocksPage(() => 1, 0, parts);

test('the page of blocks shows every kind once, and each as the builder would store it', () => {
  const kinds = page.blocks.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(storedKinds.map(({ kind }) => kind).toSorted());
  expect(checkBlocks(page.blocks)).toMatchObject({ ok: true });
});

test('the footer leads to it', () => {
  const links = (menus(() => 1)['footer-3'] ?? []).flatMap(({ children = [] }) => children);
  expect(links.map(({ url }) => url)).toContain(`/${page.slug}`);
});
