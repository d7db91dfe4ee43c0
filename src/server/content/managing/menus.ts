import { createHash } from 'node:crypto';
import { isOneOf } from '#rules/lists/is-one-of.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findSets } from '../block-sets.ts';
import { MENUS, type MenuItemInput, type MenuName, saveMenu } from '../save-menu.ts';
import { MENU_TAG } from '../tags.ts';

// Menus as an editor or a program reads and writes them: each whole, with a version by which the second
// of two editors is refused.

export interface StoredMenuItem extends MenuItemInput {
  /** Of its row, until the menu is saved the next time. */
  id: number;
  children: StoredMenuItem[];
}

export interface StoredMenu {
  name: MenuName;
  items: StoredMenuItem[];
  /** Of what it holds: the same items have the same version. */
  version: string;
}

export type MenuResult =
  | { ok: true; menu: StoredMenu }
  | { ok: false; problem: 'menu.changed' | 'menu.image' | 'menu.set' | 'menu.tooLong' };

const MAX_ITEMS = 500;

export function isMenuName(name: string): name is MenuName {
  return isOneOf(MENUS, name);
}

export async function readMenus(db: Db): Promise<StoredMenu[]> {
  const rows = await db.selectFrom('menu_items').selectAll().orderBy('position').execute();
  const toItems = (menu: string, parent: number | null): StoredMenuItem[] =>
    rows
      .filter((row) => row.menu === menu && row.parent_id === parent)
      .map((row) => ({
        id: row.id,
        label: row.label,
        url: row.url,
        mega: decodeFlag(row.mega),
        imageId: row.image_id,
        setId: row.set_id,
        children: toItems(menu, row.id),
      }));
  return MENUS.map((name) => {
    const items = toItems(name, null);
    return { name, items, version: getVersion(items) };
  });
}

export async function readMenu(db: Db, name: MenuName): Promise<StoredMenu> {
  const menus = await readMenus(db);
  return menus.find((menu) => menu.name === name) ?? { name, items: [], version: getVersion([]) };
}

/** Replaces a whole menu; `ctx.db` is a transaction. */
export async function changeMenu(
  ctx: ShopContext,
  before: StoredMenu,
  { items, version }: { items: readonly MenuItemInput[]; version: string },
): Promise<MenuResult> {
  if (before.version !== version) return { ok: false, problem: 'menu.changed' };
  const all = flat(items);
  if (all.length > MAX_ITEMS) return { ok: false, problem: 'menu.tooLong' };
  const images = new Set(all.flatMap(({ imageId }) => imageId ?? []));
  if (images.size > 0) {
    const known = await ctx.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [...images])
      .execute();
    if (known.length < images.size) return { ok: false, problem: 'menu.image' };
  }
  const sets = new Set(all.flatMap(({ setId }) => setId ?? []));
  const shared = await findSets(ctx.db, [...sets]);
  if ([...sets].some((id) => shared.get(id)?.purpose !== 'shared')) {
    return { ok: false, problem: 'menu.set' };
  }
  await saveMenu(ctx.db, before.name, [...items]);
  await ctx.invalidate([MENU_TAG]);
  return { ok: true, menu: await readMenu(ctx.db, before.name) };
}

function flat(items: readonly MenuItemInput[]): MenuItemInput[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}

function getVersion(items: readonly MenuItemInput[]): string {
  const words = JSON.stringify(items, ['label', 'url', 'mega', 'imageId', 'setId', 'children']);
  return createHash('sha1').update(words).digest('base64url');
}
