import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * `top`, `main` and `wide` are plain trees. A footer menu has one root, whose label is the column's
 * title and whose children are its links.
 */
export const MENUS = [
  'top',
  'main',
  'wide',
  'footer-1',
  'footer-2',
  'footer-3',
  'footer-4',
] as const;
export type MenuName = (typeof MENUS)[number];

export interface MenuItemInput {
  label: string;
  url: string;
  /** Shows the children as columns, with the picture beside them. */
  mega?: boolean;
  imageId?: number | null;
  /** Of shared blocks, shown as the panel of the entry. */
  setId?: number | null;
  children?: MenuItemInput[];
}

/** Replaces a whole menu. The caller holds the transaction and invalidates the tag `menu`. */
export async function saveMenu(db: Db, menu: MenuName, items: MenuItemInput[]): Promise<void> {
  await db.deleteFrom('menu_items').where('menu', '=', menu).execute();
  await insertItems(db, menu, null, items);
}

async function insertItems(
  db: Db,
  menu: MenuName,
  parentId: number | null,
  items: MenuItemInput[],
): Promise<void> {
  for (const [position, item] of items.entries()) {
    const { id } = await db
      .insertInto('menu_items')
      .values({
        menu,
        parent_id: parentId,
        position,
        label: item.label,
        url: item.url,
        mega: encodeFlag(item.mega ?? false),
        image_id: item.imageId ?? null,
        set_id: item.setId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertItems(db, menu, id, item.children ?? []);
  }
}
