// A menu as rows of a list, each with its depth, as it is shown and moved in the admin. A row takes all
// that is below it along.
// Example: Shop > Cups, Journal is the rows Shop (0), Cups (1), Journal (0).

export interface MenuRow<Item> {
  id: string;
  depth: number;
  item: Item;
}

export interface MenuBranch<Item> {
  item: Item;
  children: MenuBranch<Item>[];
}

/** The menu has four levels at most. */
export const DEEPEST_ROW = 3;

export function getBranches<Item>(rows: readonly MenuRow<Item>[]): MenuBranch<Item>[] {
  const roots: MenuBranch<Item>[] = [];
  const open: MenuBranch<Item>[] = [];
  for (const { depth, item } of rows) {
    const branch = { item, children: [] };
    const parent = open[depth - 1];
    (parent?.children ?? roots).push(branch);
    open.splice(depth, open.length, branch);
  }
  return roots;
}

/** How many rows go along with the one at this place, itself included. */
function lengthAt<Item>(rows: readonly MenuRow<Item>[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  const next = rows.findIndex((row, place) => place > at && row.depth <= depth);
  return (next === -1 ? rows.length : next) - at;
}

/** The rows in the order they were dropped in; `moved` is the one that was dragged. */
export function moveRow<Item>(
  rows: readonly MenuRow<Item>[],
  order: readonly string[],
  moved: string,
): MenuRow<Item>[] {
  const from = rows.findIndex(({ id }) => id === moved);
  const to = order.indexOf(moved);
  if (from === -1 || to === -1) return [...rows];
  const branch = rows.slice(from, from + lengthAt(rows, from));
  const rest = rows.toSpliced(from, branch.length);
  const along = new Set(branch.map(({ id }) => id));
  const before = order.slice(0, to).filter((id) => !along.has(id)).length;
  // One step down leads over its own rows to the next row that stays.
  const place = to > from && before === from ? before + 1 : before;
  return placed(rest, branch, Math.min(place, rest.length));
}

/** Not deeper than one below the row before, not above the rows that hang on the row before. */
function placed<Item>(
  rest: readonly MenuRow<Item>[],
  branch: readonly MenuRow<Item>[],
  place: number,
): MenuRow<Item>[] {
  const depth = branch[0]?.depth ?? 0;
  const height = Math.max(...branch.map((row) => row.depth)) - depth;
  const least = rest[place]?.depth ?? 0;
  const maxDepth = Math.min((rest[place - 1]?.depth ?? -1) + 1, DEEPEST_ROW - height);
  const by = Math.min(Math.max(depth, least), Math.max(maxDepth, 0)) - depth;
  return rest.toSpliced(place, 0, ...deeper(branch, by));
}

function deeper<Item>(rows: readonly MenuRow<Item>[], by: number): MenuRow<Item>[] {
  return rows.map((row) => ({ ...row, depth: row.depth + by }));
}

/** One level in (1) or out (-1); null where that is not possible. */
export function indentRow<Item>(
  rows: readonly MenuRow<Item>[],
  id: string,
  by: 1 | -1,
): MenuRow<Item>[] | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  const branch = rows.slice(at, at + lengthAt(rows, at));
  const before = rows[at - 1]?.depth ?? -1;
  if (by === 1) {
    const lowest = Math.max(...branch.map(({ depth }) => depth));
    if (row.depth > before || lowest >= DEEPEST_ROW) return null;
    return rows.toSpliced(at, branch.length, ...deeper(branch, 1));
  }
  if (row.depth === 0) return null;
  // Rows that follow on its level would become its own: it moves behind them.
  const end = rows.findIndex((each, place) => place > at && each.depth < row.depth);
  const last = end === -1 ? rows.length : end;
  const followers = rows.slice(at + branch.length, last);
  return rows.toSpliced(at, last - at, ...followers, ...deeper(branch, -1));
}

/** Without the row and all below it. */
export function withoutRow<Item>(rows: readonly MenuRow<Item>[], id: string): MenuRow<Item>[] {
  const at = rows.findIndex((row) => row.id === id);
  return at === -1 ? [...rows] : rows.toSpliced(at, lengthAt(rows, at));
}
