import type { MenuItem } from '#wire/layout.ts';

/** What the entries of the menu of narrow screens are rendered from. */
export interface MenuData {
  items: MenuItem[];
  /** Shown after the entries. */
  links: MenuItem[];
  /** Path of the page, where it is in the menu. */
  path: string;
}
