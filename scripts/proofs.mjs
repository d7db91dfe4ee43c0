// @ts-check
// Which test proves which requirement, from the ids at the end of a test's name.
//   'refuses a stale nonce [SE-11] [SE-12]' and 'refuses a stale nonce [SE-11, SE-12]' cite both.

const idShape = '[A-Z]{2}-\\d{2,3}';
const group = `\\[${idShape}(?:[,;]?\\s*${idShape})*\\]`;
const atEnd = new RegExp(`(?:\\s*${group})+\\s*$`);

/** @param {string} text */
const idsIn = (text) => text.match(new RegExp(idShape, 'g')) ?? [];

/**
 * The ids a requirements page defines, in its order: lines like `- **PP-01** (§2) …`.
 * @param {string} page
 */
export function requirementsIn(page) {
  const lines = page.matchAll(new RegExp(`^- \\*\\*(${idShape})\\*\\*\\s*(.*)$`, 'gm'));
  return [...lines].map(([, id = '', text = '']) => ({ id, text }));
}

/**
 * @param {string} name
 * @returns {{ ids: string[], misplaced: string[] }}
 */
export function citedIn(name) {
  const end = atEnd.exec(name)?.[0] ?? '';
  const before = name.slice(0, name.length - end.length);
  return {
    ids: idsIn(end),
    misplaced: (before.match(new RegExp(group, 'g')) ?? []).flatMap(idsIn),
  };
}

/**
 * @typedef {{ file: string, name: string }} Proof
 * @param {string[]} known
 * @param {Proof[]} tests
 */
export function match(known, tests) {
  const proofs = new Map(known.map((id) => [id, /** @type {Proof[]} */ ([])]));
  /** @type {string[]} */
  const problems = [];
  for (const test of tests) {
    const { ids, misplaced } = citedIn(test.name);
    for (const id of misplaced) {
      problems.push(`${test.file}: "${test.name}" cites ${id} before its end`);
    }
    for (const id of ids) {
      const list = proofs.get(id);
      if (list) list.push(test);
      else problems.push(`${test.file}: "${test.name}" cites ${id}, which no requirement has`);
    }
  }
  return { proofs, problems };
}
