import { getBranches, type MenuBranch, type MenuRow } from '#rules/content/menu-rows.ts';
import type { Menu } from '#wire/vitrine/content.ts';

/** What of an entry is written; what hangs below it is its place in the list. */
export type MenuEntry = Omit<Menu['items'][number], 'id' | 'children'>;

export type EntryRow = MenuRow<MenuEntry>;

interface DisplayedEntry extends MenuEntry {
  id: number;
  children?: readonly DisplayedEntry[];
}

export function toRows(items: readonly DisplayedEntry[], depth = 0): EntryRow[] {
  return items.flatMap(({ id, children = [], label, url, mega, image_id, set_id }) => [
    { id: String(id), depth, item: { label, url, mega, image_id, set_id } },
    ...toRows(children, depth + 1),
  ]);
}

export interface SentEntry extends MenuEntry {
  children: SentEntry[];
}

export function toEntries(rows: readonly EntryRow[]): SentEntry[] {
  const sent = ({ item, children }: MenuBranch<MenuEntry>): SentEntry => ({
    ...item,
    children: children.map(sent),
  });
  return getBranches(rows).map(sent);
}
