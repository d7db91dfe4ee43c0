// Into which menu of the footer links are added. Each of these menus is a column with one title.
// Example: "Help" and "Legal" are columns: terms go below "Legal". Without such a column they become
// one where a menu is empty, else they go below the last title.

export interface FooterEntry {
  readonly label: string;
  readonly url: string;
  readonly children?: readonly FooterEntry[];
}

export interface FooterMenu<Entry extends FooterEntry> {
  readonly name: string;
  readonly items: readonly Entry[];
}

/** Links that no menu has yet. */
export function missingLinks<Link extends FooterEntry>(
  menus: readonly FooterMenu<FooterEntry>[],
  links: readonly Link[],
): Link[] {
  const present = new Set(menus.flatMap(({ items }) => items.flatMap(addresses)));
  return links.filter(({ url }) => !present.has(url));
}

function addresses({ url, children = [] }: FooterEntry): string[] {
  return [url, ...children.flatMap(addresses)];
}

/** Null where the footer has no menus. */
export function columnFor<Menu extends FooterMenu<FooterEntry>>(
  menus: readonly Menu[],
  title: string,
): Menu | null {
  const isTitled = ({ items }: Menu) =>
    items[0]?.label.trim().toLowerCase() === title.toLowerCase();
  return (
    menus.find(isTitled) ?? menus.find(({ items }) => items.length === 0) ?? menus.at(-1) ?? null
  );
}
