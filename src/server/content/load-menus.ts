import { findImages } from '#server/media/find-images.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { MenuItem } from '#wire/layout.ts';

/** Every menu of the shop as a tree, by its name. */
export async function loadMenus(ctx: ShopContext): Promise<Map<string, MenuItem[]>> {
  const rows = await ctx.db.selectFrom('menu_items').selectAll().orderBy('position').execute();
  const images = await findImages(
    ctx.db,
    rows.map((row) => row.image_id),
  );
  const items = new Map<number, MenuItem>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        label: row.label,
        url: row.url,
        mega: decodeFlag(row.mega),
        image: (row.image_id !== null && images.get(row.image_id)) || null,
        ...(row.set_id !== null && row.parent_id === null && { panel: row.set_id }),
        children: [],
      },
    ]),
  );
  const menus = new Map<string, MenuItem[]>();
  for (const row of rows) {
    const item = items.get(row.id);
    if (!item) continue;
    const parent = row.parent_id === null ? undefined : items.get(row.parent_id);
    if (parent) parent.children.push(item);
    else menus.set(row.menu, [...(menus.get(row.menu) ?? []), item]);
  }
  return menus;
}
