import { expect, test } from 'vitest';
import { editAddresses } from './edit-addresses.ts';

const page = { kind: 'page' as const, id: 3 };

test.each([
  [
    'a block of a page',
    { document: page, block: 7, menuItem: null },
    '/admin/builder/3?edit_post_id=7&app=uxbuilder&type=editor',
    '/admin/pages/3?post=7&action=edit',
  ],
  [
    'a block of a post',
    { document: { kind: 'post' as const, id: 4 }, block: 8, menuItem: null },
    '/admin/builder/4?edit_post_id=8&app=uxbuilder&type=editor',
    '/admin/posts/4?post=8&action=edit',
  ],
  [
    'a block in a menu item',
    { document: page, block: 7, menuItem: 12 },
    '/admin/builder/3?edit_post_id=7&app=uxbuilder&type=editor&menu_id=12',
    '/admin/pages/3?post=7&action=edit&menu_id=12',
  ],
  [
    'the panel of a menu item',
    { document: null, block: null, menuItem: 12 },
    '/admin/builder/menus?app=uxbuilder&type=editor&menu_id=12',
    '/admin/menus?action=edit&menu_id=12',
  ],
])('%s [CB-02] [CB-03]', (_name, edited, builder, standard) => {
  expect(editAddresses(edited)).toEqual({ builder, standard });
});
