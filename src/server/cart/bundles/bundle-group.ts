import type { BundlePosition, StoredLine } from '../cart-state.ts';
import { lineKey } from '../line-key.ts';

// A bundle in the cart is a group of lines: its own and one for each item. They come, go, stand and
// count together. The group is named by the key of the bundle's own line, which stays as it is when
// an item is taken out.
// Example: two bundles of a tray and two mugs are the lines bundle ×2, tray ×2 and mug ×4.

export interface GroupedLine extends StoredLine {
  bundle: BundlePosition;
}

export function isGrouped(line: StoredLine): line is GroupedLine {
  return line.bundle !== null;
}

/** Whether this is the line of the bundle itself, not of one of its items. */
export function isHead(line: StoredLine): line is GroupedLine {
  return line.bundle?.item === '';
}

/** An item of a bundle as the bundle's rules ask for it. */
export function getChosen({ bundle, attributes }: GroupedLine) {
  return { id: bundle.item, quantity: bundle.each, attributes };
}

/** All lines of a group, the bundle's own first. */
export function getGroup(lines: readonly StoredLine[], group: string): GroupedLine[] {
  const groupLines = lines.filter((line): line is GroupedLine => line.bundle?.group === group);
  return [...groupLines.filter(isHead), ...groupLines.filter((line) => !isHead(line))];
}

/** What a group is made of, whatever its name and however many there are of it. */
export function getMade(group: readonly GroupedLine[]): string {
  const [head] = group.filter(isHead);
  const items = group
    .filter((line) => !isHead(line))
    .map(({ productId, variationId, attributes, choices, bundle: { item, each } }) => ({
      ...{ productId, variationId, attributes, choices, item, each },
    }))
    .sort((a, b) => (a.item < b.item ? -1 : 1));
  return lineKey({
    productId: head?.productId ?? 0,
    variationId: null,
    choices: head?.bundle.fields ?? {},
    bundle: items,
  });
}

/** The group of the same making, if the lines have one. */
export function sameGroup(
  lines: readonly StoredLine[],
  group: readonly GroupedLine[],
): GroupedLine | null {
  const target = getMade(group);
  const heads = lines.filter(isHead);
  return heads.find((head) => getMade(getGroup(lines, head.key)) === target) ?? null;
}

/** The same lines under a name that is still free among these. */
export function named(
  group: readonly GroupedLine[],
  removed: readonly StoredLine[],
): GroupedLine[] {
  let name = getMade(group);
  // A group that lost an item keeps its name, which another of the old making may want now.
  while (removed.some(({ key }) => key === name))
    name = lineKey({ productId: 0, variationId: null, choices: name });
  return group.map((line) => {
    const bundle = { ...line.bundle, group: name };
    const { productId, variationId, attributes, choices } = line;
    const place = { group: name, item: bundle.item };
    const key = isHead(line)
      ? name
      : lineKey({ productId, variationId, attributes, choices, bundle: place });
    return { ...line, key, bundle };
  });
}

/** So many of the bundle: each line has its pieces as often. */
export function times(group: readonly GroupedLine[], quantity: number): GroupedLine[] {
  return group.map((line) => ({ ...line, quantity: line.bundle.each * quantity }));
}

/** No notice of a price change that the visitor made themselves. */
export function unseen(group: readonly GroupedLine[]): GroupedLine[] {
  return group.map((line) => ({ ...line, seen: { price: null, problem: '' } }));
}

/** Puts a group in the place of another's head, or last; the lines of both must not be in `lines` twice. */
export function withGroup(
  lines: readonly StoredLine[],
  group: readonly GroupedLine[],
  place: string | null,
): StoredLine[] {
  const gone = new Set([place, group[0]?.bundle.group ?? '']);
  const at = lines.findIndex((line) => line.bundle !== null && gone.has(line.bundle.group));
  const rest = lines.filter((line) => line.bundle === null || !gone.has(line.bundle.group));
  const before =
    at < 0 ? rest.length : lines.slice(0, at).filter((line) => rest.includes(line)).length;
  return [...rest.slice(0, before), ...group, ...rest.slice(before)];
}

/** Two carts become one: equal groups add up, others keep to themselves. */
export function mergeGroups(
  groupLines: readonly StoredLine[],
  guest: readonly StoredLine[],
): StoredLine[] {
  let lines: StoredLine[] = [...groupLines];
  for (const head of guest.filter(isHead)) {
    const group = getGroup(guest, head.key);
    const same = sameGroup(lines, group);
    if (same) {
      const old = getGroup(lines, same.key);
      lines = withGroup(lines, times(old, same.quantity + head.quantity), null);
    } else {
      lines = [...lines, ...named(group, lines)];
    }
  }
  return lines;
}
