// Two people with the same thing open: what one of them typed against what the other has saved. Values
// are compared leaf by leaf, so that one line of an address is a difference and not the whole address.
// Example: base { status: 'processing', billing: { city: 'Ulm' } }, mine { status: 'completed' } and
// theirs { status: 'processing', billing: { city: 'Bonn' } } give the rows `status` (mine) and
// `billing.city` (theirs).

type Fields = Readonly<Record<string, unknown>>;

export interface ConflictRow {
  /** Such as `billing.city`. */
  readonly field: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Parts of an item that say when and where: the server writes them. */
const NOT_TYPED = /^(_|date_modified|modified)/;

/** The fields of `mine` that differ from what was read. */
export function changedFields(base: Fields, mine: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => {
      const before = getLeaves({ [name]: base[name] });
      if (isOtherLength(base[name], value)) return true;
      return [...getLeaves({ [name]: value })].some(([at, text]) => before.get(at) !== text);
    }),
  );
}

/** What either of them has changed and the two do not agree about. */
export function conflictRows(base: Fields, mine: Fields, theirs: Fields): ConflictRow[] {
  const before = getLeaves(base);
  const changedLeaves = getLeaves(changedFields(base, mine));
  const other = getLeaves(theirs);
  const fields = new Set([...changedLeaves.keys(), ...other.keys()]);
  return [...fields].flatMap((field) => {
    const was = before.get(field) ?? '';
    const saved = other.get(field) ?? '';
    const typed = changedLeaves.get(field) ?? was;
    const isChanged = typed !== was || saved !== was;
    return isChanged && typed !== saved ? [{ field, before: was, mine: typed, theirs: saved }] : [];
  });
}

/** Whether all that was typed is what is saved already, as after an answer that was lost. */
export function isSavedAlready(base: Fields, mine: Fields, theirs: Fields): boolean {
  const saved = getLeaves(theirs);
  const typed = changedFields(base, mine);
  if (Object.entries(typed).some(([name, value]) => isOtherLength(theirs[name], value))) {
    return false;
  }
  return [...getLeaves(typed)].every(([at, text]) => saved.get(at) === text);
}

/** Of a list that lost an entry at its end every value that is left is as before. */
function isOtherLength(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) && one.length !== other.length;
}

function getLeaves(value: Fields): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [name, each] of Object.entries(value)) {
    if (NOT_TYPED.test(name)) continue;
    if (typeof each !== 'object' || each === null) {
      leaves.set(name, each === null || each === undefined ? '' : String(each));
      continue;
    }
    const current = getLeaves({ ...each });
    // A list that was emptied differs from the one that was read.
    if (current.size === 0) leaves.set(name, '');
    for (const [below, text] of current) leaves.set(`${name}.${below}`, text);
  }
  return leaves;
}
