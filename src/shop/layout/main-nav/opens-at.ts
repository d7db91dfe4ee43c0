import type { MenuItem } from '#wire/layout.ts';

/**
 * Whether a tree of entries starts open at an entry: it is the current page or contains it. On the
 * page of mugs, Shop and Tableware are open, and Textiles is not.
 */
export function opensAt({ url, children }: MenuItem, path: string): boolean {
  return url === path || children.some((child) => opensAt(child, path));
}

/** Whether an entry opens something: others below it, or a panel of blocks. */
export function opensMore({ children, panel }: MenuItem): boolean {
  return children.length > 0 || panel !== undefined;
}

/** The path of a page that is in a menu; '' of the others, for which the menu is rendered once. */
export function pathIn(items: readonly MenuItem[], path: string): string {
  return items.some((item) => opensAt(item, path)) ? path : '';
}
